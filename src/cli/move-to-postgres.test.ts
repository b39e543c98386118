// A server that has outgrown its file: everything is in PostgreSQL afterwards, and games that were being played go on.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GameRecord, verify } from '../engine/index.ts';
import { findGame } from '../games/loaded.ts';
import { openServer, playOn, TestClient, table } from '../server/fixtures.ts';
import { newDatabase, type TestDatabase } from '../server/storage/postgres.fixtures.ts';
import { sealMoves } from '../server/storage/sealed-moves.ts';
import { openSqlite } from '../server/storage/sqlite.ts';
import { storeOf } from '../server/storage/store.ts';
import { temporaryDirectory, tidyUp } from './fixtures/child.ts';
import { inside } from './fixtures/inside.ts';

const data = join(temporaryDirectory(), 'grown.db');
let own: TestDatabase;
beforeAll(async () => {
  own = await newDatabase();
  process.env.DATABASE_URL = own.url;
});
afterAll(async () => {
  delete process.env.DATABASE_URL;
  tidyUp();
  await own.drop();
});

const recordAt = async (address: string, match: string) =>
  (await (await fetch(`${address}/api/matches/${match}/record`)).json()) as GameRecord;

test('running games go on, finished and sealed ones verify, and nothing is moved twice or from a running server', async () => {
  const first = await openServer({ data });
  const finished = await table(first.address, { people: ['Héloïse', 'Bruno'] });
  await playOn(finished.clients);
  const sealed = await table(first.address);
  await playOn(sealed.clients, undefined, 'sealed');
  const records = [
    await recordAt(first.address, finished.match),
    await recordAt(first.address, sealed.match),
  ];
  const running = await table(first.address);
  // Under load: the server is stopped while moves are on their way.
  await playOn(running.clients, 5);
  const moving = playOn(running.clients, 3, 'on its way').catch(() => {});
  const early = await inside(['move-to-postgres', '--from', data]);
  expect([early.code, early.err]).toEqual([2, expect.stringContaining('in use by another server')]);
  await first.close();
  await Promise.race([moving, new Promise((resolve) => setTimeout(resolve, 500))]);
  const file = await openSqlite(data);
  const store = storeOf(file);
  await store.write(
    store.sealMatch(sealed.match, sealMoves(await store.movesOf(sealed.match)) ?? new Uint8Array()),
  );
  const rows = await store.movesOf(running.match);
  await file.close();

  const ran = await inside(['move-to-postgres', '--from', data]);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toContain('matches: 3\n');
  expect(ran.out).toContain('sealed_moves: 1\n');
  const again = await inside(['move-to-postgres', '--from', data]);
  expect([again.code, again.err]).toEqual([2, expect.stringContaining('error[target-not-empty]')]);

  const second = await openServer({ database: own.url });
  for (const [i, { match }] of [finished, sealed].entries())
    expect(await recordAt(second.address, match)).toEqual(records[i]);
  const back = await Promise.all(
    running.devices.map((device) =>
      new TestClient(second.address).enter({ match: running.match, device, moves: true }),
    ),
  );
  for (const client of back) await client.until(() => client.view !== null);
  expect(back[0]!.ply).toBe(rows.length);
  await playOn(back);
  expect(verify(await recordAt(second.address, running.match), findGame)).toMatchObject({ ok: true });
  for (const client of back) client.close();
  await second.close();
});

test('what is missing is said', async () => {
  delete process.env.DATABASE_URL;
  expect((await inside(['move-to-postgres', '--from', data])).err).toContain('error[needs-postgres]');
  process.env.DATABASE_URL = 'postgres://nobody:wrong@127.0.0.1:1/none';
  expect((await inside(['move-to-postgres', '--from', `${data}.missing`])).err).toContain('no-such-file');
  process.env.DATABASE_URL = own.url;
});
