// The baseline matches its description: hand quality, hand size, captures, and a point for every scout.
import { expect, test } from 'vitest';
import { position } from '../fixtures/positions.ts';
import { scout } from '../index.ts';
import { KEPT, OPEN, type State, TURNED } from '../rules/state.ts';
import { planner } from './planner.ts';

/** How far `a` is ahead of `b`, in points of its scale. */
function ahead(a: State, b: State): number {
  const points = (state: State) => {
    const share = planner(state)[0]!;
    return 50 * Math.log(share / (1 - share));
  };
  return points(a) - points(b);
}

const hand = (text: string, given: Partial<State> = {}) => position([text, '1/2', '1/2'], given);

test('a card costs a point; sets of two or more count their cards, equals half a card more, for a quarter', () => {
  expect(ahead(hand('3/1'), hand('3/1 9/1'))).toBeCloseTo(1);
  expect(ahead(hand('3/1 4/1'), hand('3/1 9/1'))).toBeCloseTo(2 / 4);
  expect(ahead(hand('3/1 3/2'), hand('3/1 9/1'))).toBeCloseTo(2.5 / 4);
  // 3 4 5 contains 3 4, 4 5 and 3 4 5.
  expect(ahead(hand('3/1 4/1 5/1'), hand('3/1 9/1 6/1'))).toBeCloseTo((2 + 2 + 3) / 4);
});

test('a captured card scores a point, a chip for another player costs one', () => {
  expect(ahead(hand('3/1', { captured: [2, 0, 0] }), hand('3/1'))).toBeCloseTo(2);
  expect(ahead(hand('3/1', { chips: [0, 1, 0] }), hand('3/1'))).toBeCloseTo(-1);
});

test('half a Scout & Show counts the best show that follows', () => {
  const half = position(['7/1 9/1 9/2', '1/2', '1/2'], { ring: '4/3', phase: 'show' });
  const done = scout.clone(half);
  scout.play(done, 0, { kind: 'show', first: 1, last: 2 });
  expect(ahead(half, done)).toBeCloseTo(0);
});

test('it turns the hand where that gives sets', () => {
  const choosing = (choice: number) => hand('1/5 9/6 3/7', { phase: 'hands', choices: [choice, OPEN, OPEN] });
  expect(ahead(choosing(TURNED), choosing(KEPT))).toBeCloseTo((2 + 2 + 3) / 4);
});
