// What is said between who needs a decision and the workers that think: plain data, the same for threads and web workers.
import type { Seat } from '../../engine/game.ts';

/** A question as data. The worker finds the game and the bot by name, the legal moves from the view. */
export interface Ask {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  /** The same seed gives the same answer, unless time runs out. */
  readonly seed: string;
  readonly temper: string;
}

/** As `Ranked`, with moves by notation. */
export interface RankedNotation {
  readonly notation: string;
  readonly value: number;
  readonly visits: number;
  readonly error?: number;
}

export type ToDesk =
  | { readonly kind: 'ask'; readonly id: number; readonly ask: Ask }
  | { readonly kind: 'cancel'; readonly id: number };

export type FromDesk =
  /** Best first: what is thought so far, or to the end. */
  | {
      readonly kind: 'thinking' | 'decided';
      readonly id: number;
      readonly ranking: readonly RankedNotation[];
    }
  | { readonly kind: 'cancelled'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

/** One end of the line between the two. */
export interface Port<Sent, Received> {
  send(message: Sent): void;
  listen(listener: (message: Received) => void): void;
}
