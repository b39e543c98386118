// Control variates: the mean stays, the variance falls.
import { expect, test } from 'vitest';
import { rngOf } from '../../../src/engine/index.ts';
import { adjusted, meanOf, type PlayedResult, varianceOf } from './adjust.ts';

test('results without their luck have the same mean and scatter less', () => {
  const rng = rngOf('adjust');
  const results = Array.from({ length: 4000 }, (): PlayedResult => {
    const [chance, decisions, rest] = [rng.float() - 0.5, rng.float() - 0.5, rng.float() - 0.5];
    return { share: 0.6 + chance + 0.5 * decisions + 0.3 * rest, chance: 2 * chance, decisions };
  });
  const raw = results.map(({ share }) => share);
  const chance = adjusted(results, ['chance']);
  const both = adjusted(results, ['chance', 'decisions']);
  for (const list of [raw, chance, both]) expect(Math.abs(meanOf(list) - 0.6)).toBeLessThan(0.02);
  // Of the variance 1 + 0.25 + 0.09 a part of 1 and then of 0.25 is explained.
  expect(varianceOf(raw) / varianceOf(chance)).toBeCloseTo(1.34 / 0.34, 0);
  expect(varianceOf(raw) / varianceOf(both)).toBeGreaterThan(12);
});
