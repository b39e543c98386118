// Which reviews are kept, and under which key.
import { expect, test } from 'vitest';
import type { GameRecord } from '../../engine/record.ts';
import { reviewKey, tooOld } from './keptReviews.ts';

test('only the latest twenty are kept', () => {
  const rows = Array.from({ length: 22 }, (_, i) => ({ key: `k${i}`, keptAt: (i * 7) % 22 }));
  expect(tooOld(rows)).toEqual(
    rows
      .filter(({ keptAt }) => keptAt < 2)
      .map(({ key }) => key)
      .toReversed(),
  );
  expect(tooOld(rows.slice(0, 20))).toEqual([]);
});

test('another game and other seats have another key', () => {
  const record = (seal: string) => ({ seal }) as GameRecord;
  const keys = [reviewKey(record('a'), [0]), reviewKey(record('b'), [0]), reviewKey(record('a'), [0, 1])];
  expect(new Set(keys).size).toBe(3);
});
