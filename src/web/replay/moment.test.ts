// Addresses of moments, read with care.
import { expect, test } from 'vitest';
import { deciderAt, momentIn, searchOf } from './moment.ts';

test('a moment and its address are the same thing', () => {
  for (const moment of [
    { ply: 0, eyes: 'all' },
    { ply: 12, eyes: 0 },
    { ply: 47, eyes: 2 },
  ] as const)
    expect(momentIn(searchOf(moment), 47, 3)).toEqual(moment);
});

test.each(['', '?at=', '?at=48', '?at=-1', '?at=x', '?at=1.5', '?seed=3'])(
  '“%s” names no moment',
  (search) => {
    expect(momentIn(search, 47, 3)).toBeNull();
  },
);

test('eyes that are not there are everybody’s', () => {
  expect(momentIn('?at=3&eyes=4', 47, 3)).toEqual({ ply: 3, eyes: 'all' });
  expect(momentIn('?at=3&eyes=0', 47, 3)).toEqual({ ply: 3, eyes: 'all' });
});

test('who decides: the next mover, in the end the last one', () => {
  const moves = ['0 keep', '1 turn', '2 show 1-3'];
  expect([0, 1, 2, 3].map((ply) => deciderAt(moves, ply))).toEqual([0, 1, 2, 2]);
});
