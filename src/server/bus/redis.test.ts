import { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { busSuite } from './bus-suite.fixtures.ts';
import { findRedis } from './redis.fixtures.ts';
import { openRedisBus } from './redis.ts';

const url = await findRedis();

const killSubscribers = async () => {
  const redis = new Redis(url ?? '');
  await redis.client('KILL', 'TYPE', 'pubsub');
  redis.disconnect();
};

describe.skipIf(url === null)('with Redis', () => {
  busSuite('Redis', {
    open: () => openRedisBus(url ?? ''),
    cut: killSubscribers,
  });

  test('topics that are added while it reconnects do not make the connection fail', async () => {
    const errors: string[] = [];
    const bus = openRedisBus(url ?? '', ({ message }) => errors.push(message));
    let missed = 0;
    const { ready } = bus.subscribe(`reconnect-${process.pid}`, (text) => {
      if (text === null) missed++;
    });
    await ready;
    let topics = 0;
    const adding = setInterval(() => bus.subscribe(`reconnect-${process.pid}-${topics++}`, () => {}), 1);
    for (let cut = 1; cut <= 3; cut++) {
      const before = missed;
      await killSubscribers();
      await expect.poll(() => missed, { timeout: 20_000, interval: 5 }).toBeGreaterThan(before);
    }
    clearInterval(adding);
    await bus.close();
    expect(errors.filter((each) => /subscriber mode|Can't execute/.test(each))).toEqual([]);
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
