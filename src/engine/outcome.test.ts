// Places at the end.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesBy, placesByScore } from './outcome.ts';

test('most points win; equals share a place and leave the next one empty', () => {
  expect(placesByScore([5, 9, 7])).toEqual([3, 1, 2]);
  expect(placesByScore([9, 9, 7])).toEqual([1, 1, 3]);
  expect(placesByScore([3, 7, 7, 7, 1])).toEqual([4, 1, 1, 1, 5]);
  expect(placesByScore([0, 0])).toEqual([1, 1]);
  expect(placesByScore([-3, -1])).toEqual([2, 1]);
});

test('a tie-breaker is part of the order given', () => {
  const results = [
    { points: 9, cards: 2 },
    { points: 9, cards: 4 },
    { points: 8, cards: 0 },
  ];
  expect(placesBy(results, (a, b) => b.points - a.points || a.cards - b.cards)).toEqual([1, 2, 3]);
});

test('a place is one more than the seats ahead', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 5 })), (scores) => {
      for (const [seat, place] of placesByScore(scores).entries()) {
        expect(place - 1).toBe(scores.filter((score) => score > scores[seat]!).length);
      }
    }),
  );
});
