// The contract of a game's manifest: what the lists of games show at once, and how to load every other part.
import type { Drawing } from './drawing.ts';
import type { AnyGame, OptionValue } from './game.ts';
import type { AnyInsight } from './insight.ts';
import type { LevelRatings } from './level-ratings.ts';
import type { PuzzleSet } from './puzzle.ts';
import type { MasterStatistics } from './statistics.ts';
import type { Figure, Lesson, ReferenceCard } from './teaching.ts';
import type { AnyTexts, Lang } from './texts.ts';

/**
 * What `src/games/<id>/manifest.ts` exports as `manifest`. The home page loads all manifests, so they hold little more
 * than loaders. A part that is marked optional has a fallback, or the pages about it are not offered.
 */
export interface GameManifest {
  /** Equal to the game's own id and to the name of its folder: lower-case letters, digits and hyphens. */
  readonly id: string;
  readonly names: Readonly<Record<Lang, string>>;
  /** One sentence for the list of games. */
  readonly taglines: Readonly<Record<Lang, string>>;
  /** The id of the game whose rules this one shares: its folder may import that one's. */
  readonly editionOf?: string;
  /** Equal to the game's own seat counts. */
  readonly seatCounts: readonly number[];
  /** Everybody sees everything: there are no hands to show. */
  readonly hidesNothing?: true;
  /** Chance rolls dice, and does not deal or draw: pages then speak of dice. */
  readonly rollsDice?: true;
  /** How long a game takes people, from and to. */
  readonly minutes: readonly [number, number];
  /** The inside of an `<svg viewBox="0 0 320 200">`; without it the list shows the initial of the name. */
  readonly thumbnail?: string;
  /** The material of the preview card of a link; without it, plain leather. */
  cover?(): Promise<Cover>;
  game(): Promise<AnyGame>;
  readonly texts: Readonly<Record<Lang, () => Promise<AnyTexts>>>;
  /** The picture in the terminal; without it the fields of the view are listed. */
  drawing?(): Promise<Drawing<unknown>>;
  /** For a game whose moves people type differently from the notation. */
  typing?(): Promise<Typing>;
  /** What bots know beyond the rules; without it they search with random playouts. */
  insight?(): Promise<InsightFactory>;
  lesson?(): Promise<Lesson>;
  figures?(): Promise<readonly Figure[]>;
  /** The rules at a glance; without it no card is offered. */
  referenceCard?(): Promise<ReferenceCard>;
  puzzles?(): Promise<PuzzleSet>;
  statistics?(): Promise<MasterStatistics>;
  /** How strong the bots are; without it a game against bots is not rated. */
  levelRatings?(): Promise<LevelRatings>;
  /** For a game in which an owner's own tables can replace ours. */
  tables?(): Promise<TablesReader>;
  /** For a game with an option that depends on how many games the people have finished. */
  experience?(): Promise<Experience>;
}

/** On what the preview card of a link is drawn. */
export interface Cover {
  /** The inside of an `<svg viewBox="0 0 1200 630">`. */
  readonly ground: string;
  /** The colours of letters on it: of the text, and of the name of the game. */
  readonly ink: string;
  readonly accent: string;
}

/** An insight may depend on the game object: one made from an owner's tables is judged by those tables. */
export type InsightFactory = (game: AnyGame) => AnyInsight;

export interface Typing {
  fromNotation(notation: string): string;
  toNotation(typed: string): string;
}

/** Makes the game from the text of a file with tables. */
export type TablesReader = (text: string) => TablesAnswer;

export type TablesAnswer =
  | { readonly ok: true; readonly game: AnyGame }
  | { readonly ok: false; readonly field: string; readonly expected: string; readonly line?: number };

export interface Experience {
  readonly option: string;
  valueFor(gamesFinished: readonly number[]): OptionValue;
}
