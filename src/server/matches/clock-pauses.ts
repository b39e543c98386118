// The times during which the clock of a seat stands still, because its person is on vacation.
import type { Seat } from '../../engine/index.ts';

export interface Pause {
  readonly from: number;
  readonly to: number;
}

/** By seat, in order and without overlaps. */
export type Pauses = readonly (readonly Pause[])[];

/** When this much time has passed since `from`, pauses not counted. */
export function endOf(pauses: readonly Pause[], from: number, ms: number): number {
  let end = from + ms;
  for (const pause of pauses) {
    const start = Math.max(pause.from, from);
    if (start < end && pause.to > start) end += pause.to - start;
  }
  return end;
}

/** The time between two points, pauses not counted. */
export function timeBetween(pauses: readonly Pause[], from: number, to: number): number {
  let ms = Math.max(0, to - from);
  for (const pause of pauses) ms -= Math.max(0, Math.min(pause.to, to) - Math.max(pause.from, from));
  return Math.max(0, ms);
}

/** The clocks of a session read this: it changes when a vacation does, and no move has to be made for it. */
export class ClockPauses {
  private bySeat: Pauses = [];

  update(bySeat: Pauses): void {
    this.bySeat = bySeat;
  }

  of(seat: Seat): readonly Pause[] {
    return this.bySeat[seat] ?? [];
  }
}
