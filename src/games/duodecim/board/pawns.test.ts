// Tests of following each pawn from place to place.
import { expect, test } from 'vitest';
import { OFF, PAWNS, WAITING } from '../rules/data.ts';
import { matchPawns } from './pawns.ts';

const counts = (placed: Readonly<Record<number, number>>) =>
  Array.from({ length: OFF + 1 }, (_, place) => placed[place] ?? 0);

test('every pawn has one place, as many as the counts say', () => {
  const at = counts({ [WAITING]: 4, 3: 5, 36: 2, [OFF]: 4 });
  const piles = matchPawns(undefined, at);
  expect(piles.map((pile) => pile.length)).toEqual(at);
  expect(new Set(piles.flat()).size).toBe(PAWNS);
});

test('the top pawn leaves and arrives on top; the others stay', () => {
  const before = matchPawns(undefined, counts({ 3: 10, 7: 5 }));
  const after = matchPawns(before, counts({ 3: 9, 7: 6 }));
  expect(after[3]).toEqual(before[3]!.slice(0, 9));
  expect(after[7]).toEqual([...before[7]!, before[3]![9]!]);
});

test('one pawn is borne off while another is hit', () => {
  const before = matchPawns(undefined, counts({ 20: 1, 36: 14 }));
  const after = matchPawns(before, counts({ [WAITING]: 1, 36: 14 }));
  expect(after[WAITING]).toEqual(before[20]);
  expect(matchPawns(after, counts({ [WAITING]: 1, 36: 14 }))).toEqual(after);
});
