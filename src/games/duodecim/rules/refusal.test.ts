// Tests of every refusal.
import { expect, test } from 'vitest';
import { legal, type PositionSpec, position } from '../fixtures/positions.ts';
import { setup } from './flow.ts';
import { refusal } from './refusal.ts';

const free: PositionSpec = { me: { 10: 2, 20: 13 }, foe: { 13: 2, 1: 13 }, dice: [2, 3] };
const steps: PositionSpec = { ...free, sums: 'steps' };
const entering: PositionSpec = { me: { waiting: 2, 5: 13 }, foe: { 3: 2, 20: 13 }, dice: [2, 3, 6] };
const hit: PositionSpec = { me: { hits: 1, 10: 14 }, foe: { 20: 15 }, dice: [2, 3] };
const home: PositionSpec = { me: { 33: 2, 36: 1 }, dice: [1, 5] };
const wasteful: PositionSpec = { me: { 10: 1, 20: 1 }, foe: { 16: 2, 19: 2, 26: 2 }, dice: [3, 6] };

test.each([
  [free, 'hello', 'unknown-move'],
  [free, 'move 10', 'unknown-move'],
  [free, 'enter 7', 'unknown-move'],
  [free, 'move 10 2+2+2+2', 'unknown-move'],
  [free, 'colour light', 'colour-is-chosen'],
  [free, 'move 10 3+2', 'dice-out-of-order'],
  [steps, 'move 10 2+3', 'one-die-a-move'],
  [free, 'move 10 4', 'dice-not-there'],
  [free, 'move 10 2+2', 'dice-not-there'],
  [free, 'move 37 2', 'no-such-letter'],
  [free, 'move 0 2', 'no-such-letter'],
  [free, 'move 11 2', 'no-pawn-there'],
  [free, 'move 10 3', 'letter-closed'],
  [free, 'enter 2', 'nobody-waits'],
  [free, 'bear 2', 'not-all-home'],
  [entering, 'enter 3', 'letter-closed'],
  [entering, 'enter 2+6', 'entry-too-far'],
  [entering, 'move 5 2', 'all-enter-first'],
  [hit, 'move 10 2', 'hit-pawn-first'],
  [hit, 'bear 2', 'hit-pawn-first'],
  [home, 'move 33 5', 'beyond-the-end'],
  [home, 'bear 5', 'no-exact-pawn'],
  [home, 'bear 1+5', 'no-exact-pawn'],
  [wasteful, 'move 10 3', 'more-dice-can-be-used'],
] as const)('%j: "%s" is refused as %s', (spec, notation, code) => {
  const state = position(spec);
  expect(legal(state)).not.toContain(notation);
  expect(refusal(state, 0, notation)).toBe(code);
});

test('before the colour is chosen no pawn moves', () => {
  const state = { ...setup(2, { board: 'virtus', sums: 'leap' }), phase: 'colour' as const };
  expect(refusal(state, 0, 'enter 3')).toBe('colour-first');
  expect(refusal(state, 0, 'colour blue')).toBe('unknown-move');
});

test('the other seat is refused because it is not its turn', () => {
  expect(refusal(position(free), 1, 'move 1 2')).toBe('not-your-turn');
});
