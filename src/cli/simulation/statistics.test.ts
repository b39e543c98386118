// Statistics against values from other sources.
import { expect, test } from 'vitest';
import { largest, splitWins, spreadOf, wilson } from './statistics.ts';
import type { Counts } from './tally.ts';

const counts = (...values: readonly number[]): Counts => {
  const all: Counts = new Map();
  for (const value of values) all.set(value, (all.get(value) ?? 0) + 1);
  return all;
};

test('percentiles are observed values, by nearest rank', () => {
  const to100 = counts(...Array.from({ length: 100 }, (_, at) => at + 1));
  expect(spreadOf(to100)).toEqual({ mean: 50.5, p5: 5, p50: 50, p95: 95 });
  expect(spreadOf(counts(7))).toEqual({ mean: 7, p5: 7, p50: 7, p95: 7 });
  expect(spreadOf(counts(-3, -3), counts(9))).toEqual({ mean: 1, p5: -3, p50: -3, p95: 9 });
  expect(largest(counts(4, 19, 2))).toBe(19);
});

test('no values give zeros, not NaN', () => {
  expect(spreadOf(counts())).toEqual({ mean: 0, p5: 0, p50: 0, p95: 0 });
  expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

test('a shared win is split', () => {
  expect(splitWins(counts(1, 1, 2, 3, 3, 3))).toBe(3.5);
});

test('Wilson’s interval, against published values', () => {
  // Newcombe 1998, table I: 81 of 263 gives 0.2553 to 0.3662; 15 of 148 gives 0.0624 to 0.1605; 0 of 20 gives 0 to 0.1611.
  const rounded = ({ low, high }: { low: number; high: number }) =>
    [low, high].map((value) => value.toFixed(4));
  expect(rounded(wilson(81, 263))).toEqual(['0.2553', '0.3662']);
  expect(rounded(wilson(15, 148))).toEqual(['0.0624', '0.1605']);
  expect(rounded(wilson(0, 20))).toEqual(['0.0000', '0.1611']);
});
