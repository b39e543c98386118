// Whether the reader still plays, and at which table.
import type { Tournament } from '../../protocol/tournaments.ts';

export const isIn = ({ players, you }: Pick<Tournament, 'players' | 'you'>): boolean =>
  you !== null && players.some(({ number, hasLeft }) => number === you && !hasLeft);

/** The table where the reader is waited for: not one that they have left, or that is done. */
export function runningTable({
  players,
  you,
  yourTable,
  tables,
}: Pick<Tournament, 'players' | 'you' | 'yourTable' | 'tables'>): string | null {
  const isDone = tables.some(({ match, points }) => match === yourTable && points !== null);
  return isIn({ players, you }) && !isDone ? yourTable : null;
}
