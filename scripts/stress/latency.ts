// How long players waited from sending a move until they saw it played.

export interface Latency {
  readonly decisions: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export function latencyOf(waits: readonly number[]): Latency {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return { decisions: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}
