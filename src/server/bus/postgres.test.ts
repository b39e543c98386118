import { afterAll, beforeAll, expect, test } from 'vitest';
import { logTo } from '../operating/log.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { busSuite } from './bus-suite.fixtures.ts';
import { openPostgresBus } from './postgres.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await newDatabase();
});
afterAll(() => own.drop());

busSuite('PostgreSQL', {
  open: () => openPostgresBus(own.url),
  cut: () =>
    own.run(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
});

test('a topic that PostgreSQL refuses is tried again, and the others work on', async () => {
  const logged: string[] = [];
  const undo = logTo('plain', (line) => logged.push(line));
  let isRefused = true;
  const publisher = openPostgresBus(own.url);
  const subscriber = openPostgresBus(own.url, {
    channelOf: (topic) => (topic === 'late' && isRefused ? 'no channel' : `"scriptorium:${topic}"`),
  });
  const received: string[] = [];
  subscriber.subscribe('early', (text) => received.push(`early ${text}`));
  subscriber.subscribe('late', (text) => received.push(`late ${text}`));
  const repeat = setInterval(() => {
    for (const topic of ['early', 'late']) publisher.publish(topic, 'x');
  }, 20);
  try {
    await expect.poll(() => received, { timeout: 10_000, interval: 5 }).toContain('early x');
    expect(received).not.toContain('late x');
    isRefused = false;
    await expect.poll(() => received, { timeout: 10_000, interval: 5 }).toContain('late x');
    expect(received).toContain('late null');
    expect(received).not.toContain('early null');
    expect(logged.join()).toContain('bus-refused');
  } finally {
    clearInterval(repeat);
    undo();
    for (const bus of [publisher, subscriber]) await bus.close();
  }
});

test('a lost connection and a failed one are reported', async () => {
  const errors: string[] = [];
  const onError = ({ message }: Error) => errors.push(message);
  const bus = openPostgresBus(own.url, { onError });
  await expect.poll(() => bus.isUp, { timeout: 10_000, interval: 5 }).toBe(true);
  expect(errors).toEqual([]);
  await own.run(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await expect.poll(() => errors.length, { timeout: 10_000, interval: 5 }).toBe(1);
  await expect.poll(() => bus.isUp, { timeout: 10_000, interval: 5 }).toBe(true);
  // Closing the bus is not an error.
  await bus.close();
  expect(errors).toHaveLength(1);
  const nowhere = openPostgresBus('postgres://127.0.0.1:1/x', { onError });
  await expect.poll(() => errors.join(), { timeout: 10_000, interval: 5 }).toContain('ECONNREFUSED');
  await nowhere.close();
});
