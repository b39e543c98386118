// Corrected chances: what a correction means, and that hints show corrected ones in the same order.
import { expect, test } from 'vitest';
import type { AnyInsight } from '../engine/insight.ts';
import { calibrated, shownChance } from './calibrated.ts';

const NOTHING_KNOWN: AnyInsight = {
  evaluate: () => [0.5, 0.5],
  playout: (_state, _seat, moves) => moves[0],
  isQuiet: () => true,
};
const CHANCES = [0, 0.05, 0.2, 0.5, 0.8, 0.95, 1];

test('a slope below one brings expectations nearer to a fair share, and keeps their order', () => {
  const corrected = CHANCES.map((chance) => calibrated(chance, { slope: 0.5, shift: 0 }, 0.25));
  expect(corrected).toEqual(corrected.toSorted((a, b) => a - b));
  expect(calibrated(0.25, { slope: 0.5, shift: 0 }, 0.25)).toBeCloseTo(0.25, 12);
  // Odds of 9 to 1 beside fair ones of 1 to 3 are 27 times as good; of that the root is left.
  const odds = Math.sqrt(27) / 3;
  expect(calibrated(0.9, { slope: 0.5, shift: 0 }, 0.25)).toBeCloseTo(odds / (1 + odds), 12);
});

test('a shift changes all odds by the same factor', () => {
  expect(calibrated(0.5, { slope: 1, shift: Math.log(1 / 3) }, 0.5)).toBeCloseTo(0.25, 12);
});

test('certainties stay finite and at their end', () => {
  expect(calibrated(1, { slope: 1, shift: 0 }, 0.5)).toBeCloseTo(0.999, 12);
  expect(calibrated(0, { slope: 1, shift: 0 }, 0.5)).toBeCloseTo(0.001, 12);
});

test('only for the number of seats that was measured', () => {
  const insight = { ...NOTHING_KNOWN, calibration: { 2: { slope: 0.5, shift: 0 } } };
  expect(shownChance(0.9, insight, 2)).toBeCloseTo(0.75, 12);
  expect(shownChance(0.9, insight, 3)).toBe(0.9);
  expect(shownChance(0.9, NOTHING_KNOWN, 2)).toBe(0.9);
});
