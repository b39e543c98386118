// Progress in puzzles: the first answer counts for the rating, later ones only for the mark.
import { expect, test } from 'vitest';
import { writeStored } from '../browserStorage.ts';
import { isSolved, noteAnswer, progressIn } from './progress.ts';

test('a right first answer raises the rating, once', () => {
  const change = noteAnswer('one', 'a', true, 1500);
  expect(change!.after).toBeGreaterThan(change!.before);
  expect(noteAnswer('one', 'a', true, 1500)).toBeNull();
  expect(progressIn('one').marks.get('a')).toBe('first');
  expect(Math.round(progressIn('one').rating)).toBe(change!.after);
});

test('a wrong first answer lowers it, and the puzzle can still be solved', () => {
  const change = noteAnswer('two', 'a', false, 1500);
  expect(change!.after).toBeLessThan(change!.before);
  expect(isSolved(progressIn('two'), 'a')).toBe(false);
  noteAnswer('two', 'a', true, 1500);
  expect(progressIn('two').marks.get('a')).toBe('later');
  expect(Math.round(progressIn('two').rating)).toBe(change!.after);
  noteAnswer('two', 'a', false, 1500);
  expect(progressIn('two').marks.get('a')).toBe('later');
});

test('a puzzle without a rating changes none', () => {
  expect(noteAnswer('three', 'own', true, null)).toBeNull();
  expect(progressIn('three')).toMatchObject({ rating: 1500, deviation: 200 });
  expect(isSolved(progressIn('three'), 'own')).toBe(true);
});

test.each(['', '[]', 'null', '{"rating":"x","marks":7}', '{"marks":{"a":"best"}}'])(
  'something else in the storage is ignored: %s',
  (text) => {
    writeStored('scriptorium.puzzles.four', text);
    expect(progressIn('four')).toEqual({ rating: 1500, deviation: 200, marks: new Map() });
  },
);
