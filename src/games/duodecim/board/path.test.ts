// Tests of where the letters stand on the stone.
import { expect, test } from 'vitest';
import { BOARDS, letterAt } from '../rules/data.ts';
import { LINES, spotOf, wordsOf } from './path.ts';

test('every letter stands where it is on the stone', () => {
  const stone = BOARDS.virtus.map((line) => line.replace(' ', ''));
  for (let place = 1; place <= 36; place++) {
    const { row, column } = spotOf(place);
    expect(stone[row]!.charAt(column)).toBe(letterAt('virtus', place));
  }
});

test('the lines in path order hold the letters from 1 to 36', () => {
  expect(LINES.flatMap(wordsOf).flat()).toEqual(Array.from({ length: 36 }, (_, i) => i + 1));
});
