// The settings of an expectimax bot.
import { type Mistakes, NO_MISTAKES } from '../mistakes.ts';

export interface ExpectimaxSettings {
  /**
   * The weight of the evaluation after each ply. The first ply is the bot's own turn, then come the opponent's rolls
   * with the best answer to each, then its own rolls, and so on.
   */
  readonly plies: readonly number[];
  /** The game's hand-made evaluation or its trained network. */
  readonly evaluation: 'hand-made' | 'learned';
  /** The number of ends of the turn searched beyond one ply, and how far they may be behind the best at one ply. */
  readonly candidates: number;
  readonly margin: number;
  /** The number of ends of each first move that are searched however far they are behind. */
  readonly endsPerMove: number;
  /** The number of standard errors behind the leader at which an end is dropped. */
  readonly dropAtErrors: number;
  /** How often each roll of the opponent is sampled, with different rolls after it. */
  readonly rounds: number;
  /** The time limit of one decision. */
  readonly milliseconds: number;
  readonly mistakes: Mistakes;
}

export const ONE_PLY: ExpectimaxSettings = {
  plies: [1],
  evaluation: 'learned',
  candidates: 1,
  margin: 0,
  endsPerMove: 0,
  dropAtErrors: 2.5,
  rounds: 1,
  milliseconds: 1000,
  mistakes: NO_MISTAKES,
};

/** The best end at two plies is often far down the list at one ply. */
export const TWO_PLY: ExpectimaxSettings = { ...ONE_PLY, plies: [0, 1], candidates: 32, margin: 0.03 };

/**
 * The evaluation differs before and after a roll; the mean of both errs less than either. A sample costs twice as much
 * as with two plies, so there are fewer.
 */
export const THREE_PLY: ExpectimaxSettings = {
  ...TWO_PLY,
  plies: [0, 1, 1],
  candidates: 16,
  dropAtErrors: 1.7,
};

/** For two moves: each is searched as deeply as the other, so that even a bad one has a value that can be compared. */
export const COMPARING: ExpectimaxSettings = {
  ...THREE_PLY,
  candidates: 0,
  endsPerMove: 2,
  dropAtErrors: Number.POSITIVE_INFINITY,
};
