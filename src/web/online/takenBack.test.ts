// Tests of who has taken a decision back.
import { expect, test } from 'vitest';
import { takenBack } from './takenBack.ts';

const event = { key: 'kept', args: {} };
const log = [
  { ply: 1, by: 0, event },
  { ply: 2, by: 1, event },
  { ply: 3, by: 0, event },
];

test('the first decision that no longer stands is that of who took it back', () => {
  expect(takenBack({ takeBacks: 0, log }, { takeBacks: 1, ply: 1 })).toEqual({
    ply: 1,
    takeBacks: 1,
    seat: 1,
  });
  expect(takenBack({ takeBacks: 1, log }, { takeBacks: 2, ply: 2 })?.seat).toBe(0);
});

test('nobody is named for a decision that was not seen, and nothing is said if nothing was taken back', () => {
  expect(takenBack({ takeBacks: 0, log: [] }, { takeBacks: 1, ply: 2 })?.seat).toBeNull();
  expect(takenBack({ takeBacks: 1, log }, { takeBacks: 1, ply: 4 })).toBeNull();
  expect(takenBack(null, { takeBacks: 1, ply: 2 })).toBeNull();
});
