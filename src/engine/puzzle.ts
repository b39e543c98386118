// The contract of a puzzle: a position of a real game in which one move is clearly best.
import type { Scene } from './teaching.ts';

/** The seat of the scene decides. */
export interface Puzzle extends Scene {
  /** The notation of the best move. */
  readonly best: string;
  /** The share of the victory that the best move leads to, and the most that another one does, as a master judges. */
  readonly chance: number;
  readonly next: number;
}
