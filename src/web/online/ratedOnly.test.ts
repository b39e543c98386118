import { expect, test } from 'vitest';
import { ratedOnly } from './ratedOnly.ts';

test('casual games give no rating to show', () => {
  const casual = { game: 'scout', rating: 1500, uncertainty: 491, games: 2, ratedGames: 0 };
  const rated = { game: 'biblios', rating: 1578, uncertainty: 430, games: 3, ratedGames: 1 };
  expect(ratedOnly([casual, rated])).toEqual([rated]);
});
