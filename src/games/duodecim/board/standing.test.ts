// Tests of who is ahead.
import { expect, test } from 'vitest';
import { position } from '../fixtures/positions.ts';
import { standingOf } from './standing.ts';

test('fewer letters to go are ahead', () => {
  const standing = (me: Record<number, number>, foe: Record<number | string, number>) =>
    standingOf({ ...position({ me, foe, dice: [1] }), seat: 0 });
  expect(standing({ 36: 1 }, { 30: 1 })).toEqual({ leader: 0, letters: 6 });
  expect(standing({ 1: 2 }, { 30: 1 })).toEqual({ leader: 1, letters: 65 });
  expect(standing({ 5: 1 }, { 5: 1 })).toEqual({ leader: null, letters: 0 });
});
