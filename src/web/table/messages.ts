// The requests that the worker of a local table answers, and what it sends unasked.
import type { Foresight } from '../../engine/foresight.ts';
import type { OptionLists, Options, Order, OrderOffer, Seat } from '../../engine/game.ts';
import type { ForeseenDecision, Plan } from '../../engine/plan.ts';
import type { Knowledge } from '../../engine/planned-move.ts';
import type { GameRecord, RecordFault } from '../../engine/record.ts';
import type { SeenEvent } from '../../engine/seen.ts';
import type { Refusal } from '../../engine/table.ts';
import type { AnyScene, Scene } from '../../engine/teaching.ts';
import type { Choice } from '../../parts/board.ts';
import type { ScenePosition } from './scenes.ts';
import type { MoveHint, Player, PlayResult, Snapshot, Viewpoint } from './tableClient.ts';

/** The seat counts and options of a game, so that the page need not load its rules. */
export interface SetupOptions {
  readonly seatCounts: readonly number[];
  readonly options: OptionLists;
  /** One of the options depends on the number of finished games. */
  readonly isEarned: boolean;
}

export type OpenResult =
  | {
      readonly ok: true;
      readonly game: string;
      readonly options: Options;
      readonly players: readonly Player[];
      readonly isCounted: boolean;
    }
  | { readonly ok: false; readonly fault: 'no-such-table' | RecordFault };

export interface TableRequests {
  /** `finished`: how many games of it the person has finished. */
  setupOptions: {
    readonly given: { readonly game: string; readonly finished: number };
    readonly answer: SetupOptions;
  };
  /** The legal moves of a seat, from its view alone: they are the same in every state that fits the view. */
  legalMoves: {
    readonly given: { readonly game: string; readonly view: unknown; readonly seat: Seat };
    readonly answer: readonly Choice<unknown>[];
  };
  /** What a seat can order in advance, and which of its orders still count, from what it knows. */
  orders: {
    readonly given: {
      readonly game: string;
      readonly knowledge: Omit<Knowledge, 'log'> & { readonly log: readonly SeenEvent[] };
      readonly orders: readonly Order[];
    };
    readonly answer: {
      readonly offers: readonly OrderOffer[];
      /** `missed`: a plan that the others have overtaken. */
      readonly states: readonly ('active' | 'over' | 'missed')[];
    };
  };
  /** What may happen until a seat is asked next, from its view alone. */
  foresee: {
    readonly given: {
      readonly game: string;
      readonly view: unknown;
      readonly seat: Seat;
      readonly seats: number;
      readonly after: readonly ForeseenDecision[];
    };
    readonly answer: Foresight;
  };
  plan: {
    readonly given: Omit<Plan, 'seen'> & { readonly log: readonly SeenEvent[] };
    readonly answer: Order;
  };
  /** Why a move that is not among the legal ones of a seat is refused, from its view alone. */
  refusal: {
    readonly given: {
      readonly game: string;
      readonly view: unknown;
      readonly seat: Seat;
      readonly notation: string;
    };
    readonly answer: Refusal;
  };
  /** Null when deal, dice, moves and result of the record are correct. */
  verify: { readonly given: { readonly record: unknown }; readonly answer: RecordFault | null };
  /** With `answer`, after this move of the scene's seat. */
  scenePosition: {
    readonly given: { readonly game: string; readonly scene: AnyScene; readonly answer: string | null };
    readonly answer: ScenePosition;
  };
  /** Why a move is not possible in a scene; null if it is. */
  sceneRefusal: {
    readonly given: { readonly game: string; readonly scene: AnyScene; readonly notation: string };
    readonly answer: Refusal | null;
  };
  /** A scene as a game that can be saved and continued. */
  sceneRecord: {
    readonly given: { readonly game: string; readonly scene: Scene };
    readonly answer: GameRecord;
  };
  open: { readonly given: { readonly id: string }; readonly answer: OpenResult };
  play: {
    readonly given: { readonly notations: readonly string[]; readonly ply: number };
    readonly answer: PlayResult;
  };
  takeBack: { readonly given: null; readonly answer: null };
  practise: { readonly given: null; readonly answer: null };
  hint: { readonly given: null; readonly answer: readonly MoveHint[] };
  /** A `ply` of null is the current position. */
  show: {
    readonly given: { readonly viewpoint: Viewpoint; readonly ply: number | null };
    readonly answer: null;
  };
  release: { readonly given: { readonly ply: number }; readonly answer: null };
}

/** `snapshot.log` holds only new entries; the first `keptEntries` of the page's log stay. */
export interface SnapshotUpdate {
  readonly snapshot: Snapshot;
  readonly keptEntries: number;
}
