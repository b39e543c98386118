// The interface between a page and a table, whether the table is in a worker or on a server.
import type { StatedCause } from '../../engine/cause.ts';
import type { VisibleEvent } from '../../engine/events.ts';
import type { Options, Outcome, Seat } from '../../engine/game.ts';
import type { Choice, LogEntry } from '../../parts/board.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';

export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** Whose view is shown: that of a seat, of a spectator (null), or all views at once: after the end, and where only bots play. */
export type Viewpoint = Seat | null | 'all';

/** Everything that the shown seat may know about one position. */
export interface Snapshot {
  /** The ply of the shown position. */
  readonly ply: number;
  /** The latest ply of the game; more than `ply` if an earlier position is shown. */
  readonly last: number;
  /**
   * The ply at which the shown seat was first asked its current question; `ply` when nothing is asked.
   * In a simultaneous choice others may decide meanwhile, and the question stays the same.
   */
  readonly since: number;
  readonly seat: Seat | null;
  readonly view: unknown;
  /** The views of all seats, for the viewpoint `all`. */
  readonly allViews?: readonly unknown[] | undefined;
  /** The view of a spectator, for the viewpoint `all`. */
  readonly publicView?: unknown;
  readonly moves: readonly Choice<unknown>[];
  readonly deciders: readonly Seat[];
  readonly outcome: Outcome | null;
  /** The events since the last snapshot; empty if this one does not follow from it. */
  readonly newEvents: readonly VisibleEvent[];
  readonly log: readonly LogEntry[];
  /** False when the last decision could not be saved. */
  readonly isSaved: boolean;
  /** Whether the shown player may take back the last decision. */
  readonly canTakeBack: boolean;
  /** Whether a practice game would allow it: something has been revealed since. */
  readonly wantsPractice?: boolean;
  /** In a practice game everything may be taken back, and the result does not count. */
  readonly isPractice?: boolean;
  /** Online: how often something was taken back. With the ply it names the position; undefined if the server does not say. */
  readonly takeBacks?: number | undefined;
}

export type PlayResult = { readonly ok: true } | { readonly ok: false; readonly refusal: AnyRefusal };

export interface MoveHint {
  readonly notation: string;
  /** The expected chance of winning, 0 to 1. */
  readonly value: number;
  /** What speaks for the best move, or against another one. */
  readonly causes?: readonly StatedCause[];
}

export interface TableClient {
  /** On one device people pass it around; on a server everybody has a device, and there are no hints. */
  readonly place: 'device' | 'server';
  readonly game: string;
  readonly options: Options;
  readonly players: readonly Player[];
  /** A daily deal: one try, without hints. */
  readonly isCounted?: boolean;
  /** Calls the listener with the latest snapshot at once, and with every later one. */
  subscribe(listener: (snapshot: Snapshot) => void): () => void;
  /** Plays all of the moves or none, as an answer to the position at `ply`. */
  play(notations: readonly string[], ply: number): Promise<PlayResult>;
  /** Goes back to before the shown player's last real decision. */
  takeBack(): Promise<void>;
  /** Makes it a practice game for good. Only for local tables. */
  practise?(): Promise<void>;
  /** The best moves of the shown seat, best first. */
  hint(): Promise<readonly MoveHint[]>;
  /** Shows an earlier position if `ply` is given, until called without it. */
  show(viewpoint: Viewpoint, ply?: number): void;
  /** The page has shown the position after this many decisions: bots on this device play on. A server waits for nobody. */
  release(ply: number): void;
  close(): void;
}
