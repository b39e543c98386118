// How an expectimax player goes about its work: plain data, so that levels and games can state their own.
import { type Lapses, NO_LAPSES } from '../lapses.ts';

export interface ExpectimaxSettings {
  /**
   * How much the judgement after each ply counts. The first is the own turn, then come the opponent's rolls with the
   * best answer to each, then own rolls, and so on.
   */
  readonly plies: readonly number[];
  /** What positions are judged by: the game's hand-made evaluation or its trained network. */
  readonly evaluation: 'hand-made' | 'learned';
  /** How many ends of the own turn are looked at beyond one ply, and how far they may be behind the best at one. */
  readonly candidates: number;
  readonly margin: number;
  /** How many standard errors one of them must be behind in the rolls so far to be given up. */
  readonly doubt: number;
  /** How often each roll of the opponent is looked at, with other rolls after it. */
  readonly rounds: number;
  /** The most time for one decision. */
  readonly milliseconds: number;
  readonly lapses: Lapses;
}

export const ONE_PLY: ExpectimaxSettings = {
  plies: [1],
  evaluation: 'learned',
  candidates: 1,
  margin: 0,
  doubt: 2.5,
  rounds: 1,
  milliseconds: 1000,
  lapses: NO_LAPSES,
};

/** What is best at two plies is often far down the list of one. */
export const TWO_PLY: ExpectimaxSettings = { ...ONE_PLY, plies: [0, 1], candidates: 32, margin: 0.03 };

/**
 * Whoever has just played is judged otherwise than who is to roll; the mean of both errs less than either. Each look
 * costs twice as much as with two plies, so there are fewer.
 */
export const THREE_PLY: ExpectimaxSettings = { ...TWO_PLY, plies: [0, 1, 1], candidates: 16, doubt: 1.7 };
