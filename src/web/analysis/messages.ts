// The requests that the analysis worker answers, about finished games and puzzles.
import type { SeatReview } from '../../bots/coach/review.ts';
import type { Seat } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { SavedPerson, SaveFault } from '../../engine/save.ts';
import type { Scene } from '../../engine/teaching.ts';

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
  /** The same game up to a ply, to be continued differently. */
  branch: {
    readonly given: { readonly record: GameRecord; readonly ply: number };
    readonly answer: GameRecord;
  };
  /** The values of two moves of a scene for the seat that decides there. */
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
    readonly answer: readonly ReviewWithPositions[];
  };
}

/** A review with the views and moves that its texts need, in the order of its decisions. */
export interface ReviewWithPositions extends SeatReview {
  readonly positions: readonly {
    readonly view: unknown;
    readonly played: unknown;
    readonly better: unknown;
  }[];
}
