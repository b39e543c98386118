// What the reference card takes from the board: the lines along the path, and which roll bears off from where.
import { BOARDS, type BoardName, LAST_LETTER, LAST_WORD_START, OFF } from '../rules/data.ts';

/** As they are read on the way: the middle line, the upper one backwards, the lower one. */
export function linesOnPath(board: BoardName): readonly [string, string, string] {
  const [upper, middle, lower] = BOARDS[board];
  return [middle, [...upper].reverse().join(''), lower];
}

/** In two columns, to save room. */
export function exitRolls(letterText: (letter: number) => string): readonly (readonly string[])[] {
  const half = (LAST_LETTER - LAST_WORD_START + 1) / 2;
  const pair = (letter: number) => [letterText(letter), String(OFF - letter)];
  return Array.from({ length: half }, (_, i) => [
    ...pair(LAST_WORD_START + i),
    ...pair(LAST_WORD_START + half + i),
  ]);
}
