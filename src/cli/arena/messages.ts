// What the main thread and the workers of an arena share and tell each other.
import type { Bout } from './bout.ts';
import type { ArenaPlan } from './plan.ts';

/** In the counter: how many games have been taken, and whether to stop. */
export const TAKEN = 0;
export const STOP = 1;

export interface ArenaData {
  readonly plan: ArenaPlan;
  readonly counter: Int32Array<SharedArrayBuffer>;
}

/** Null: this worker is done. */
export type FromArena = Bout | null;
