import { expect, test } from 'vitest';
import type { View } from '../rules/state.ts';
import { isNothingWon, leaders, soFar } from './standing.ts';

const view: View = {
  seat: 0,
  seats: 3,
  round: 2,
  phase: 'act',
  starter: 0,
  turn: 0,
  chips: [1, 0, 2],
  captured: [3, 0, 0],
  used: [0, 0, 0],
  points: [5, 9, -2],
  set: [],
  owner: -1,
  scouts: 0,
  calm: 0,
  gone: [],
  hands: [[0, 0], [0], [0, 0, 0]],
  choices: [],
  deckSize: 0,
  left: [],
};

test('this round so far: captured and chips, less the hand', () => {
  expect([0, 1, 2].map((seat) => soFar(view, seat))).toEqual([2, -1, -1]);
});

test('who would lead if the round ended now; nobody while all are equal', () => {
  expect(leaders(view)).toEqual([1]);
  expect(leaders({ ...view, points: [6, 9, 9] })).toEqual([]);
});

test('nothing is told of a round in which nobody has won anything', () => {
  expect(isNothingWon(view)).toBe(false);
  const dealt = { ...view, captured: [0, 0, 0], chips: [0, 0, 0] };
  expect(isNothingWon(dealt)).toBe(true);
  expect(isNothingWon({ ...dealt, chips: [0, 1, 0] })).toBe(false);
  const two = { ...view, seats: 2, captured: [0, 0], chips: [3, 3] };
  expect(isNothingWon(two)).toBe(true);
  expect(isNothingWon({ ...two, captured: [0, 1] })).toBe(false);
});
