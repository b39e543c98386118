// Positions of a replay in the address bar.
import { expect, test } from 'vitest';
import { deciderAt, positionFromSearch, searchForPosition } from './replayAddress.ts';

test('a position survives the way to the address and back', () => {
  for (const position of [
    { ply: 0, viewpoint: 'all' },
    { ply: 12, viewpoint: 0 },
    { ply: 47, viewpoint: 2 },
  ] as const)
    expect(positionFromSearch(searchForPosition(position), 47, 3)).toEqual(position);
});

test.each(['', '?at=', '?at=48', '?at=-1', '?at=x', '?at=1.5', '?seed=3'])(
  '“%s” names no position',
  (search) => {
    expect(positionFromSearch(search, 47, 3)).toBeNull();
  },
);

test('an unknown viewpoint shows every hand', () => {
  expect(positionFromSearch('?at=3&eyes=4', 47, 3)).toEqual({ ply: 3, viewpoint: 'all' });
  expect(positionFromSearch('?at=3&eyes=0', 47, 3)).toEqual({ ply: 3, viewpoint: 'all' });
});

test('the decider is the next player to move, at the end the last one', () => {
  const moves = ['0 keep', '1 turn', '2 show 1-3'];
  expect([0, 1, 2, 3].map((ply) => deciderAt(moves, ply))).toEqual([0, 1, 2, 2]);
});
