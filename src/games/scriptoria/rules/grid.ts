// The double page: which places the rules distinguish, and which they do not (C2, C3).
import { KINDS } from './tables.ts';

/** Places that the rules treat as one: the corners and borders of each page, and the three inner kinds. */
const CORNERS_LEFT = 0;
const CORNERS_RIGHT = 1;
const BORDERS_LEFT = 2;
const BORDERS_RIGHT = 3;
const TEXTS = 4;
const MINIATURES = 5;
const DROPCAPS = 6;

/** By kind: its group on the left page and on the right page; the inner kinds have only one group. */
export const GROUPS_OF_KIND: readonly (readonly [left: number, right: number])[] = [
  [CORNERS_LEFT, CORNERS_RIGHT],
  [BORDERS_LEFT, BORDERS_RIGHT],
  [TEXTS, TEXTS],
  [MINIATURES, MINIATURES],
  [DROPCAPS, DROPCAPS],
];

/** The groups that form each part, in the order of PARTS; the manuscript is all of them. */
export const GROUPS_OF_PART: readonly (readonly number[])[] = [
  [CORNERS_LEFT, BORDERS_LEFT],
  [CORNERS_RIGHT, BORDERS_RIGHT],
  [TEXTS, DROPCAPS],
  [MINIATURES],
  [CORNERS_LEFT, CORNERS_RIGHT, BORDERS_LEFT, BORDERS_RIGHT, TEXTS, MINIATURES, DROPCAPS],
];

/** `inner` for texts, miniatures and dropcaps, which belong to no frieze. */
export type Side = 'left' | 'right' | 'inner';

export function sideOf(group: number): Side {
  if (group === CORNERS_LEFT || group === BORDERS_LEFT) return 'left';
  return group === CORNERS_RIGHT || group === BORDERS_RIGHT ? 'right' : 'inner';
}

/** The letters of one row. */
export function lettersOf(row: string): string[] {
  return [...row.replaceAll(' ', '')];
}

/** The kind that a letter stands for, as an index into KINDS, or -1. */
export function kindOfLetter(letter: string): number {
  return KINDS.findIndex((kind) => kind[0] === letter.toLowerCase());
}

/** For each group its places, counted row by row from the upper left. */
export function groupsOf(grid: readonly string[]): number[][] {
  const rows = grid.map(lettersOf);
  const columns = rows[0]!.length;
  const groups: number[][] = GROUPS_OF_PART.at(-1)!.map(() => []);
  for (const [place, letter] of rows.flat().entries()) {
    const page = place % columns < columns / 2 ? 0 : 1;
    groups[GROUPS_OF_KIND[kindOfLetter(letter)]![page]]!.push(place);
  }
  return groups;
}
