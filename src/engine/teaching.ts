// The contract of what teaches a game: positions that the engine has produced, figures for the rules, a first game.
import type { Options, Seat } from './game.ts';
import type { Lang } from './texts.ts';

/** A position, told by how it came about: so it can never show what the rules do not allow. */
export interface Scene {
  readonly seats: number;
  readonly options: Options;
  /** Any text; the same text gives the same deal and dice. */
  readonly seed: string;
  /** As a record keeps them: seat, space, notation. */
  readonly moves: readonly string[];
  /** Whose eyes. */
  readonly seat: Seat;
}

/** The parts of a board's frame. */
export type FramePart = 'seats' | 'table' | 'own';

/** A picture in the rules: a part of the real board. */
export interface Figure extends Scene {
  /** The id of the section of the rules that it belongs to. */
  readonly section: string;
  readonly shows: readonly FramePart[];
  /** What is to be seen; it stands for the picture where nothing can be seen. */
  readonly caption: Readonly<Record<Lang, string>>;
}

/** One step of a lesson: something is said, and perhaps asked. */
export interface LessonStep<Id extends string = string> {
  readonly id: Id;
  /** The moves that the learner has to find, in this order; none where there is only something to read. */
  readonly asks?: readonly Asked[];
  /** What the others do then: seat, space, notation. */
  readonly answers?: readonly string[];
}

/** The notation of the one right move, or several that are as good: what follows must be possible after each. */
export type Asked = string | readonly string[];

export interface LessonScene<Id extends string = string> {
  readonly scene: Scene;
  readonly steps: readonly LessonStep<Id>[];
}

/** A first game: scenes one after another; the last one is played on against novices. */
export interface Lesson<Id extends string = string> {
  readonly scenes: readonly LessonScene<Id>[];
  readonly texts: Readonly<Record<Lang, LessonTexts<Id>>>;
}

export interface StepTexts {
  /** What there is to know: short paragraphs, **emphasis**. */
  readonly say: string;
  /** What the learner has to do, in one sentence. */
  readonly task?: string;
  /** Said while the others answer. */
  readonly done?: string;
  /** Why a legal move is not the one asked for: by notation, by its first word, or `else`. */
  readonly wrong?: { readonly [move: string]: string };
}

export type LessonTexts<Id extends string = string> = Readonly<Record<Id, StepTexts>>;
