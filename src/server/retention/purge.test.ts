// What the purge deletes and seals, and what it leaves alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { guest, openServer, playOn, post, table } from '../fixtures.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { storeOf } from '../storage/store.ts';
import { Purge, RETENTION_SETTINGS, type RetentionSettings } from './purge.ts';

const DAY_MS = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), 'scriptorium-purge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const data = join(folder, 'a.db');

/** Purges the file of a server that does not run, as if this many days had passed. */
async function purgeAfter(days: number, settings: RetentionSettings) {
  const database = await openSqlite(data);
  const store = storeOf(database);
  const now = () => Date.now() + days * DAY_MS;
  const close = (id: string) =>
    store.write([store.updateMatch(id, { state: 'closed', wake_at: null, ended_at: now() })]);
  const deletePerson = (id: string) => store.write([store.deletePerson(id)]);
  const purged = await new Purge({ store, now, close, deletePerson }, settings).run();
  await database.close();
  return purged;
}

test('a server and its file over the years', async () => {
  const server = await openServer({ data });
  const { match: finished, clients } = await table(server.address);
  await clients[0]!.ask({ kind: 'say', said: { kind: 'line', line: 'hello' } });
  await playOn(clients);
  const { match: running, clients: others } = await table(server.address, { people: ['Clara', 'Dora'] });
  await playOn(others, 3);
  const device = await guest(server.address, 'Nobody');
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const { match: empty } = await post<{ match: string }>(
    server.address,
    '/matches',
    { game: 'scout', seats },
    device,
  );
  const recordOf = async (address: string) =>
    (await fetch(`${address}/api/matches/${finished}/record`)).text();
  const record = await recordOf(server.address);
  expect(record).toContain('"seal"');
  await server.close();

  const nothing = { closedTables: 0, abandonedGames: 0, guests: 0, chat: 0, reports: 0, unsealedGames: 0 };
  expect(await purgeAfter(29, RETENTION_SETTINGS)).toEqual(nothing);
  // Zero keeps everything.
  expect(await purgeAfter(10_000, nothing)).toEqual(nothing);
  expect(await purgeAfter(31, RETENTION_SETTINGS)).toEqual({ ...nothing, unsealedGames: 1 });
  expect(await purgeAfter(91, RETENTION_SETTINGS)).toEqual({ ...nothing, chat: 1 });
  expect(await purgeAfter(200, RETENTION_SETTINGS)).toEqual({ ...nothing, abandonedGames: 1 });
  expect(await purgeAfter(208, RETENTION_SETTINGS)).toEqual({ ...nothing, closedTables: 1 });

  const again = await openServer({ data });
  expect(await recordOf(again.address)).toBe(record);
  await again.close();

  // All five, who sit at no game that goes on. The record stays, without the names.
  expect(await purgeAfter(400, RETENTION_SETTINGS)).toMatchObject({ guests: 5 });
  const database = await openSqlite(data);
  const store = storeOf(database);
  expect((await store.findMatch(finished))?.players.map(({ name }) => name)).toEqual(['—', '—']);
  expect(await store.findMatch(running)).toBe(null);
  expect((await store.findMatch(empty))?.match.state).toBe('closed');
  await database.close();
});
