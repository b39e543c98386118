// Glicko ratings, against the example of the paper that defines them.
import { expect, test } from 'vitest';
import { FIRST_RATING, rated } from './glicko.ts';

test('the example of Glickman’s paper, its three games one after another', () => {
  // The paper rates the three games together: 1464 and 151.4. One after another they give nearly the same.
  let own = { rating: 1500, deviation: 200 };
  own = rated(own, { rating: 1400, deviation: 30 }, 1);
  own = rated(own, { rating: 1550, deviation: 100 }, 0);
  own = rated(own, { rating: 1700, deviation: 300 }, 0);
  expect(Math.abs(own.rating - 1464)).toBeLessThan(8);
  expect(Math.abs(own.deviation - 151.4)).toBeLessThan(3);
});

test('one game of the paper, by hand', () => {
  // g = 0.9955, E = 0.639 (paper); d² and the new rating follow from them.
  const { rating, deviation } = rated({ rating: 1500, deviation: 200 }, { rating: 1400, deviation: 30 }, 1);
  expect(rating).toBeCloseTo(1563.4, 0);
  expect(deviation).toBeCloseTo(175.2, 0);
});

test.each([700, 1100, 1500, 1900, 2300])(
  'one answer to a puzzle of %i moves a new player by some 200 at most',
  (rating) => {
    for (const result of [0, 1] as const)
      expect(Math.abs(rated(FIRST_RATING, { rating, deviation: 80 }, result).rating - 1500)).toBeLessThan(
        220,
      );
  },
);

test('a first result says most, and an expected one little', () => {
  const first = rated(FIRST_RATING, { rating: 1500, deviation: 60 }, 1);
  expect(first.rating).toBeGreaterThan(1570);
  const known = { rating: 2000, deviation: 60 };
  expect(rated(known, { rating: 1000, deviation: 60 }, 1).rating - 2000).toBeLessThan(1);
  expect(rated(known, { rating: 1000, deviation: 60 }, 0).rating).toBeLessThan(1985);
});
