import { expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { turnsOf } from '../../engine/turns.ts';
import { recapPlies } from './useRecapReplay.ts';

const entry = (ply: number, by: number) => ({ ply, by, event: { key: 'x', args: {} } });

test('starts before the first turn and ends before the present position', () => {
  const turns = turnsOf([entry(4, 1), entry(5, 1), entry(5, CHANCE), entry(6, 2), entry(7, 0)]);
  expect(recapPlies(turns.slice(0, 2), 6)).toEqual([3, 4, 5]);
  expect(recapPlies(turns, 7)).toEqual([3, 4, 5, 6]);
});

test('is empty without turns, and begins with the opening where nothing came before', () => {
  expect(recapPlies([], 3)).toEqual([]);
  expect(recapPlies(turnsOf([entry(0, CHANCE), entry(1, 1)]), 1)).toEqual([0]);
});
