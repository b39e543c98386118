import { expect, test } from 'vitest';
import { OFF, PAWNS, WAITING } from '../data.ts';
import { settle } from './pawns.ts';

const counts = (placed: Readonly<Record<number, number>>) =>
  Array.from({ length: OFF + 1 }, (_, place) => placed[place] ?? 0);

test('every pawn has one place, as many as the counts say', () => {
  const at = counts({ [WAITING]: 4, 3: 5, 36: 2, [OFF]: 4 });
  const piles = settle(undefined, at);
  expect(piles.map((pile) => pile.length)).toEqual(at);
  expect(new Set(piles.flat()).size).toBe(PAWNS);
});

test('the uppermost pawn goes and arrives on top; the others stay', () => {
  const before = settle(undefined, counts({ 3: 10, 7: 5 }));
  const after = settle(before, counts({ 3: 9, 7: 6 }));
  expect(after[3]).toEqual(before[3]!.slice(0, 9));
  expect(after[7]).toEqual([...before[7]!, before[3]![9]!]);
});

test('one pawn borne off, another hit at the same time', () => {
  const before = settle(undefined, counts({ 20: 1, 36: 14 }));
  const after = settle(before, counts({ [WAITING]: 1, 36: 14 }));
  expect(after[WAITING]).toEqual(before[20]);
  expect(settle(after, counts({ [WAITING]: 1, 36: 14 }))).toEqual(after);
});
