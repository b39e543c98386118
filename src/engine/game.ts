// The contract of a game: everything the table, the bots, the pages and the server know about one.
import type { Rng } from './rng.ts';

/** A place at the table, 0 to seats-1, clockwise. */
export type Seat = number;

/** `turn` says CHANCE when nature has to move, OVER when nobody has. */
export const CHANCE = -1;
export const OVER = -2;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Args = { readonly [name: string]: Json };

/**
 * What happened, as data. Texts turn it into a sentence, a board into motion.
 * `secret.args` are added for the seats named there and for nobody else.
 * `reveals`: somebody learned something that was hidden from them, so the move cannot be taken back.
 */
export interface GameEvent {
  readonly key: string;
  readonly args: Args;
  readonly secret?: { readonly seats: readonly Seat[]; readonly args: Args };
  readonly reveals?: true;
}

/** Undefined while bots search: `emit?.({ … })` then builds nothing. */
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

/**
 * A game is one plain object of functions; its state is plain JSON data, changed in place by `play`.
 * S state, V view, M move, O options, E events.
 *
 * Methods are declared in method form on purpose: it lets a game of known types
 * stand where a game of unknown ones is asked for (`AnyGame`).
 */
export interface Game<S, V, M, O extends Options = Options, E extends GameEvent = GameEvent> {
  readonly id: string;
  /** Raised whenever an old record would replay differently. */
  readonly version: number;
  readonly seatCounts: readonly number[];
  readonly options: OptionLists;

  /** The table before any chance. */
  setup(seats: number, options: O): S;
  clone(state: S): S;
  /**
   * Who moves. Where several seats choose at the same time, the first that still has to;
   * `legalMoves` tells about the others.
   */
  turn(state: S): Seat | typeof CHANCE | typeof OVER;
  /** Never empty for the seat whose turn it is; empty for everybody else, except in a simultaneous choice. */
  legalMoves(state: S, seat: Seat): readonly M[];
  /** Draws what chance does now. Only called when `turn` says CHANCE. */
  chance(state: S, rng: Rng): M;
  /** All that chance can do now, where the list is short (dice). */
  odds?(state: S): readonly { readonly move: M; readonly weight: number }[];
  /** Plays in place and trusts the move. `by` is CHANCE for chance. */
  play(state: S, by: Seat | typeof CHANCE, move: M, emit?: Emit<E>): void;
  /** Null exactly until `turn` says OVER. */
  outcome(state: S): Outcome | null;

  /**
   * Short, readable, unique among the legal moves of one seat; its first word names the kind of move.
   * It is the wire, the record, the command line and the key in a search tree.
   */
  notation(move: M): string;
  /** Why `notation` is not legal here for this seat: a code that is also a key of the texts' refusals. */
  refusal(state: S, seat: Seat, notation: string): string;

  /** All that a seat may know, memory included; null is a spectator. Plain JSON data. */
  view(state: S, seat: Seat | null): V;
  /** A random truth that fits the view. It never sees the real one. */
  determinize(view: V, rng: Rng): S;
}

/** A game whose types are not known here. */
export type AnyGame = Game<unknown, unknown, unknown>;
