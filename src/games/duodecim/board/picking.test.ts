import { expect, test } from 'vitest';
import { OFF } from '../data.ts';
import { built } from '../fixtures.ts';
import { notation } from '../notation.ts';
import { legalMoves } from '../rules.ts';
import type { State } from '../state.ts';
import { attempt, handfulFor, sources, targets } from './picking.ts';

const choices = (state: State) =>
  legalMoves(state, state.turn).map((move) => ({ move, notation: notation(move) }));
const ways = (state: State, from: number) =>
  [...targets(choices(state), from)].map(([to, list]) => [to, list.map((way) => way.notation)]);

test('a letter is reached by one handful of dice, or by two', () => {
  const state = built({ me: { 8: 2 }, dice: [2, 3, 5] });
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
  const state = built({ me: { 34: 1, 35: 1 }, dice: [1, 2, 3] });
  expect(targets(choices(state), 34).has(OFF)).toBe(true);
});

test('what is not possible is asked for in words the table knows', () => {
  expect(attempt(0, [4])).toBe('enter 4');
  expect(attempt(7, [2, 3])).toBe('move 7 2+3');
  expect(attempt(34, [5])).toBe('bear 5');
});

test('the dice that would lead to a letter', () => {
  expect(handfulFor([2, 3, 5], 5, 3)).toEqual([5]);
  expect(handfulFor([2, 3, 6], 5, 3)).toEqual([2, 3]);
  expect(handfulFor([2, 3, 6], 5, 1)).toBeUndefined();
  expect(handfulFor([2, 3, 6], 7, 3)).toBeUndefined();
});
