// How an expectimax player goes about its work: plain data, so that levels and games can state their own.
import { type Lapses, NO_LAPSES } from '../lapses.ts';

export interface ExpectimaxSettings {
  /** 1: own turn only. 2: then every roll of the opponent, each with the best answer. */
  readonly plies: 1 | 2;
  /** What positions are judged by: the game's hand-made evaluation or its trained network. */
  readonly evaluation: 'hand-made' | 'learned';
  /** How many ends of the own turn are looked at with two plies, and how far they may be behind the best at one. */
  readonly candidates: number;
  readonly margin: number;
  /** How many standard errors one of them must be behind in the rolls so far to be given up. */
  readonly doubt: number;
  /** The most time for one decision. */
  readonly milliseconds: number;
  readonly lapses: Lapses;
}

export const ONE_PLY: ExpectimaxSettings = {
  plies: 1,
  evaluation: 'learned',
  candidates: 1,
  margin: 0,
  doubt: 2.5,
  milliseconds: 1000,
  lapses: NO_LAPSES,
};

/** What is best at two plies is often far down the list of one. */
export const TWO_PLY: ExpectimaxSettings = { ...ONE_PLY, plies: 2, candidates: 32, margin: 0.03 };
