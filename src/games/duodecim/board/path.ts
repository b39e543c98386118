// Where the path runs on the stone: the middle line first, the upper one backwards, then the lower one (D1).

/** The lines in the order of the path, with their letters in the order of the path. */
export const LINES = [
  { name: 'middle', first: 1, backwards: false },
  { name: 'upper', first: 13, backwards: true },
  { name: 'lower', first: 25, backwards: false },
] as const;
export type Line = (typeof LINES)[number];

const WORD = 6;

/** The two words of a line, each as the places of its letters along the path. */
export function wordsOf({ first }: Line): readonly (readonly number[])[] {
  return [first, first + WORD].map((start) => Array.from({ length: WORD }, (_, i) => start + i));
}
