// Tests of every refusal of Scout.
import { expect, test } from 'vitest';
import { dealt, notations, position } from '../fixtures/positions.ts';
import { scout } from '../index.ts';
import { REFUSALS, type RefusalCode } from './refusal.ts';
import type { State } from './state.ts';

const HAND = '5/1 6/7 6/8 2/9';
const ringed = (given: Partial<State> & { ring?: string } = {}) =>
  position([HAND, '1/2 2/4', '1/3'], { ring: '4/9 3/8', ...given });
const alone = () => ringed({ ring: '4/9' });
const two = (chips: number[]) => position([HAND, '1/2 2/4'], { ring: '9/4 9/3 9/8', owner: 1, chips });

const CASES: [() => State, string, RefusalCode][] = [
  [ringed, 'shew 1', 'unknown-move'],
  [ringed, 'show', 'unknown-move'],
  [ringed, 'scout middle 1', 'unknown-move'],
  [() => dealt(3), 'show 1', 'hand-not-chosen'],
  [ringed, 'keep', 'hand-is-settled'],
  [ringed, 'turn', 'hand-is-settled'],
  [ringed, 'show 0', 'no-such-card'],
  [ringed, 'show 5', 'no-such-card'],
  [ringed, 'show 4-5', 'no-such-card'],
  [ringed, 'show 2-1', 'no-such-card'],
  // 5 6 is a run and 6 6 are equal, but 5 6 6 and 6 2 are not sets.
  [ringed, 'show 1-3', 'not-a-set'],
  [ringed, 'show 3-4', 'not-a-set'],
  [ringed, 'show 1', 'too-weak'],
  [() => ringed({ ring: '7/9 7/8' }), 'show 2-3', 'too-weak'],
  [() => ringed({ phase: 'show' }), 'scout left 1', 'show-must-follow'],
  [() => ringed({ ring: '' }), 'scout left 1', 'no-active-set'],
  [alone, 'scout right 1', 'one-end-only'],
  [ringed, 'scout left 0', 'no-such-place'],
  [ringed, 'scout left 6', 'no-such-place'],
  [() => two([0, 3]), 'scout left 1', 'no-chip'],
  [() => two([3, 3]), 'scout+show left 1', 'not-with-two'],
  [() => ringed({ used: [1, 0, 0] }), 'scout+show left 1', 'already-used'],
  [() => ringed({ ring: '9/4 9/3 9/8 9/7 9/6 9/5' }), 'scout+show left 1', 'no-show-follows'],
];

test.each(CASES.map(([situation, notation, code]) => ({ situation, notation, code })))(
  '"$notation" is refused: $code',
  ({ situation, notation, code }) => {
    const state = situation();
    const seat = 0;
    expect(notations(state, seat)).not.toContain(notation);
    expect(scout.refusal(state, seat, notation)).toBe(code);
  },
);

test('a move out of turn is refused, and every code is tested', () => {
  expect(scout.refusal(ringed(), 1, 'show 1')).toBe('not-your-turn');
  expect(new Set([...CASES.map(([, , code]) => code), 'not-your-turn'])).toEqual(new Set(REFUSALS));
});

test('the last place for a scouted card is behind the last card of the hand', () => {
  expect(notations(ringed())).toContain('scout left 5');
});
