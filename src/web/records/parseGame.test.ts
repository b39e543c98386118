import { expect, test } from 'vitest';
import { parseGame } from './parseGame.ts';

test('JSON is read; brackets in strings do not count as nesting', () => {
  const data = { names: ['[[["{'.repeat(200), 'a\\"[', '\\'], moves: [[1], [2]] };
  expect(parseGame(JSON.stringify(data))).toEqual(data);
});

test.each([100, 101, 300_000])('nesting of %i levels', (depth) => {
  const text = '['.repeat(depth) + ']'.repeat(depth);
  if (depth <= 100) expect(parseGame(text)).toBeInstanceOf(Array);
  else expect(() => parseGame(text)).toThrow('nested too deeply');
});

test('what is not JSON is refused', () => {
  expect(() => parseGame('{"a":')).toThrow(SyntaxError);
  expect(() => parseGame('[')).toThrow(SyntaxError);
});
