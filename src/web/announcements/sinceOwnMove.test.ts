// What has happened since a seat last did something.
import { expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { sinceOwnMove } from './sinceOwnMove.ts';

const log = [0, 1, CHANCE, 0, 1, 2, CHANCE].map((by, ply) => ({ ply, by, event: { key: 'x', args: {} } }));
const plies = (seat: number | null) => sinceOwnMove(log, seat).map(({ ply }) => ply);

test('everything after the last move of the seat, with what chance did', () => {
  expect(plies(0)).toEqual([4, 5, 6]);
  expect(plies(2)).toEqual([6]);
});

test('everything for a seat that has not moved, the last events for a spectator', () => {
  expect(plies(3)).toHaveLength(7);
  expect(plies(null)).toEqual([2, 3, 4, 5, 6]);
});
