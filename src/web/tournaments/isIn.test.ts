// Tests of the table where somebody is waited for.
import { expect, test } from 'vitest';
import type { Tournament } from '../../protocol/tournaments.ts';
import { runningTable } from './isIn.ts';

const tournament = (hasLeft: boolean, points: number[] | null) => ({
  players: [{ number: 1, hasLeft }] as unknown as Tournament['players'],
  you: 1,
  yourTable: 'm1',
  tables: [{ match: 'm1', points }] as unknown as Tournament['tables'],
});

test('nobody is waited for at a table that they have left, or that is done', () => {
  expect(runningTable(tournament(false, null))).toBe('m1');
  expect(runningTable(tournament(true, null))).toBe(null);
  expect(runningTable(tournament(false, [1, 0]))).toBe(null);
});
