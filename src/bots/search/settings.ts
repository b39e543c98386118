// The settings of a search.
import type { LevelSettings } from '../../engine/levels.ts';

export interface SearchSettings extends Omit<LevelSettings, 'overlookRate' | 'misjudgement'> {
  /** Whether it uses the game's insight, or only the rules. */
  readonly informed: boolean;
  /** The time limit of one decision. */
  readonly milliseconds: number;
}

/** The textbook search: all moves, random playouts to the end, only the outcome counts. */
export const PLAIN: SearchSettings = {
  informed: false,
  iterations: 2000,
  milliseconds: 1000,
  width: Number.POSITIVE_INFINITY,
  depth: Number.POSITIVE_INFINITY,
  priorWeight: 0,
  horizon: Number.POSITIVE_INFINITY,
  exploration: 1.4,
  widening: Number.POSITIVE_INFINITY,
  drawsPerTruth: 0,
  dropAtErrors: 0,
  mastersValue: 0,
};
