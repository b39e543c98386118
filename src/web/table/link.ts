// The one way in which a page talks to a table: in a worker, or on a server. Boards never know the difference.
import type { ToldEvent } from '../../engine/events.ts';
import type { CHANCE, Options, Outcome, Seat } from '../../engine/game.ts';
import type { Choice } from '../../parts/board.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';

export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** Whose eyes: those of a seat, of a spectator, or all of them at once, once the game is over. */
export type Eyes = Seat | null | 'all';

export interface LogEntry {
  readonly ply: number;
  readonly by: Seat | typeof CHANCE;
  readonly event: ToldEvent;
}

/** Everything the shown seat may know, at one moment. */
export interface Snapshot {
  /** Decisions played so far, in the position that is shown. */
  readonly ply: number;
  /** Decisions played in the game; more than `ply` when looking back. */
  readonly last: number;
  /**
   * Decisions played when the shown seat was first asked what it is asked now; `ply` when nothing is asked.
   * Where several choose at the same time, others may decide meanwhile: the question stays the same.
   */
  readonly since: number;
  readonly seat: Seat | null;
  readonly view: unknown;
  /** With all eyes: every seat's view. */
  readonly all?: readonly unknown[] | undefined;
  readonly moves: readonly Choice<unknown>[];
  readonly deciders: readonly Seat[];
  readonly outcome: Outcome | null;
  /** What has happened since the snapshot before; empty when it does not follow from that one. */
  readonly told: readonly ToldEvent[];
  readonly log: readonly LogEntry[];
  /** False when the last decision could not be kept. */
  readonly isKept: boolean;
  /** Whether the shown person may take the last decision back. */
  readonly canTakeBack: boolean;
  /** Whether they could, were it a practice game: something has been revealed since. */
  readonly wantsPractice?: boolean;
  /** A practice game: everything may be taken back, and it is not counted. */
  readonly isPractice?: boolean;
}

export type PlayAnswer = { readonly ok: true } | { readonly ok: false; readonly refusal: AnyRefusal };

export interface Advice {
  readonly notation: string;
  /** The share of the victory to expect, 0 to 1. */
  readonly value: number;
}

export interface TableLink {
  /** Around one device people pass it on; on a server each has a device, and nobody gets hints. */
  readonly place: 'device' | 'server';
  readonly game: string;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  /** Tells the latest snapshot at once and every later one. */
  subscribe(listener: (snapshot: Snapshot) => void): () => void;
  /** All of them or none, as an answer to the position after `ply` decisions. */
  play(notations: readonly string[], ply: number): Promise<PlayAnswer>;
  /** To before the shown person's last real decision. */
  takeBack(): Promise<void>;
  /** Makes it a practice game, for good. Only on a device. */
  practise?(): Promise<void>;
  /** The best moves of the shown seat, best first. */
  hint(): Promise<readonly Advice[]>;
  /** With `ply` an earlier moment, until asked again without. */
  look(eyes: Eyes, ply?: number): void;
  /** The least time between two decisions of bots, in milliseconds. */
  pace(ms: number): void;
  close(): void;
}
