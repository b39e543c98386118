// The contract of a game's insight: what bots should know beyond the rules. It judges positions and moves; bots decide.
import type { Cause, ComparedMoves, TurnEnd } from './cause.ts';
import type { Flavour } from './characters.ts';
import type { VisibleEvent } from './events.ts';
import type { Seat } from './game.ts';
import type { LevelOverrides } from './levels.ts';
import type { Rng } from './rng.ts';

export type { Flavour } from './characters.ts';

/**
 * Bots ask about determinizations of their view, so an insight may use the whole state.
 * Everything must be fast: it is called hundreds of thousands of times per second.
 */
export interface Insight<S, M, V = unknown> {
  /**
   * The hand-made evaluation: for each seat the expected win share, 0 to 1, together about 1.
   * Also called at the end of a game, where a clear win should count only a little more than a narrow one.
   */
  evaluate(state: S): readonly number[];
  /** A sensible move for a playout, chosen at once and with some variety. */
  playout(state: S, seat: Seat, moves: readonly M[], rng: Rng): M;
  /** Whether a playout may end here and be evaluated: between rounds, after an auction, after a turn. */
  isQuiet(state: S): boolean;
  /** The moves to consider in a wide decision, most promising first; never empty. Without it, all moves are considered. */
  promising?(state: S, seat: Seat, moves: readonly M[]): readonly M[];
  /**
   * A hash of the position after each of these moves: equal numbers mean equal positions, up to a negligible
   * chance. A search through the steps of a turn then visits a position once that can be reached in several ways.
   */
  keys?(state: S, moves: readonly M[], into: Float64Array): void;
  /** Like `playout`, for games where a sensible move is found faster than all moves can be listed. */
  swift?(state: S, seat: Seat, rng: Rng): M;
  /**
   * A short key for what this seat sees here besides the notations of the moves (a card drawn, a card shown).
   * The search keeps separate statistics for different keys.
   */
  sight?(state: S, seat: Seat): string | number;
  /**
   * Why the better of two moves may be better, the most telling first: facts that the view shows, each with a
   * counterfactual. The coach tests them, so a candidate may be wrong; each has a sentence in `causes` of the texts.
   * Called once for a decision: it need not be fast.
   */
  explain?(moves: ComparedMoves<V, M>, turnEnd: TurnEnd<V, M>): readonly Cause<S, M>[];
  /**
   * What the others' moves say about what they hide, from all events of the game as the seat of the view saw them;
   * null if they say nothing. A search supposes likelier truths more often.
   */
  beliefs?(events: readonly VisibleEvent[], view: V): Beliefs<S> | null;
  /** What characters may like or dislike about a move. Without it they play like their level. */
  flavour?(state: S, seat: Seat, move: M): Flavour;
  /**
   * Like `evaluate`, for the positions at which playouts stop, fitted to games between masters. Levels with
   * `mastersValue` use it, so that the weaker ones stay what they are when it is fitted again.
   */
  mastersValue?(state: S): readonly number[];
  /** Other evaluations for comparison, by the name of the one-ply bot that plays them. */
  readonly baselines?: { readonly [name: string]: Insight<S, M>['evaluate'] };
  /** Settings of bot levels that differ from the usual ones in this game. */
  readonly levels?: LevelOverrides;
  /** The input of a value network; without it none can be trained. */
  readonly features?: Features<S>;
  /** By number of seats: how to correct the chances that a master expects, for showing them; fitted by `study -- calibration`. */
  readonly calibration?: { readonly [seats: number]: Calibration };
}

/** A line between the log odds of an expected chance and of the real one, both counted from those of a fair share. */
export interface Calibration {
  readonly slope: number;
  readonly shift: number;
}

export interface Beliefs<S> {
  /**
   * The logarithm of how probable the others' moves are, up to a constant, if this determinization of the view is the
   * truth.
   */
  logLikelihood(truth: S): number;
}

export interface Features<S> {
  readonly size: number;
  /** Writes the position as this seat sees it into all of `into`. Zeros cost nothing in the network. */
  write(state: S, seat: Seat, into: Float32Array): void;
  /** The seat to look from at the end of a turn, so that all positions of the network are alike. */
  eyes(state: S): Seat;
  /** The trained network, as written by `packNet` in bots/net. */
  readonly weights?: string;
}

export type AnyInsight = Insight<unknown, unknown>;
