// What the generic board tells of the past, for a person, a spectator and after the end.
import { expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import type { LogEntry } from '../../parts/board.ts';
import { recentEntries } from './recentEntries.ts';

const entry = (ply: number, by: LogEntry['by'], key: string): LogEntry => ({
  ply,
  by,
  event: { key, args: {} },
});

/** Seats 0 to 2 decide; then a die is lost, and each of four cups is rolled. */
const log = [
  entry(0, CHANCE, 'dealt'),
  entry(1, 0, 'bid'),
  entry(2, 1, 'raised'),
  entry(3, 2, 'doubted'),
  entry(3, 2, 'die-lost'),
  ...[1, 2, 3, 4].map((cup) => entry(3, CHANCE, `rolled-${cup}`)),
];
const keys = (seat: number | null) => recentEntries(log, seat).map(({ event }) => event.key);
const ROLLS = ['rolled-1', 'rolled-2', 'rolled-3', 'rolled-4'];

test('a person reads their last decision and all that followed, however much it is', () => {
  expect(keys(0)).toEqual(['bid', 'raised', 'doubted', 'die-lost', ...ROLLS]);
  expect(keys(2)).toEqual(['doubted', 'die-lost', ...ROLLS]);
});

test('a person who has not decided yet reads everything', () => {
  expect(keys(3)).toHaveLength(log.length);
  expect(recentEntries([], 0)).toEqual([]);
});

test('without a seat the last decision is told', () => {
  expect(keys(null)).toEqual(['doubted', 'die-lost', ...ROLLS]);
});
