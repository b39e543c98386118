// The contract of a cause: why one of two moves is better, as data, with the counterfactual that proves or refutes it.
import type { Args, Seat } from './game.ts';

/** Two moves of one decision, and what the seat that decides may know. */
export interface ComparedMoves<V, M> {
  readonly view: V;
  readonly seat: Seat;
  readonly played: M;
  readonly better: M;
}

/** What the texts of the game turn into one or two sentences. These stand right after the move that they are about. */
export interface StatedCause {
  readonly key: string;
  readonly about: 'played' | 'better';
  readonly args: Args;
}

/** Takes a cause out of the world, in place; one of the two is enough. */
export interface Counterfactual<S, M> {
  /** Changes a determinization before either move is played. Both moves must stay legal. */
  before?(state: S): void;
  /** Changes the state right after one of the two moves: the very object that `explain` was given. */
  after?(state: S, move: M): void;
}

/** A candidate: it is said only if most of the difference between the moves disappears without it. */
export interface Cause<S, M> extends StatedCause {
  readonly without: Counterfactual<S, M>;
  /** The keys of the causes that it puts together; it is said only if it carries clearly more than each of them. */
  readonly parts?: readonly string[];
}
