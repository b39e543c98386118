// What the eye should still find after it has happened: where the other's pawns went, and why dice changed hands.
import type { ToldEvent } from '../../../engine/events.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Event } from '../state.ts';

type Handing = Extract<Event, { key: 'dice-handed-over' | 'dice-lost' }>;

export interface News {
  /** Who moved last, and the letters where the pawns of that turn came to stand. */
  readonly mover: Seat | null;
  readonly places: readonly number[];
  /** The last dice that could not be played, and the number of the roll since which it is known. */
  readonly handing: Handing | null;
  readonly rolls: number;
}

export const NO_NEWS: News = { mover: null, places: [], handing: null, rolls: 0 };

type Followed = Handing | Extract<Event, { key: 'moved' | 'entered' }>;
const FOLLOWED: readonly string[] = ['moved', 'entered', 'dice-handed-over', 'dice-lost'];
/** Nothing is secret in this game, so what is told is the whole event. */
const isFollowed = (told: ToldEvent): told is ToldEvent & Followed => FOLLOWED.includes(told.key);

export function follow(news: News, told: readonly ToldEvent[], rolls: number): News {
  let { mover, places, handing, rolls: since } = news;
  for (const event of told.filter(isFollowed)) {
    if (event.key === 'dice-handed-over' || event.key === 'dice-lost') {
      handing = event;
      since = rolls;
    } else {
      const { seat, to } = event.args;
      places = seat === mover ? [...places, to.place] : [to.place];
      mover = seat;
    }
  }
  return { mover, places, handing, rolls: since };
}
