// Statistics of counts: means, percentiles, shares with confidence intervals.
import type { Counts } from './tally.ts';

export interface Spread {
  readonly mean: number;
  readonly p5: number;
  readonly p50: number;
  readonly p95: number;
}

export interface Share {
  readonly share: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** Percentiles by nearest rank, so each is a value that occurred. All zero where nothing was counted. */
export function spreadOf(...parts: readonly Counts[]): Spread {
  const sorted = inOrder(parts);
  const total = sorted.reduce((sum, [, times]) => sum + times, 0);
  if (total === 0) return { mean: 0, p5: 0, p50: 0, p95: 0 };
  const sum = sorted.reduce((sum, [value, times]) => sum + value * times, 0);
  const percentile = (percent: number) => {
    const rank = Math.ceil((percent / 100) * total);
    let seen = 0;
    for (const [value, times] of sorted) {
      seen += times;
      if (seen >= rank) return value;
    }
    return 0;
  };
  return { mean: sum / total, p5: percentile(5), p50: percentile(50), p95: percentile(95) };
}

export function largest(counts: Counts): number {
  return Math.max(0, ...counts.keys());
}

/** A win shared by three is a third of a win. */
export function splitWins(wins: Counts): number {
  return inOrder([wins]).reduce((sum, [winners, times]) => sum + times / winners, 0);
}

/** Wilson's score interval, which holds for small numbers and for shares near 0 and 1 too. */
export function wilson(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const z = 1.959963984540054;
  const share = wins / games;
  const centre = share + (z * z) / (2 * games);
  const reach = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return { share, low: Math.max(0, (centre - reach) / scale), high: Math.min(1, (centre + reach) / scale) };
}

/** Sorted, so that sums of fractions do not depend on the order in which counts arrived. */
export function inOrder(parts: readonly Counts[]): [number, number][] {
  const all: Counts = new Map();
  for (const part of parts) for (const [value, times] of part) all.set(value, (all.get(value) ?? 0) + times);
  return [...all].sort(([a], [b]) => a - b);
}
