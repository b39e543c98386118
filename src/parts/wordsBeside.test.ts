// Tests of the bubble beside a player.
import { expect, test } from 'vitest';
import { wordsBeside } from './wordsBeside.ts';

test('an act that others have answered is not said while its player is asked again', () => {
  const act = { text: 'Has chosen', entries: [], isNewest: false };
  expect(wordsBeside(act, false)).toBe('Has chosen');
  expect(wordsBeside(act, true)).toBe(undefined);
  expect(wordsBeside({ ...act, isNewest: true }, true)).toBe('Has chosen');
  expect(wordsBeside(undefined, false)).toBe(undefined);
});
