// Tests of where the dice lie on the rims.
import { expect, test } from 'vitest';
import { position } from '../fixtures/positions.ts';
import { diceOnRims } from './dice.ts';

const lying = (changes: Partial<ReturnType<typeof position>>) =>
  diceOnRims({ ...position({ me: { 1: 1 }, dice: [2, 2, 5] }), seat: 0, ...changes }).map(
    ({ value, used, seat }) => `${value}${used ? ' used' : ''} at ${seat}`,
  );

test('unplayed dice lie before the player whose turn it is', () => {
  expect(lying({})).toEqual(['2 at 0', '2 at 0', '5 at 0']);
  expect(lying({ dice: [2] })).toEqual(['2 used at 0', '2 at 0', '5 used at 0']);
});

test('D9: dice handed over lie on the other side; played dice stay', () => {
  expect(lying({ dice: [5], turn: 1 })).toEqual(['2 used at 0', '2 used at 0', '5 at 1']);
});

test('D3: one die each for the start', () => {
  expect(lying({ phase: 'colour', start: [3, 6] })).toEqual(['3 at 0', '6 at 1']);
});
