// What stays visible after it has happened: where the other player's pawns went, and why dice changed hands.
import type { VisibleEvent } from '../../../engine/events.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Event } from '../rules/state.ts';

type Handing = Extract<Event, { key: 'dice-handed-over' | 'dice-lost' }>;

/** The last turn of a seat: the letters where its pawns ended, and those they came from. */
interface Journeys {
  readonly places: readonly number[];
  readonly left: readonly number[];
}

export interface RecentEvents {
  /** The seat that moved last. */
  readonly mover: Seat | null;
  /** By seat. */
  readonly journeys: readonly [Journeys, Journeys];
  /** The last dice that could not be played, and the number of the roll in which that happened. */
  readonly handing: Handing | null;
  readonly rolls: number;
}

const NO_JOURNEYS: Journeys = { places: [], left: [] };
export const NO_RECENT_EVENTS: RecentEvents = {
  mover: null,
  journeys: [NO_JOURNEYS, NO_JOURNEYS],
  handing: null,
  rolls: 0,
};

type TrackedEvent = Handing | Extract<Event, { key: 'moved' | 'entered' }>;
const TRACKED_KEYS: readonly string[] = ['moved', 'entered', 'dice-handed-over', 'dice-lost'];
/** Nothing is secret in this game, so a visible event is the whole event. */
const isTracked = (events: VisibleEvent): events is VisibleEvent & TrackedEvent =>
  TRACKED_KEYS.includes(events.key);

const isHit = (event: VisibleEvent): event is VisibleEvent & Extract<Event, { key: 'hit' }> =>
  event.key === 'hit';

/** The letters on which a pawn has just been hit. */
export const struckPlaces = (events: readonly VisibleEvent[]): readonly number[] =>
  events.filter(isHit).map(({ args }) => args.at.place);

export function trackEvents(
  recent: RecentEvents,
  events: readonly VisibleEvent[],
  rolls: number,
): RecentEvents {
  let { mover, journeys, handing, rolls: since } = recent;
  for (const event of events.filter(isTracked)) {
    if (event.key === 'dice-handed-over' || event.key === 'dice-lost') {
      handing = event;
      since = rolls;
    } else {
      const { seat, to } = event.args;
      const { places, left } = seat === mover ? journeys[seat === 0 ? 0 : 1] : NO_JOURNEYS;
      const now = {
        places: [...places, to.place],
        left: event.key === 'moved' ? [...left, event.args.from.place] : left,
      };
      journeys = seat === 0 ? [now, journeys[1]] : [journeys[0], now];
      mover = seat;
    }
  }
  return { mover, journeys, handing, rolls: since };
}
