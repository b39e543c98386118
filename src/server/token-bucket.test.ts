import { expect, test } from 'vitest';
import { TokenBuckets } from './token-bucket.ts';

test('an empty bucket says truly how long it takes to fill', () => {
  const buckets = new TokenBuckets({ burst: 1, perSecond: 1 / 3600 });
  expect(buckets.waitSeconds('a', 1, 0)).toBe(0);
  buckets.take('a', 1, 0);
  expect(buckets.waitSeconds('a', 1, 0)).toBe(3600);
  expect(buckets.take('a', 1, 3_000_000)).toBe(false);
  expect(buckets.waitSeconds('a', 1, 3_000_000)).toBe(600);
  expect(buckets.take('a', 1, 3_600_000)).toBe(true);
});
