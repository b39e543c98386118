// Tests of who is ahead.
import { expect, test } from 'vitest';
import { position } from '../fixtures/positions.ts';
import { standingOf, standingText } from './standing.ts';

test('fewer letters to go are ahead', () => {
  const standing = (me: Record<number, number>, foe: Record<number | string, number>) =>
    standingOf({ ...position({ me, foe, dice: [1] }), seat: 0 });
  expect(standing({ 36: 1 }, { 30: 1 })).toEqual({ leader: 0, letters: 6 });
  expect(standing({ 1: 2 }, { 30: 1 })).toEqual({ leader: 1, letters: 65 });
  expect(standing({ 5: 1 }, { 5: 1 })).toEqual({ leader: null, letters: 0 });
});

test('the reader is “you”; somebody who watches bots is not', () => {
  const view = { ...position({ me: { 36: 1 }, foe: { 30: 1 }, dice: [1] }), seat: 0 };
  const names = (seat: number) => ['Anselm', 'Hildegard'][seat] ?? '';
  expect(standingText(view, 0, names, 'en')).toBe('You are 6 letters ahead');
  expect(standingText(view, 1, names, 'en')).toBe('You are 6 letters behind');
  expect(standingText(view, null, names, 'en')).toBe('Anselm is 6 letters ahead');
});
