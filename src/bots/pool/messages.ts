// The messages between a pool and its workers: plain data, the same for threads and web workers.
import type { VisibleEvent } from '../../engine/events.ts';
import type { Seat } from '../../engine/game.ts';
import type { ErrorData } from './error-data.ts';

/** A question as data. The worker finds game and bot by name, and the legal moves from the view. */
export interface QuestionData {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  /** See `Question`. */
  readonly events: readonly VisibleEvent[];
  /** The same seed gives the same answer, unless the time limit ends the search. */
  readonly seed: string;
  readonly personality: string;
}

/** A `RankedMove` with its notation instead of the move. */
export interface RankedNotation {
  readonly notation: string;
  readonly value: number;
  readonly visits: number;
  readonly error?: number;
}

export type WorkerRequest =
  | { readonly kind: 'ask'; readonly id: number; readonly ask: QuestionData }
  | { readonly kind: 'cancel'; readonly id: number };

export type WorkerReply =
  /** Best first; `thinking` is an intermediate ranking. */
  | {
      readonly kind: 'thinking' | 'decided';
      readonly id: number;
      readonly ranking: readonly RankedNotation[];
    }
  | { readonly kind: 'cancelled'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly error: ErrorData };

/** One end of the connection between pool and worker. */
export interface Port<Sent, Received> {
  send(message: Sent): void;
  listen(listener: (message: Received) => void): void;
}
