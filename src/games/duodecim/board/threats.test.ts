// Tests of which lone pawns are exposed.
import { expect, test } from 'vitest';
import { position } from '../fixtures/positions.ts';
import { threatsTo } from './threats.ts';

const threats = (me: Record<number, number>, foe: Record<number | string, number>) =>
  [...threatsTo({ ...position({ me, foe, dice: [1] }), seat: 0 }, 0)].map(
    ([place, { distance, isNear }]) => `${place}: ${distance}${isNear ? ' near' : ''}`,
  );

test('a lone pawn is exposed to pawns behind it, by the distance to the nearest', () => {
  expect(threats({ 10: 1, 20: 2 }, { 6: 1, 2: 1 })).toEqual(['10: 4 near']);
  expect(threats({ 10: 1 }, { 1: 2 })).toEqual(['10: 9']);
});

test('pawns ahead, pairs and pawns too far behind are no threat', () => {
  expect(threats({ 10: 1 }, { 12: 3 })).toEqual([]);
  expect(threats({ 10: 2 }, { 9: 3 })).toEqual([]);
  expect(threats({ 30: 1 }, { 11: 3 })).toEqual([]);
});

test('pawns to enter threaten the first word only', () => {
  expect(threats({ 6: 1, 7: 1 }, { waiting: 2, 30: 1 })).toEqual(['6: 6 near']);
});
