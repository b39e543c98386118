import { expect, test } from 'vitest';
import { parseStyled, MARKING_STYLE as style } from './styledText.ts';

test('styles become the names of spans, nested ones together', () => {
  const line = `a ${style.red(`b${style.bold('c')}`)} d`;
  expect(parseStyled(line)).toEqual([
    { text: 'a ', names: [] },
    { text: 'b', names: ['red'] },
    { text: 'c', names: ['red', 'bold'] },
    { text: ' d', names: [] },
  ]);
});

test('an empty line has no spans', () => {
  expect(parseStyled('')).toEqual([]);
});
