// The requests that the analysis worker answers, about finished games and puzzles.
import type { SeatReview } from '../../bots/coach/review.ts';
import type { DealResult } from '../../bots/deals/compare.ts';
import type { StatedCause } from '../../engine/cause.ts';
import type { Seat } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { SavedPerson, SaveFault } from '../../engine/save.ts';
import type { AnyScene } from '../../engine/teaching.ts';
import type { Choice } from '../../parts/board.ts';
import type { ScenePosition } from '../table/scenes.ts';

export type CheckResult =
  | {
      readonly ok: true;
      readonly record: GameRecord;
      /** Null for a bare record. */
      readonly people: readonly SavedPerson[] | null;
      readonly isPractice: boolean;
    }
  | { readonly ok: false; readonly fault: SaveFault };

export interface AnalysisRequests {
  /** Replays a save or a record of unknown origin and checks all of it. */
  check: { readonly given: { readonly data: unknown }; readonly answer: CheckResult };
  /** What a seat saw before these of its decisions, by their number from 0, and what it could do there. */
  decisions: {
    readonly given: { readonly record: GameRecord; readonly seat: Seat; readonly wanted: readonly number[] };
    readonly answer: readonly SeatDecision[];
  };
  /** What a master reaches in a daily deal from the person's seat. */
  dealMaster: {
    readonly given: { readonly game: string; readonly day: string };
    readonly answer: DealResult;
  };
  /** The same game up to a ply, to be continued differently. */
  branch: {
    readonly given: { readonly record: GameRecord; readonly ply: number };
    readonly answer: GameRecord;
  };
  /** The values of two moves of a scene for the seat that decides there. */
  compare: {
    readonly given: {
      readonly game: string;
      readonly scene: AnyScene;
      readonly first: string;
      readonly second: string;
    };
    readonly answer: readonly [first: number, second: number];
  };
  /** Why the best move of a scene is better than another; without one, than the best of the others. */
  why: {
    readonly given: {
      readonly game: string;
      readonly scene: AnyScene;
      readonly better: string;
      readonly played: string | null;
    };
    readonly answer: { readonly played: string; readonly causes: readonly StatedCause[] } | null;
  };
  /** The coach's comment on one decision of a game that goes on; null if there was nothing to choose, or nobody to judge it. */
  comment: {
    readonly given: { readonly record: GameRecord; readonly ply: number };
    readonly answer: PlayComment | null;
  };
  review: {
    readonly given: { readonly record: GameRecord; readonly seats: readonly Seat[] };
    readonly answer: readonly ReviewWithPositions[];
  };
}

export interface SeatDecision {
  /** The number of decisions of all seats before it. */
  readonly ply: number;
  readonly view: unknown;
  readonly moves: readonly Choice<unknown>[];
}

/** What the coach says about a decision, with the view and the moves that its texts need. */
export interface PlayComment {
  readonly ply: number;
  readonly seat: Seat;
  /** The view of the seat before its decision. */
  readonly view: unknown;
  /** The chance of winning after the decision, 0 to 1. */
  readonly after: number;
  /** Null if nothing was clearly better. */
  readonly better: {
    readonly move: unknown;
    readonly chance: number;
    readonly causes: readonly StatedCause[];
  } | null;
}

/** A review with the views and moves that its texts need, in the order of its decisions. */
export interface ReviewWithPositions extends SeatReview {
  readonly positions: readonly ReviewedPosition[];
}

export interface ReviewedPosition {
  readonly view: unknown;
  readonly played: unknown;
  readonly better: unknown;
  /** The second best move of a decision that was right. */
  readonly next: unknown;
  /** The position right after each of the two moves; only for the decisions that are explained. */
  readonly boards: Readonly<Record<'played' | 'better', AfterMove>> | null;
}

/** What the seat sees after its move. */
export type AfterMove = Pick<ScenePosition, 'view' | 'deciders' | 'outcome'>;
