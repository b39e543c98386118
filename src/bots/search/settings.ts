// How a search goes about its work: plain data, so that levels and games can state their own.
import type { LevelNumbers } from '../../engine/levels.ts';

export interface SearchSettings extends Omit<LevelNumbers, 'overlooks' | 'misjudges'> {
  /** With the game's insight, or only by its rules. */
  readonly informed: boolean;
  /** The most time for one decision. */
  readonly milliseconds: number;
}

/** As the textbooks have it: every move, even playouts to the end, the outcome alone counts. */
export const PLAIN: SearchSettings = {
  informed: false,
  iterations: 2000,
  milliseconds: 1000,
  width: Number.POSITIVE_INFINITY,
  depth: Number.POSITIVE_INFINITY,
  trust: 0,
  horizon: Number.POSITIVE_INFINITY,
  exploration: 1.4,
  widening: Number.POSITIVE_INFINITY,
};
