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
 * `hasLeft` is given if an operator has closed or deleted the table: then only those who have left the tournament do not share it.
 */
export function tableResult(
  people: readonly boolean[],
  players: readonly PlayerRow[],
  result: string | null,
  hasLeft: readonly boolean[] | null = null,
): TableResult {
  const isAbsent = (seat: number) => {
    if (hasLeft) return hasLeft[seat] === true;
    const row = players[seat];
    return people[seat] === true && (!row || row.kind === 'bot' || row.contribution === null);
  };
  const read: { readonly places?: readonly number[] } = result === null ? {} : JSON.parse(result);
  const places = [...(read.places ?? people.map(() => 1))];
  const holders = players.map((row) => seatHolderOf(playerOf(row)));
  const ranks = people.map((_, seat) => {
    if (isAbsent(seat)) return 3 * people.length;
    return hasLeft ? 1 : rankOf({ holders, places }, seat);
  });
  const absent = [...people.keys()].filter(isAbsent);
  return { absent, points: pointsOf(ranks).map((points, seat) => (absent.includes(seat) ? 0 : points)) };
}
