// The contract of a game's teaching material: scenes, figures for the rules, a lesson, and a reference card.
import type { Options, Seat } from './game.ts';
import type { Lang } from './texts.ts';

/** A position given by seed and moves, so that it can never show what the rules do not allow. */
export interface Scene {
  readonly seats: number;
  readonly options: Options;
  /** Any text; see `proofFromText`. */
  readonly seed: string;
  /** As a record keeps them: seat, space, notation. */
  readonly moves: readonly string[];
  /** The seat whose view is shown. */
  readonly seat: Seat;
}

/** A scene whose moves are packed: see `playPacked`. */
export type PackedScene = Omit<Scene, 'moves'> & { readonly path: string };

/** A scene of a game that was really played: with the table's own seed. */
export type DealtScene = Omit<Scene, 'seed'> & { readonly deal: string };

export type AnyScene = Scene | PackedScene | DealtScene;

/** The parts of a board. */
export type FramePart = 'seats' | 'table' | 'own';

/** A picture in the rules: a part of the real board showing a scene. */
export interface Figure extends Scene {
  /** The id of its section of the rules. */
  readonly section: string;
  readonly shows: readonly FramePart[];
  /** What the picture shows; also its text alternative. */
  readonly caption: Readonly<Record<Lang, string>>;
}

/** One step of a lesson: a text, and perhaps moves to find. */
export interface LessonStep<Id extends string = string> {
  readonly id: Id;
  /** The moves that the learner has to find, in this order; none in a step that is only read. */
  readonly asks?: readonly Asked[];
  /** The moves of the others after that: seat, space, notation. */
  readonly answers?: readonly string[];
}

/** The notation of the right move, or several equally good ones; what follows must be possible after each. */
export type Asked = string | readonly string[];

export interface LessonScene<Id extends string = string> {
  readonly scene: Scene;
  readonly steps: readonly LessonStep<Id>[];
}

/** A first game: scenes one after another. The last one continues as a game against novices. */
export interface Lesson<Id extends string = string> {
  readonly scenes: readonly LessonScene<Id>[];
  readonly texts: Readonly<Record<Lang, LessonTexts<Id>>>;
}

export interface StepTexts {
  /** The explanation: short paragraphs, **emphasis**. */
  readonly say: string;
  /** The task, in one sentence. */
  readonly task?: string;
  /** Shown while the others move. */
  readonly done?: string;
  /** Why a legal move is not the right one: by notation, by its first word, or `else`. */
  readonly wrong?: { readonly [move: string]: string };
}

export type LessonTexts<Id extends string = string> = Readonly<Record<Id, StepTexts>>;

/** Where a reference card lies: what it says may depend on the number of players and the options. */
export interface CardTable {
  readonly seats: number;
  readonly options: Options;
}

/** One box of a reference card. */
export interface CardBox {
  /** The id of the section of the rules that says more. */
  readonly section: string;
  readonly title: string;
  /** Short sentences, **emphasis**. */
  readonly lines?: readonly string[];
  /** Figures: the first cell of each row is its heading. */
  readonly rows?: readonly (readonly string[])[];
}

/** The rules on one screen and one printed page, for somebody who knows them. The first box comes first at the top. */
export type ReferenceCard = Readonly<Record<Lang, (table: CardTable) => readonly CardBox[]>>;
