import { expect, test } from 'vitest';
import { leavesTo } from './leavesTo.ts';

const shown = { key: 'shown', args: { seat: 2 } };
const scouted = { key: 'scouted', args: { seat: 1, owner: 2 } };

test('captured cards fly to the pile, a scouted one to the player, a paid chip to the ring', () => {
  expect(leavesTo([shown])('card-57')).toBe('pile-2');
  expect(leavesTo([scouted])('card-57')).toBe('seat-1');
  expect(leavesTo([scouted])('coin-1-2')).toBe('ring');
  expect(leavesTo([scouted])('chip-2-0')).toBeUndefined();
  expect(leavesTo([shown, { key: 'round-ended', args: {} }])('card-57')).toBeUndefined();
});
