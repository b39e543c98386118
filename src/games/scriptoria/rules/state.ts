// The types of Scriptoria: options, state, view, moves.
import type { Chosen, Seat } from '../../../engine/game.ts';
import type { Supply } from './tables.ts';

/** Games finished by the most experienced player; with 33 games the door is already reached (C16). */
const EXPERIENCE = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
  29, 30, 31, 32, 33,
] as const;

export const OPTIONS = {
  /** C15: `master` first brings back the lecterns that rested the day before. */
  lecterns: ['random', 'master'],
  /** C16: `closed`, or the experience that counts for the black door. */
  hell: ['closed', ...EXPERIENCE],
} as const;
export type Options = Chosen<typeof OPTIONS>;
export type Hell = Options['hell'];

export const BLACK = 0;
export const GOLD = 4;
export const NOBODY = -1;

/** Index of a sketch type in the box: equal sketches are interchangeable and share an index (C17). */
export type Sketch = number;
/** Index of a lectern in the box. */
export type Lectern = number;
/** 0 black, 1 red, 2 green, 3 blue, 4 gold. */
type Ink = number;

export type Phase =
  | 'opening'
  | 'dawn'
  | 'inks'
  | 'pick'
  | 'give'
  | 'illuminate'
  /** An achievement needs room in the stock (C12). */
  | 'room'
  | 'evening'
  | 'over';

/**
 * Everything here is open except the two bags, and those contain what lies nowhere else (C17).
 * Lists of sketches are sorted; counts are by sketch or by ink.
 */
export interface State {
  seats: number;
  lecterns: Options['lecterns'];
  hell: Hell;
  phase: Phase;
  /** 1 on the first day. */
  day: number;
  turn: Seat;
  archivist: Seat;
  /** The seat that has used the Quill today. */
  heir: Seat;
  grimoire: Seat;
  sketchBag: number[];
  inkBag: number[];
  cup: number[];
  scriptorium: number[];
  /** The lecterns of the day, and the sketches on each. */
  desks: Lectern[];
  onDesk: Sketch[][];
  /** By seat: an index into `desks`. */
  deskOf: number[];
  stock: Sketch[][];
  /** Five counts per seat. */
  inks: number[];
  /** One number for each place of each seat's grid: 0 free, sketch + 1 paid, -(sketch + 1) placed without payment. */
  scroll: number[];
  /** Help tokens with their points side up, and those turned over. */
  tokens: number[];
  flipped: number[];
  /** Five numbers per seat: the points of the achievement held for each part, or 0. */
  achievements: number[];
  /** How many tiles have been taken from each pile. */
  taken: number[];
  /** The score track: the head start for experience and the sketches paid so far. */
  points: number[];
  /** A manuscript is complete, so this is the last day. */
  finished: boolean;
  /** The first player to reach 66, if the door can be opened at all. */
  door: Seat;
}

/** The whole state, because there are no secrets. */
export interface View extends State {
  /** The reader's seat; null for a spectator. */
  seat: Seat | null;
  /** The values printed on the pieces; null for our reconstruction. */
  print: PrintedValues | null;
}

export interface PrintedValues {
  /** The name of each sketch: kind and cost, such as `bKRG`. */
  readonly sketches: readonly string[];
  readonly worth: readonly number[];
  readonly lecternNames: readonly string[];
  readonly supplies: readonly Supply[];
  readonly grid: readonly string[];
  /** By part: points from the top of the pile. */
  readonly piles: readonly (readonly number[])[];
}

/** The page is named if both have room for a corner or border; otherwise it is `only` (C3). */
export const PAGES = ['only', 'left', 'right'] as const;
type Page = (typeof PAGES)[number];
/** Lectern or stock is named if an equal sketch lies in both; it can matter for the room (C12). */
export const SOURCES = ['only', 'lectern', 'stock'] as const;
type Source = (typeof SOURCES)[number];

type Noted<T> = Readonly<T & { notation: string }>;
export type Take = Noted<{ kind: 'take'; inks: readonly Ink[] }>;
export type Pick = Noted<{ kind: 'pick'; lectern: Lectern }>;
export type Give = Noted<{ kind: 'give'; lectern: Lectern; to: Seat }>;
/** `gold` counts the reds, greens and blues that are paid with gold (C11). */
export type Place = Noted<{
  kind: 'place';
  sketch: Sketch;
  page: Page;
  from: Source;
  gold: readonly number[];
}>;
export type Free = Noted<{ kind: 'free'; sketch: Sketch; page: Page; from: Source }>;
export type Help = Noted<{ kind: 'help'; sketch: Sketch }>;
export type Ask = Noted<{ kind: 'ask'; from: Seat; sketch: Sketch }>;
export type Discard = Noted<{ kind: 'discard'; sketch: Sketch }>;
export type Pour = Noted<{ kind: 'pour'; ink: Ink }>;
export type Plain<K extends string> = Noted<{ kind: K }>;
export interface Opening {
  readonly kind: 'opening';
  readonly archivist: Seat;
  readonly sketches: readonly Sketch[];
}
export interface Dawn {
  readonly kind: 'dawn';
  readonly lecterns: readonly Lectern[];
  readonly sketches: readonly (readonly Sketch[])[];
  readonly inks: readonly number[];
}

/** The moves of a player. */
type PlayerMove =
  | Take
  | Plain<'grimoire'>
  | Pick
  | Give
  | Place
  | Free
  | Help
  | Ask
  | Plain<'quill'>
  | Plain<'done'>
  | Discard
  | Pour;
export type Move = PlayerMove | Opening | Dawn;
