// How a match ended before the rules ended its game: by resignation or by agreement. A note beside the record.
import type { Outcome, Seat } from './game.ts';

export type Ending =
  /** `places`: one for each seat, as in an outcome. */
  | { readonly reason: 'resigned'; readonly by: Seat; readonly places: readonly number[] }
  /** Everybody wanted to stop: nobody has won. */
  | { readonly reason: 'agreed' };

/** Whether a recorded game is over: by its result, or because the players have stopped. */
export const isFinished = (record: { readonly result: Outcome | null; readonly ending?: Ending }): boolean =>
  record.result !== null || record.ending !== undefined;

/** Null for anything else than the ending of a match with this many seats. */
export function readEnding(data: unknown, seats: number): Ending | null {
  if (typeof data !== 'object' || data === null || !('reason' in data)) return null;
  if (data.reason === 'agreed') return { reason: 'agreed' };
  if (data.reason !== 'resigned' || !('by' in data) || !('places' in data)) return null;
  const { by, places } = data;
  if (!isCount(by, 0, seats - 1) || !Array.isArray(places) || places.length !== seats) return null;
  return places.every((place) => isCount(place, 1, seats)) ? { reason: 'resigned', by, places } : null;
}

function isCount(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
