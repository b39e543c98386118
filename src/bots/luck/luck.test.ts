// Luck: what chance brought beyond its mean, which is zero on average.
import { expect, test } from 'vitest';
import { rngOf } from '../../engine/chance.ts';
import { findGame, insightOf } from '../../games/loaded.ts';
import { playGame } from '../../library/play-game.ts';
import { random } from '../random.ts';
import { evenlyDrawn, luckOf, positionValue } from './luck.ts';

test('of evenly drawn moves each comes as often as it is likely', () => {
  const odds = [
    { move: 'a', weight: 1 },
    { move: 'b', weight: 3 },
  ];
  const counts = { a: 0, b: 0 };
  const rng = rngOf('dice');
  for (let i = 0; i < 400; i++)
    for (const move of evenlyDrawn(odds, 2, rng)) counts[move === 'a' ? 'a' : 'b']++;
  expect(counts.a + counts.b).toBe(800);
  expect(Math.abs(counts.a - 200)).toBeLessThan(40);
});

test('two seats have opposite luck; without a bot there is no luck of decisions', () => {
  const game = findGame('biblios')!;
  const insight = insightOf(game);
  const { table } = playGame(game, [random, random], 'luck');
  const value = positionValue(game, insight);
  const account = (seat: number, bots: readonly (typeof random | null)[]) =>
    luckOf(table, insight, seat, value, rngOf('samples'), { samples: 3, botSamples: 2, bots });
  const [first, second] = [0, 1].map((seat) => account(seat, [random, random]));
  expect(first!.chance + second!.chance).toBeCloseTo(0);
  expect(first!.decisions + second!.decisions).toBeCloseTo(0);
  expect(Math.abs(first!.chance)).toBeGreaterThan(0);
  expect(account(0, [null, null]).decisions).toBe(0);
});
