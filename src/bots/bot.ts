// The contract of a bot: it is asked with a view, never with a state, and answers with one of the legal moves.
import type { AnyGame, Seat } from '../engine/game.ts';
import type { Rng } from '../engine/rng.ts';

export interface Question {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly moves: readonly unknown[];
  /** All this seat may know. A function, since bots that do not look should not pay for it. */
  view(): unknown;
  /** The bot's own generator; the same one gives the same answers. */
  readonly rng: Rng;
}

export interface Bot {
  readonly name: string;
  choose(question: Question): unknown;
}
