// Tests of choosing a pawn, its destination and its dice.
import { expect, test } from 'vitest';
import { position } from '../fixtures/positions.ts';
import { OFF } from '../rules/data.ts';
import { legalMoves } from '../rules/flow.ts';
import { notation } from '../rules/notation.ts';
import type { State } from '../rules/state.ts';
import { attempt, destinationOf, diceFor, sources, targets } from './picking.ts';

const choices = (state: State) =>
  legalMoves(state, state.turn).map((move) => ({ move, notation: notation(move) }));
const ways = (state: State, from: number) =>
  [...targets(choices(state), from)].map(([to, list]) => [to, list.map((way) => way.notation)]);

test('a letter is reached by one combination of dice, or by two', () => {
  const state = position({ me: { 8: 2 }, dice: [2, 3, 5] });
  expect([...sources(choices(state))]).toEqual([8]);
  expect(ways(state, 8)).toEqual([
    [10, ['move 8 2']],
    [11, ['move 8 3']],
    [13, ['move 8 5', 'move 8 2+3']],
    [15, ['move 8 2+5']],
    [16, ['move 8 3+5']],
    [18, ['move 8 2+3+5']],
  ]);
});

test('bearing off is a target like any other', () => {
  const state = position({ me: { 34: 1, 35: 1 }, dice: [1, 2, 3] });
  expect(targets(choices(state), 34).has(OFF)).toBe(true);
});

test('an impossible move is sent in a notation that the table understands', () => {
  expect(attempt(0, [4])).toBe('enter 4');
  expect(attempt(7, [2, 3])).toBe('move 7 2+3');
  expect(attempt(34, [5])).toBe('bear 5');
});

test('the dice that lead to a letter', () => {
  expect(diceFor([2, 3, 5], 5, 3)).toEqual([5]);
  expect(diceFor([2, 3, 6], 5, 3)).toEqual([2, 3]);
  expect(diceFor([2, 3, 6], 5, 1)).toBeUndefined();
  expect(diceFor([2, 3, 6], 7, 3)).toBeUndefined();
});

test('where a hinted move leads', () => {
  const moves = choices(position({ me: { 8: 2 }, dice: [2, 3, 5] }));
  expect(destinationOf(moves, 'move 8 2+3')).toBe(13);
  expect(destinationOf(moves, 'light')).toBeNull();
  expect(destinationOf(moves, null)).toBeNull();
});
