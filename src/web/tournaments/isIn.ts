// Whether the reader still plays.
import type { Tournament } from '../../protocol/tournaments.ts';

export const isIn = ({ players, you }: Pick<Tournament, 'players' | 'you'>): boolean =>
  you !== null && players.some(({ number, hasLeft }) => number === you && !hasLeft);
