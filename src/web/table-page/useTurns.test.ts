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

/** Every turn has a sentence, unless it is about something hidden. */
const recap = (turns: ReturnType<typeof turnsOf>, seat: number | null) =>
  recapOf(turns, seat, ({ entries }) =>
    entries
      .map(({ event }) => event.key)
      .filter((key) => key !== 'hidden')
      .join(' '),
  );

test('the recap tells what the others did, without the own roll', () => {
  const turns = turnsOf([entry(1, 1, 'moved'), entry(1, CHANCE, 'rolled', 0)]);
  expect(keys(recap(turns, 0))).toEqual(['moved']);
  expect(keys(recap(turns, null))).toEqual(['moved', 'rolled']);
});

test('it keeps what chance did for all, but a deal alone is no recap', () => {
  const deal = [entry(0, CHANCE, 'dealt', 0), entry(0, CHANCE, 'dealt', 1)];
  expect(recap(turnsOf(deal), 0)).toEqual([]);
  expect(keys(recap(turnsOf([...deal, entry(1, 1, 'shown')]), 0))).toEqual(['dealt', 'dealt', 'shown']);
});

test('a turn without a word is left out: it would be an empty chip', () => {
  expect(recap(turnsOf([entry(1, 1, 'hidden')]), 0)).toEqual([]);
  expect(keys(recap(turnsOf([entry(1, 1, 'hidden'), entry(2, 2, 'moved')]), 0))).toEqual(['moved']);
});
