// The levels of bots, and the settings that a game may change.

/** From the weakest to the strongest. */
export const LEVELS = ['novice', 'apprentice', 'scribe', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** The settings of a level. `bots/levels.ts` has the usual values. */
export interface LevelSettings {
  /** Playouts per decision; with 0 a bot looks one move ahead. */
  readonly iterations: number;
  /** The number of moves compared at the root, the most promising first. */
  readonly width: number;
  /** The depth of the search tree in decisions after the first; playouts continue below it. */
  readonly depth: number;
  /** The number of playouts that the evaluation right after a move counts for. */
  readonly priorWeight: number;
  /** The maximum number of decisions in a playout before it is evaluated. */
  readonly horizon: number;
  /** The exploration constant of the tree, in standard deviations of the results. */
  readonly exploration: number;
  /** A tree node with n visits considers `widening · √n` moves, the most promising first. */
  readonly widening: number;
  /**
   * If the insight has beliefs: how many determinizations are drawn and weighed for each one that is used.
   * With 0, what the others did is not read.
   */
  readonly drawsPerTruth: number;
  /** The number of standard errors behind the best at which a move is dropped at once; 0 for never. */
  readonly dropAtErrors: number;
  /** 1 if playouts are judged by the insight's `mastersValue`, where it has one; 0 if by its evaluation. */
  readonly mastersValue: number;
  /** The probability of overlooking a move, 0 to 1. */
  readonly overlookRate: number;
  /** The maximum error in judging a move, as a win share between two seats. */
  readonly misjudgement: number;
}

/** Only the settings that differ from the usual ones. */
export type LevelOverrides = { readonly [level in Level]?: Partial<LevelSettings> };
