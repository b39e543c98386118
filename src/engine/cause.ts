// The contract of a cause: why one of two moves is better, as data, with the counterfactual that proves or refutes it.
import type { Args, Seat } from './game.ts';

/** Two moves of one decision, and what the seat that decides may know. */
export interface ComparedMoves<V, M> {
  readonly view: V;
  readonly seat: Seat;
  readonly played: M;
  readonly better: M;
}

/** What the seat would see at the end of its turn if a master played on after a move: for turns of several steps. */
export type TurnEnd<V, M> = { at(move: M): V }['at'];

/** What the texts of the game turn into one or two sentences. These stand right after the move that they are about. */
export interface StatedCause {
  readonly key: string;
  readonly about: 'played' | 'better';
  readonly args: Args;
}

/** Takes a cause out of the world; one of these is enough. What they are given as `first` is one of the two moves. */
export interface Counterfactual<S, M> {
  /** Changes a determinization in place before either move is played. Both moves must stay legal. */
  before?(state: S): void;
  /** Changes the state in place right after one of the two moves: the very object that `explain` was given. */
  after?(state: S, first: M): void;
  /** Changes the state in place where the turn ends that began with one of the two moves. */
  afterTurn?(state: S, first: M): void;
  /**
   * Moves that nobody makes in the next turn of the others and the seat's own one after it, unless nothing else is left.
   */
  forbids?(move: M, by: Seat, first: M): boolean;
}

/** A candidate: it is said only if most of the difference between the moves disappears without it. */
export interface Cause<S, M> extends StatedCause {
  readonly without: Counterfactual<S, M>;
  /** The keys of the causes that it puts together; it is said only if it carries clearly more than each of them. */
  readonly parts?: readonly string[];
}
