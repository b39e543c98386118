// Exponential and logarithm without the engine's own functions.
import { expect, test } from 'vitest';
import { exp, log, tanh } from './exact-math.ts';
import { Rng } from './rng.ts';

/** The distance to the true value in units of the last place, at most. */
const isClose = (found: number, expected: number, units = 2) =>
  Math.abs(found - expected) <= units * Number.EPSILON * Math.abs(expected);

test('they agree with the functions of the language up to rounding', () => {
  const rng = new Rng(1);
  const wrong: number[] = [];
  for (let i = 0; i < 20_000; i++) {
    const x = (rng.float() - 0.5) * 2 ** (rng.int(24) - 13);
    const y = rng.float() * 2 ** (rng.int(60) - 30) + 2 ** -40;
    if (!isClose(exp(x), Math.exp(x)) || Math.abs(tanh(x) - Math.tanh(x)) > 1e-15) wrong.push(x);
    if (!isClose(log(y), Math.log(y))) wrong.push(y);
  }
  expect(wrong).toEqual([]);
});

test('the edges', () => {
  expect([exp(0), exp(-800), exp(800), exp(Number.NEGATIVE_INFINITY), exp(Number.NaN)]).toEqual([
    1,
    0,
    Number.POSITIVE_INFINITY,
    0,
    Number.NaN,
  ]);
  expect(exp(709.7)).toBeGreaterThan(1e308);
  expect(exp(-740)).toBeGreaterThan(0);
  expect([log(1), log(2), log(0)]).toEqual([0, Math.LN2, Number.NEGATIVE_INFINITY]);
  expect([tanh(0), tanh(50), tanh(-50)]).toEqual([0, 1, -1]);
});

test('known bits: another result here is another daily deal', () => {
  expect([-3.7, -0.61, 0.25, 5.5, 20.125].map(exp)).toEqual([
    0.024723526470339388, 0.5433508690744998, 1.2840254166877414, 244.69193226422038, 549764190.6604683,
  ]);
  expect([3, 0.7, 1e6].map(log)).toEqual([1.0986122886681096, -0.35667494393873245, 13.815510557964274]);
});
