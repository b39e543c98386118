// The contract of a puzzle: a position of a real game in which one move is best.
import type { PackedScene } from './teaching.ts';
import type { Lang } from './texts.ts';

/** The seat of the scene decides. */
export interface Puzzle extends PackedScene {
  /** The notation of the best move. */
  readonly best: string;
  /** The chance of winning with the best move, and with the best of the other moves, as playouts judge. */
  readonly chance: number;
  readonly next: number;
  /** How many playouts, over its best moves, confirmed the answer; 0 in a game with dice, where a search over all rolls did. */
  readonly playouts: number;
  /** The difficulty, on the scale of players: somebody with this rating solves it every second time. */
  readonly rating: number;
  /** What it is about: a key of the themes. */
  readonly theme: string;
}

/** What a game's `teaching/puzzles.ts` exports. */
export interface PuzzleSet {
  readonly puzzles: readonly Puzzle[];
  /** The names of the themes, in the order of a game. */
  readonly themes: Readonly<Record<Lang, Readonly<Record<string, string>>>>;
  /** The theme of a puzzle, by what its seat sees and by the answer. */
  themeOf(view: unknown, move: unknown): string;
}

/** Typed for one game. */
export function puzzleSet<V, M, T extends string>(
  puzzles: readonly Puzzle[],
  themes: Readonly<Record<Lang, Readonly<Record<T, string>>>>,
  themeOf: (view: V, move: M) => T,
): PuzzleSet {
  return { puzzles, themes, themeOf: (view, move) => themeOf(view as V, move as M) };
}
