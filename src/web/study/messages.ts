// What a page and the worker that studies finished games say to each other.
import type { SeatReview } from '../../bots/coach/review.ts';
import type { Seat } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { SavedPerson, SaveFault } from '../../engine/save.ts';
import type { Scene } from '../../engine/teaching.ts';

export type Checked =
  | {
      readonly ok: true;
      readonly record: GameRecord;
      /** Null for a bare record. */
      readonly people: readonly SavedPerson[] | null;
      readonly isPractice: boolean;
    }
  | { readonly ok: false; readonly fault: SaveFault };

/** Each question with the type of its answer. */
export interface StudyAsks {
  /** Replays a save or a record, whoever it comes from, and checks all of it. */
  check: { readonly given: { readonly data: unknown }; readonly answer: Checked };
  /** The same game up to a moment, to be played on otherwise. */
  branch: {
    readonly given: { readonly record: GameRecord; readonly ply: number };
    readonly answer: GameRecord;
  };
  /** What two moves of a scene are worth to the seat that decides there. */
  compare: {
    readonly given: {
      readonly game: string;
      readonly scene: Scene;
      readonly first: string;
      readonly second: string;
    };
    readonly answer: readonly [first: number, second: number];
  };
  review: {
    readonly given: { readonly record: GameRecord; readonly seats: readonly Seat[] };
    readonly answer: readonly SaidReview[];
  };
}

/** A review with what it takes to say its moves: the move as data and what the seat saw then. */
export interface SaidReview extends SeatReview {
  readonly scenes: readonly { readonly view: unknown; readonly played: unknown; readonly better: unknown }[];
}

export type StudyAskName = keyof StudyAsks;

export type StudyAsk = {
  [K in StudyAskName]: { readonly id: number; readonly ask: K; readonly given: StudyAsks[K]['given'] };
}[StudyAskName];

export type StudyTold =
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };
