// The levels of bots, and the numbers by which a game may fit them to itself.

/** From gentle to strongest. */
export const LEVELS = ['novice', 'apprentice', 'scribe', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** What tells one level from another. See `bots/levels.ts` for what is usual. */
export interface LevelNumbers {
  /** Playouts for a decision; with none of them a bot looks one move ahead. */
  readonly iterations: number;
  /** How many moves enter the race at the root, the most promising first. */
  readonly width: number;
  /** How many decisions after the first one a search remembers in its tree; playouts go on below. */
  readonly depth: number;
  /** As how many playouts the evaluation right after a move counts. */
  readonly trust: number;
  /** Decisions in a playout before it is judged wherever it stands. */
  readonly horizon: number;
  /** How curious the tree is, in standard deviations of the results. */
  readonly exploration: number;
  /** A point of the tree seen n times looks at `widening · √n` moves, the most promising first. */
  readonly widening: number;
  /** The chance to overlook a move, 0 to 1. */
  readonly overlooks: number;
  /** How far off the judgement of a move can be, in shares of the victory between two. */
  readonly misjudges: number;
}

/** Only what is not as usual. */
export type LevelChanges = { readonly [level in Level]?: Partial<LevelNumbers> };
