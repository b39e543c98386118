// How long people waited from sending a decision to being told that it is played.

export interface Waiting {
  readonly decisions: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export function waitingOf(waits: readonly number[]): Waiting {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return { decisions: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}
