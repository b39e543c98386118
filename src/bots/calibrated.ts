// Corrects an expected chance of winning by what such expectations have turned out to be worth.
import { exp, log } from '../engine/exact-math.ts';
import type { AnyInsight, Calibration } from '../engine/insight.ts';

/** Keeps the odds finite. */
const MARGIN = 0.001;

/** The chance to show for one that a master expects; the same where nothing is known about its mistakes. */
export function shownChance(expected: number, { calibration }: AnyInsight, seats: number): number {
  const known = calibration?.[seats];
  return known ? calibrated(expected, known, 1 / seats) : expected;
}

/** `fair` is the chance of a seat when nothing is known. The order of chances stays the same. */
export function calibrated(chance: number, { slope, shift }: Calibration, fair: number): number {
  const even = logOdds(fair);
  const bounded = Math.min(1 - MARGIN, Math.max(MARGIN, chance));
  return 1 / (1 + exp(-(even + slope * (logOdds(bounded) - even) + shift)));
}

function logOdds(chance: number): number {
  return log(chance / (1 - chance));
}
