// Tests of the marks on dice that others have turned.
import { expect, test } from 'vitest';
import { lastTurns } from './last-turns.ts';

const turned = (by: number, step: number, ...dice: number[]) => ({
  ply: 1,
  by,
  event: { key: 'dice-turned', args: { seat: by, card: 48, step, dice, values: dice } },
});
const passed = (by: number) => ({ ply: 1, by, event: { key: 'passed', args: { seat: by } } });

test('dice turned since the last decision of the reader are marked, the later turn over the earlier one', () => {
  const log = [turned(1, 1, 4), passed(0), turned(1, 1, 2), turned(2, -1, 2, 3)];
  expect([...lastTurns(log, 0)]).toEqual([
    [2, { by: 2, step: -1 }],
    [3, { by: 2, step: -1 }],
  ]);
});

test('nothing is marked after a decision of the reader', () => {
  expect(lastTurns([turned(1, 1, 4), passed(0)], 0).size).toBe(0);
});
