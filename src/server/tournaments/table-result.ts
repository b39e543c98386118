// The points of a table that is over or closed.
import { playerOf } from '../matches/config.ts';
import { rankOf, seatHolderOf } from '../ratings/ratings.ts';
import type { PlayerRow } from '../storage/schema.ts';
import { pointsOf } from './standings.ts';

export interface TableResult {
  readonly points: readonly number[];
  /** The seats of people who did not come. */
  readonly absent: readonly number[];
}

/**
 * `people`: whether each seat was kept for a person. A player who did not come gets nothing. One who has left the game to a bot comes
 * after everybody who stayed. Games without places (all have agreed, or the table was closed) are shared by those who came.
 */
export function tableResult(
  people: readonly boolean[],
  players: readonly PlayerRow[],
  result: string | null,
): TableResult {
  const isAbsent = (seat: number) => {
    const row = players[seat];
    return people[seat] === true && (!row || row.kind === 'bot' || row.contribution === null);
  };
  const read: { readonly places?: readonly number[] } = result === null ? {} : JSON.parse(result);
  const places = [...(read.places ?? people.map(() => 1))];
  const holders = players.map((row) => seatHolderOf(playerOf(row)));
  const ranks = people.map((_, seat) => {
    return isAbsent(seat) ? 3 * people.length : rankOf({ holders, places }, seat);
  });
  const absent = [...people.keys()].filter(isAbsent);
  return { absent, points: pointsOf(ranks).map((points, seat) => (absent.includes(seat) ? 0 : points)) };
}
