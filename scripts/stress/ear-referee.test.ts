// The referee of announcements finds what was not said, said too often, or said in the wrong order.
import { expect, test } from 'vitest';
import { faultsIn } from '../../e2e/support/ear/ear-referee.ts';
import { logged, TURN_WORDS } from '../../src/web/announcements/fixtures/turn-words.ts';

const happened = [
  logged(1, 0, 'bids'),
  logged(2, 1, 'rolls'),
  logged(3, 1, 'passes'),
  logged(4, 0, 'bids'),
  logged(5, 1, 'bids'),
];
const right = [
  'Your turn.',
  'Anna bids 2. Bruno rolls 3; passes. Your turn.',
  'Anna bids 2.',
  'Bruno bids 2. Your turn.',
];
const faults = (announcements: readonly string[]) => faultsIn(happened, announcements, TURN_WORDS);

test('every turn in its order is right, whole or in parts, between whatever else is said', () => {
  expect(faults(right)).toEqual([]);
  expect(faults(right.with(1, 'Anna bids 2. Bruno rolls 3. It is late. Bruno passes.'))).toEqual([]);
});

test('a missing, a repeated and a late sentence are found', () => {
  expect(faults(right.with(1, 'Anna bids 2.'))).toEqual(['not announced at ply 2: Bruno rolls 3; passes.']);
  expect(faults(right.with(1, 'Anna bids 2. Bruno rolls 3.'))).toEqual([
    'not announced at ply 3: Bruno passes.',
  ]);
  expect(faults([...right, 'Bruno bids 2.'])).toEqual(['said without cause: Bruno bids 2.']);
  expect(faults(right.with(1, 'Bruno rolls 3; passes. Anna bids 2.'))).not.toEqual([]);
});

test('what happened before the page was opened need not be said', () => {
  expect(faultsIn([logged(0, 0, 'rolls', true), ...happened], right, TURN_WORDS)).toEqual([]);
});
