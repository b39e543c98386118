// The path on the stone: the middle line first, the upper line backwards, then the lower line (D1).
import { LAST_LETTER } from '../rules/data.ts';

/** The lines and their letters, both in path order. */
export const LINES = [
  { name: 'middle', first: 1, backwards: false },
  { name: 'upper', first: 13, backwards: true },
  { name: 'lower', first: 25, backwards: false },
] as const;
export type Line = (typeof LINES)[number];

const WORD = 6;
const LINE = 2 * WORD;

/** The two words of a line, each as the places of its letters along the path. */
export function wordsOf({ first }: Line): readonly (readonly number[])[] {
  return [first, first + WORD].map((start) => Array.from({ length: WORD }, (_, i) => start + i));
}

/** The line and column of a letter, from the upper left; bearing off is beside the last one. */
export function spotOf(place: number): { readonly row: number; readonly column: number } {
  const along = Math.min(place, LAST_LETTER) - 1;
  const column = along % LINE;
  const line = Math.floor(along / LINE);
  return line === 1 ? { row: 0, column: LINE - 1 - column } : { row: line === 0 ? 1 : 2, column };
}
