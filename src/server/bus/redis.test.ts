import { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { findRedis } from './redis.fixtures.ts';
import { openRedisBus } from './redis.ts';
import { busSuite } from './suite.fixtures.ts';

const url = await findRedis();

describe.skipIf(url === null)('with Redis', () => {
  busSuite('Redis', {
    open: () => openRedisBus(url ?? ''),
    cut: async () => {
      const redis = new Redis(url ?? '');
      await redis.client('KILL', 'TYPE', 'pubsub');
      redis.disconnect();
    },
  });
});

test('without Redis nothing fails and nothing waits', async () => {
  const faults: string[] = [];
  const bus = openRedisBus('redis://127.0.0.1:1', ({ message }) => faults.push(message));
  const { leave } = bus.subscribe('x', () => {});
  bus.publish('x', 'y');
  leave();
  // But whoever watches is told.
  await expect.poll(() => faults.join()).toContain('ECONNREFUSED');
  await bus.close();
  expect([bus.isUp, bus.isAlone]).toEqual([false, false]);
});
