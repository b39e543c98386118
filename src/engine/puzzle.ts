// The contract of a puzzle: a position of a real game in which one move is clearly best.
import type { Scene } from './teaching.ts';

/** The seat of the scene decides. */
export interface Puzzle extends Scene {
  /** The notation of the best move. */
  readonly best: string;
  /** The chance of winning with the best move, and with the best of the other moves, as a master judges. */
  readonly chance: number;
  readonly next: number;
}
