import { expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { turnsOf } from '../../engine/turns.ts';
import { recapOf } from './useTurns.ts';

const entry = (ply: number, by: number, key: string, seat?: number) => ({
  ply,
  by,
  event: { key, args: seat === undefined ? {} : { seat } },
});
const keys = (turns: ReturnType<typeof recapOf>) =>
  turns.flatMap(({ entries }) => entries.map(({ event }) => event.key));

test('the recap tells what the others did, without the own roll', () => {
  const turns = turnsOf([entry(1, 1, 'moved'), entry(1, CHANCE, 'rolled', 0)]);
  expect(keys(recapOf(turns, 0))).toEqual(['moved']);
  expect(keys(recapOf(turns, null))).toEqual(['moved', 'rolled']);
});

test('it keeps what chance did for all, but a deal alone is no recap', () => {
  const deal = [entry(0, CHANCE, 'dealt', 0), entry(0, CHANCE, 'dealt', 1)];
  expect(recapOf(turnsOf(deal), 0)).toEqual([]);
  expect(keys(recapOf(turnsOf([...deal, entry(1, 1, 'shown')]), 0))).toEqual(['dealt', 'dealt', 'shown']);
});
