import { expect, test } from 'vitest';
import { joins, setsIn } from './joins.ts';

test('the sets in a row of numbers: equal, rising, falling, sharing a card', () => {
  expect(setsIn([3, 3, 7, 6, 5, 6, 9])).toEqual([
    { first: 0, last: 1 },
    { first: 2, last: 4 },
    { first: 4, last: 5 },
  ]);
  expect(setsIn([1, 3, 5])).toEqual([]);
  expect(setsIn([4])).toEqual([]);
});

test('a number goes together with an equal neighbour or one beside it', () => {
  expect(joins(5, 6, 9)).toBe(true);
  expect(joins(5, undefined, 5)).toBe(true);
  expect(joins(5, 3, 7)).toBe(false);
});
