// A match as the server lists it, for tests.
import type { ListedMatch } from '../../protocol/http.ts';

export const listedMatch = (match: string, isMyTurn = false): ListedMatch => ({
  match,
  game: 'scout',
  state: 'playing',
  names: ['Anna', 'Bruno'],
  free: 0,
  clock: null,
  at: 0,
  isMyTurn,
});
