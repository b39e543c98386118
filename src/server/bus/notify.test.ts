import { afterAll, beforeAll, expect, test } from 'vitest';
import { logTo } from '../operating/log.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { openNotifyBus } from './notify.ts';
import { busSuite } from './suite.fixtures.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await newDatabase();
});
afterAll(() => own.drop());

busSuite('PostgreSQL', {
  open: () => openNotifyBus(own.url),
  cut: () =>
    own.run(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
});

test('a topic that PostgreSQL refuses is asked for again, and the others go on', async () => {
  const complaints: string[] = [];
  const undo = logTo('plain', (line) => complaints.push(line));
  let isRefused = true;
  const speaker = openNotifyBus(own.url);
  const hearer = openNotifyBus(own.url, {
    channelOf: (topic) => (topic === 'late' && isRefused ? 'no channel' : `"scriptorium:${topic}"`),
  });
  const heard: string[] = [];
  hearer.subscribe('early', (text) => heard.push(`early ${text}`));
  hearer.subscribe('late', (text) => heard.push(`late ${text}`));
  const repeat = setInterval(() => {
    for (const topic of ['early', 'late']) speaker.publish(topic, 'x');
  }, 20);
  try {
    await expect.poll(() => heard, { timeout: 10_000, interval: 5 }).toContain('early x');
    expect(heard).not.toContain('late x');
    isRefused = false;
    await expect.poll(() => heard, { timeout: 10_000, interval: 5 }).toContain('late x');
    expect(heard).toContain('late null');
    expect(heard).not.toContain('early null');
    expect(complaints.join()).toContain('bus-refused');
  } finally {
    clearInterval(repeat);
    undo();
    for (const bus of [speaker, hearer]) await bus.close();
  }
});

test('whoever watches is told of a connection that broke, and of one that cannot be made', async () => {
  const faults: string[] = [];
  const onFault = ({ message }: Error) => faults.push(message);
  const bus = openNotifyBus(own.url, { onFault });
  await expect.poll(() => bus.isUp, { timeout: 10_000, interval: 5 }).toBe(true);
  expect(faults).toEqual([]);
  await own.run(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await expect.poll(() => faults.length, { timeout: 10_000, interval: 5 }).toBe(1);
  await expect.poll(() => bus.isUp, { timeout: 10_000, interval: 5 }).toBe(true);
  // Ending it ourselves is none.
  await bus.close();
  expect(faults).toHaveLength(1);
  const nowhere = openNotifyBus('postgres://127.0.0.1:1/x', { onFault });
  await expect.poll(() => faults.join(), { timeout: 10_000, interval: 5 }).toContain('ECONNREFUSED');
  await nowhere.close();
});
