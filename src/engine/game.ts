// The contract of a game: everything that table, bots, pages and server know about one.
import type { Rng } from './rng.ts';

/** A place at the table, 0 to seats-1, clockwise. */
export type Seat = number;

/** `turn` is CHANCE when chance has to move, and OVER when the game has ended. */
export const CHANCE = -1;
export const OVER = -2;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Args = { readonly [name: string]: Json };

/**
 * What happened, as data. Texts turn it into a sentence, boards into motion.
 * Only the seats in `secret.seats` also see `secret.args`.
 * `reveals`: a seat learned something that was hidden from it, so the move cannot be taken back.
 */
export interface GameEvent {
  readonly key: string;
  readonly args: Args;
  readonly secret?: { readonly seats: readonly Seat[]; readonly args: Args };
  readonly reveals?: true;
}

/** Undefined while bots search, so that `emit?.({ … })` builds no event. */
export type Emit<E extends GameEvent = GameEvent> = (event: E) => void;

/** Closed lists of values; the first one is the default. */
export type OptionValue = string | number | boolean;
export type OptionLists = { readonly [name: string]: readonly [OptionValue, ...OptionValue[]] };
export type Options = { readonly [name: string]: OptionValue };
/** The options chosen, from the type of the lists: `Chosen<typeof lists>`. */
export type Chosen<L extends OptionLists> = { readonly [K in keyof L]: L[K][number] };

/** `places[seat]` is 1 for the winner; equal results share a place (1, 1, 3). `reason` is a text key. */
export interface Outcome {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

// Standing orders: what a seat wants to be played while it is away, as data.

/** One order of a seat: a kind of the game, and a value for each of its parameters. */
export interface Order {
  readonly kind: string;
  readonly args: Args;
}

/** What the value of a parameter may be. */
export type OrderParam =
  | { readonly kind: 'amount'; readonly from: number; readonly to: number; readonly initial: number }
  /** All of these words, best first. */
  | { readonly kind: 'ranking'; readonly of: readonly string[] }
  /** Set by the game, not by the person: what the order is bound to. */
  | { readonly kind: 'fixed'; readonly value: Json };

/** An order that a seat can give now. */
export interface OrderOffer {
  readonly kind: string;
  readonly params: { readonly [name: string]: OrderParam };
}

/** All functions are pure and know only the view of the seat that gives the order. */
export interface StandingOrders<V, M> {
  /** Every kind there is; each has a text. */
  readonly kinds: readonly string[];
  /** What the view's own seat can order now. Empty if nothing makes sense. */
  offers(view: V): readonly OrderOffer[];
  /** One of the legal moves; null if the person has to be asked. */
  answer(view: V, moves: readonly M[], order: Order): M | null;
  /** Whether the order has lost its purpose for good. */
  isOver(view: V, order: Order): boolean;
}

/**
 * A game is one plain object of functions; its state is plain JSON data, changed in place by `play`.
 * S state, V view, M move, O options, E events.
 *
 * Methods are declared in method form on purpose: it lets a game of known types
 * be used where a game of unknown types is expected (`AnyGame`).
 */
export interface Game<S, V, M, O extends Options = Options, E extends GameEvent = GameEvent> {
  readonly id: string;
  /** Raised whenever an old record would replay differently. */
  readonly version: number;
  readonly seatCounts: readonly number[];
  readonly options: OptionLists;

  /** The state before any move of chance. */
  setup(seats: number, options: O): S;
  clone(state: S): S;
  /**
   * Who moves. In a simultaneous choice it is the first seat that still has to choose;
   * `legalMoves` shows which other seats do.
   */
  turn(state: S): Seat | typeof CHANCE | typeof OVER;
  /** Never empty for the seat whose turn it is; empty for everybody else, except in a simultaneous choice. */
  legalMoves(state: S, seat: Seat): readonly M[];
  /** Draws the move of chance. Called only when `turn` is CHANCE. */
  chance(state: S, rng: Rng): M;
  /** All possible moves of chance with their weights, where the list is short (dice). */
  odds?(state: S): readonly { readonly move: M; readonly weight: number }[];
  /** Changes the state in place and does not check the move. `by` is CHANCE for chance. */
  play(state: S, by: Seat | typeof CHANCE, move: M, emit?: Emit<E>): void;
  /** Null exactly until `turn` is OVER. */
  outcome(state: S): Outcome | null;

  /**
   * Short, readable, unique among the legal moves of one seat; its first word names the kind of move.
   * Used on the wire, in records, on the command line and as a key in search trees.
   */
  notation(move: M): string;
  /** Why `notation` is not legal here for this seat: a code that is also a key of the texts' refusals. */
  refusal(state: S, seat: Seat, notation: string): string;

  /** Everything a seat may know, including what it remembers; null is a spectator. Plain JSON data. */
  view(state: S, seat: Seat | null): V;
  /** A random state that fits the view. It must not depend on the real state. */
  determinize(view: V, rng: Rng): S;

  /** What a seat can order in advance, for games in which that makes sense. */
  readonly standingOrders?: StandingOrders<V, M>;
}

/** A game of unknown types. */
export type AnyGame = Game<unknown, unknown, unknown>;
