import { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { busSuite } from './bus-suite.fixtures.ts';
import { findRedis } from './redis.fixtures.ts';
import { openRedisBus } from './redis.ts';

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

test('without Redis nothing fails and nothing waits, but the error is reported', async () => {
  const errors: string[] = [];
  const bus = openRedisBus('redis://127.0.0.1:1', ({ message }) => errors.push(message));
  const { leave } = bus.subscribe('x', () => {});
  bus.publish('x', 'y');
  leave();
  await expect.poll(() => errors.join()).toContain('ECONNREFUSED');
  await bus.close();
  expect([bus.isUp, bus.isAlone]).toEqual([false, false]);
});
