// What of a table's log was not told yet, however its positions come: one by one, several at once, or after a break.
import type { LogEntry } from '../../engine/turns.ts';

/** After a long break the rest is left to the key that tells what happened. */
export const MAX_CAUGHT_UP = 30;

export class UntoldLog {
  private told = 0;

  /** Counts everything as told. A log is shorter than before if moves were taken back. */
  take(log: readonly LogEntry[]): readonly LogEntry[] {
    const untold = log.slice(this.told);
    this.told = log.length;
    return untold.slice(-MAX_CAUGHT_UP);
  }
}
