// Moves that are as good as the best one.
import { expect, test } from 'vitest';
import { alikeMoves } from './alikeMoves.ts';

const hints = (...values: number[]) => values.map((value) => ({ notation: String(value), value }));

test('only those within the error of a search', () => {
  expect(alikeMoves(hints(0.33, 0.325, 0.318, 0.29))).toHaveLength(3);
  expect(alikeMoves(hints(0.6, 0.5))).toHaveLength(1);
  expect(alikeMoves([])).toEqual([]);
});
