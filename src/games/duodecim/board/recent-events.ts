// What stays visible after it has happened: where the other player's pawns went, and why dice changed hands.
import type { VisibleEvent } from '../../../engine/events.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Event } from '../rules/state.ts';

type Handing = Extract<Event, { key: 'dice-handed-over' | 'dice-lost' }>;

export interface RecentEvents {
  /** The seat that moved last, and the letters where the pawns of that turn ended. */
  readonly mover: Seat | null;
  readonly places: readonly number[];
  /** The last dice that could not be played, and the number of the roll in which that happened. */
  readonly handing: Handing | null;
  readonly rolls: number;
}

export const NO_RECENT_EVENTS: RecentEvents = { mover: null, places: [], handing: null, rolls: 0 };

type TrackedEvent = Handing | Extract<Event, { key: 'moved' | 'entered' }>;
const TRACKED_KEYS: readonly string[] = ['moved', 'entered', 'dice-handed-over', 'dice-lost'];
/** Nothing is secret in this game, so a visible event is the whole event. */
const isTracked = (events: VisibleEvent): events is VisibleEvent & TrackedEvent =>
  TRACKED_KEYS.includes(events.key);

export function trackEvents(
  recent: RecentEvents,
  events: readonly VisibleEvent[],
  rolls: number,
): RecentEvents {
  let { mover, places, handing, rolls: since } = recent;
  for (const event of events.filter(isTracked)) {
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
