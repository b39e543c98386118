// The contract of a game's insight: what a bot should know beyond the rules. Judgement only; it decides nothing.
import type { Seat } from './game.ts';
import type { Rng } from './rng.ts';

/**
 * Bots hold a view and ask about truths that they only suppose, so an insight may look at all of a state.
 * All of it must be fast: it is asked hundreds of thousands of times a second.
 */
export interface Insight<S, M> {
  /**
   * For each seat the share of the victory to expect, 0 to 1, together about 1: the hand-made evaluation.
   * Also asked at the end of a game, where a clear win should count for more than a narrow one only a little.
   */
  evaluate(state: S): readonly number[];
  /** A sensible move at once: how a decent player would go on in a playout, with some variety. */
  playout(state: S, seat: Seat, moves: readonly M[], rng: Rng): M;
  /** Where a playout may end and be evaluated: between rounds, after an auction, when the turn is done. */
  isQuiet(state: S): boolean;
  /** The moves worth a look in a wide decision, most promising first; never empty. Without it, all of them are. */
  promising?(state: S, seat: Seat, moves: readonly M[]): readonly M[];
  /** What a value network sees of a position, from one seat. */
  readonly features?: { readonly size: number; write(state: S, seat: Seat, into: Float32Array): void };
}

export type AnyInsight = Insight<unknown, unknown>;
