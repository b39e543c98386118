// What page and worker say to each other.
import type { OptionLists, Options, Seat } from '../../engine/game.ts';
import type { GameRecord, RecordFault } from '../../engine/record.ts';
import type { Refusal } from '../../engine/table.ts';
import type { Scene } from '../../engine/teaching.ts';
import type { Choice } from '../../parts/board.ts';
import type { Advice, Eyes, PlayAnswer, Sitter, Snapshot } from './link.ts';
import type { Staged } from './stage.ts';

/** What a game can be played with, without loading its rules into the page. */
export interface Terms {
  readonly seatCounts: readonly number[];
  readonly options: OptionLists;
  /** One of the options depends on how many games were finished. */
  readonly isEarned: boolean;
}

export type Opening =
  | {
      readonly ok: true;
      readonly game: string;
      readonly options: Options;
      readonly sitters: readonly Sitter[];
    }
  | { readonly ok: false; readonly fault: 'no-such-table' | RecordFault };

/** Each question with the type of its answer. */
export interface Asks {
  /** For somebody who has finished so many games of it. */
  terms: { readonly given: { readonly game: string; readonly finished: number }; readonly answer: Terms };
  /** What a seat may do, from its view alone: legal moves are the same in every truth that fits it. */
  choices: {
    readonly given: { readonly game: string; readonly view: unknown; readonly seat: Seat };
    readonly answer: readonly Choice<unknown>[];
  };
  /** Null when deal, dice, moves and result are as they should be. */
  verify: { readonly given: { readonly record: unknown }; readonly answer: RecordFault | null };
  stage: { readonly given: { readonly game: string; readonly scene: Scene }; readonly answer: Staged };
  /** Why a move is not possible in a scene; null where it is. */
  refuse: {
    readonly given: { readonly game: string; readonly scene: Scene; readonly notation: string };
    readonly answer: Refusal | null;
  };
  /** A scene as a game that can be kept and played on. */
  record: { readonly given: { readonly game: string; readonly scene: Scene }; readonly answer: GameRecord };
  open: { readonly given: { readonly id: string }; readonly answer: Opening };
  play: {
    readonly given: { readonly notations: readonly string[]; readonly ply: number };
    readonly answer: PlayAnswer;
  };
  takeBack: { readonly given: null; readonly answer: null };
  practise: { readonly given: null; readonly answer: null };
  hint: { readonly given: null; readonly answer: readonly Advice[] };
  look: {
    readonly given: { readonly eyes: Eyes; readonly ply: number | null };
    readonly answer: null;
  };
  pace: { readonly given: { readonly ms: number }; readonly answer: null };
}

export type AskName = keyof Asks;

/** One question as it travels. */
export type Ask = {
  [K in AskName]: { readonly id: number; readonly ask: K; readonly given: Asks[K]['given'] };
}[AskName];

export type Told =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  /** Nothing more will come of this table. */
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string }
  /** Its log holds only what is new; `kept` counts the entries before that still hold. */
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot; readonly kept: number };
