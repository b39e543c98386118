// The contract of a game's insight: what a bot should know beyond the rules. Judgement only; it decides nothing.
import type { Seat } from './game.ts';
import type { LevelChanges } from './levels.ts';
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
  /**
   * Names the position that each of these moves leads to: equal numbers mean equal positions, up to a negligible
   * chance. A search through the steps of a turn then looks once at what can be reached in several ways.
   */
  keys?(state: S, moves: readonly M[], into: Float64Array): void;
  /** As `playout`, where a sensible move is found faster than all moves are listed. */
  swift?(state: S, seat: Seat, rng: Rng): M;
  /**
   * A short key for what this seat sees here beyond the notations of the moves since (a card drawn, what was shown):
   * a search keeps apart what has different keys.
   */
  sight?(state: S, seat: Seat): string | number;
  /** Other evaluations, by the name of the one-ply bot that plays them: yardsticks, better not mixed with the best. */
  readonly baselines?: { readonly [name: string]: Insight<S, M>['evaluate'] };
  /** What the levels of bots need otherwise than usual in this game. */
  readonly levels?: LevelChanges;
  /** What a value network sees; without it none can be trained. */
  readonly features?: Features<S>;
}

export interface Features<S> {
  readonly size: number;
  /** The position as this seat sees it. Writes all of `into`; a zero costs nothing in the network. */
  write(state: S, seat: Seat, into: Float32Array): void;
  /** From which seat to look at the end of a turn, so that all positions the network meets are alike. */
  eyes(state: S): Seat;
  /** The trained network, as `packNet` in bots/net wrote it. */
  readonly weights?: string;
}

export type AnyInsight = Insight<unknown, unknown>;
