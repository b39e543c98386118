// The referee of announcements finds what was not said, said too often, or said in the wrong order.
import { expect, test } from 'vitest';
import { faultsIn } from '../../e2e/support/ear/ear-referee.ts';

const told = ['Anna bids 2.', 'Bruno passes.', 'Anna bids 2.', 'Bruno bids 3.'].map((sentence, i) => ({
  ply: i + 1,
  sentence,
}));
const right = [
  'Your turn.',
  'Anna bids 2. Bruno passes. Your turn.',
  'Anna bids 2.',
  'Bruno bids 3. Your turn.',
];

test('every event once in its order is right, between whatever else is said', () => {
  expect(faultsIn(told, right)).toEqual([]);
});

test('a missing, a repeated and a late sentence are found', () => {
  expect(faultsIn(told, right.with(1, 'Anna bids 2.'))).toEqual(['not announced at ply 2: Bruno passes.']);
  expect(faultsIn(told, [...right, 'Bruno bids 3.'])).toEqual([
    'said 2 times, happened 1 times: Bruno bids 3.',
  ]);
  expect(faultsIn(told, right.with(1, 'Bruno passes. Anna bids 2.'))).toHaveLength(1);
});

test('what happened before the page was opened need not be said', () => {
  expect(faultsIn([{ ply: 0, sentence: 'The cards are dealt.' }, ...told], right)).toEqual([]);
});
