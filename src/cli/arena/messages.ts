// What the main thread and the workers of an arena share and send.
import type { ThreadFailure } from '../thread-failures.ts';
import type { ArenaGame } from './game.ts';
import type { ArenaPlan } from './plan.ts';

/** Indexes of the shared counter: the number of games taken, and 1 to stop. */
export const TAKEN = 0;
export const STOP = 1;

export interface ArenaData {
  readonly plan: ArenaPlan;
  readonly counter: Int32Array<SharedArrayBuffer>;
}

export type FromArena =
  | { readonly kind: 'game'; readonly game: ArenaGame }
  | { readonly kind: 'done' }
  | ThreadFailure;
