// How a search goes about its work: plain data, so that levels and games can state their own.

export interface SearchSettings {
  /** With the game's insight, or only by its rules. */
  readonly informed: boolean;
  /** How many playouts at most, all moves together. */
  readonly iterations: number;
  /** The most time for one decision. */
  readonly milliseconds: number;
  /** How many moves enter the race at the root, the most promising first. */
  readonly width: number;
  /** How many decisions after the first one the tree remembers; playouts go on below. */
  readonly depth: number;
  /** Decisions in a playout before it is judged wherever it stands. */
  readonly horizon: number;
  /** How curious the tree is, in standard deviations of the results. */
  readonly exploration: number;
  /** A node seen n times looks at `widening · √n` moves, the most promising first. */
  readonly widening: number;
}

/** As the textbooks have it: every move, even playouts to the end, the outcome alone counts. */
export const PLAIN: SearchSettings = {
  informed: false,
  iterations: 2000,
  milliseconds: 1000,
  width: Number.POSITIVE_INFINITY,
  depth: Number.POSITIVE_INFINITY,
  horizon: Number.POSITIVE_INFINITY,
  exploration: 1.4,
  widening: Number.POSITIVE_INFINITY,
};

export const INFORMED: SearchSettings = {
  informed: true,
  iterations: 1500,
  milliseconds: 1000,
  width: 24,
  depth: 2,
  horizon: 200,
  exploration: 1,
  widening: 1.5,
};
