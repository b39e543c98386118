// Short runs of `npm run stress -- notices`: one process on SQLite, three on PostgreSQL, killed meanwhile.
import { expect, test } from 'vitest';
import { newDatabase } from '../../src/server/storage/postgres.fixtures.ts';
import { runNotices } from './notice-run.ts';

/** One table of each game. */
const SHORT = { turns: 30, tables: 5, killEveryMs: 4000, seed: 'short' };

test.concurrent('one process on SQLite that is killed: every turn of five games is told once or seen, and nothing else is said', async () => {
  // While the only process starts again, nobody can do anything.
  const run = await runNotices({ ...SHORT, killEveryMs: 6000, processes: 1, database: null });
  expect(run.faults).toEqual([]);
  expect(run.told).toBeGreaterThanOrEqual(SHORT.turns);
  expect(run.kills).toBeGreaterThan(0);
  expect(Object.keys(run.byChannel).sort()).toEqual(['mail', 'push', 'webhook']);
});

test.concurrent('three processes on PostgreSQL that are killed: the same', async () => {
  const own = await newDatabase();
  try {
    // Long enough for several kills: each waits until the process before it is back.
    const run = await runNotices({ ...SHORT, turns: 60, processes: 3, database: own.url });
    expect(run.faults).toEqual([]);
    expect(run.told).toBeGreaterThanOrEqual(SHORT.turns);
    expect(run.kills).toBeGreaterThan(1);
  } finally {
    await own.drop();
  }
});
