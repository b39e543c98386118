// A sample of `npm run stress -- take-backs`.
import { expect, test } from 'vitest';
import { allGames } from '../../src/games/loaded.ts';
import { playRandomly } from './take-backs.ts';

const GAMES = 6;

test.each(allGames)('$game.id: random games with take-backs and orders rebuild and verify', ({ game }) => {
  const played = Array.from({ length: GAMES }, (_, i) => playRandomly(game, `sample ${game.id} ${i}`));
  expect(played.some(({ takeBacks }) => takeBacks > 0)).toBe(true);
  expect(played.some(({ ordered }) => ordered > 0)).toBe(true);
  expect(played.some(({ planned }) => planned > 0)).toBe(true);
});
