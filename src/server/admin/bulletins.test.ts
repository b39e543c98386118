// What operators tell everybody: at all tables of all processes, and over in time.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realSystem } from '../../protocol/system.ts';
import { Hub, openLocalBus } from '../bus/local.ts';
import { openServer, TestClient, type TestServer, table } from '../fixtures.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { storeOf } from '../storage/store.ts';
import { Bulletins } from './bulletins.ts';

const TOKEN = 'a token that nobody guesses';
let server: TestServer;
beforeAll(async () => {
  server = await openServer({ adminToken: TOKEN });
});
afterAll(() => server.close());

interface Answer {
  readonly id: string;
  readonly refusal?: { readonly field: string };
}
async function admin(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = {
    authorization: `Bearer ${TOKEN}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return (await (await fetch(`${server.address}/api/admin${path}`, init)).json()) as Answer;
}
const heardBy = ({ received }: TestClient) =>
  received.flatMap((message) => (message.kind === 'bulletins' ? [message.bulletins] : []));

test('everybody at a table is told, also who comes later, and pages that ask; until it is ended', async () => {
  const { match, clients } = await table(server.address);
  const [anna] = clients as [TestClient];
  const texts = { en: 'Tournament tonight', fr: 'Tournoi ce soir' };
  const { id } = await admin('POST', '/bulletins', { texts, untilAt: null, maintenanceAt: null });
  await anna.until(() => heardBy(anna).length === 1);
  expect(heardBy(anna)).toMatchObject([[{ id, texts, maintenanceAt: null }]]);
  const late = await new TestClient(server.address).enter({ match });
  await late.until(() => heardBy(late).length === 1);
  const asked = await (await fetch(`${server.address}/api/bulletins`)).json();
  expect(asked).toMatchObject({ bulletins: [{ id, texts }] });
  await admin('DELETE', `/bulletins/${id}`);
  await anna.until(() => heardBy(anna).length === 2);
  expect(heardBy(anna).at(-1)).toEqual([]);
  for (const client of [...clients, late]) client.close();
});

test('what says nothing or is over already is refused', async () => {
  const empty = { texts: {}, untilAt: null, maintenanceAt: null };
  expect((await admin('POST', '/bulletins', empty)).refusal?.field).toBe('texts');
  expect((await admin('POST', '/bulletins', { ...empty, texts: { de: 'x' } })).refusal).toBeDefined();
  const past = { texts: { en: 'x' }, untilAt: 5, maintenanceAt: null };
  expect((await admin('POST', '/bulletins', past)).refusal?.field).toBe('untilAt');
});

test('other processes tell it at once, and each by itself when it is over', async () => {
  const database = await openSqlite(':memory:');
  const [store, hub] = [storeOf(database), new Hub()];
  let now = 1_000_000;
  const ports = { ...realSystem, now: () => now, store };
  const [here, there] = [1, 2].map(() => new Bulletins({ ...ports, bus: openLocalBus(hub) })) as [
    Bulletins,
    Bulletins,
  ];
  const told: string[] = [];
  const isTold = new Promise<void>((resolve) => {
    there.onChange((message) => {
      told.push(message);
      resolve();
    });
  });
  const row = here.planned({ texts: {}, untilAt: null, maintenanceAt: now + 60_000 });
  if ('code' in row) throw new Error(row.code);
  await store.write([store.insertBulletin(row)]);
  await here.publish();
  await isTold;
  expect(there.current).toMatchObject([{ maintenanceAt: now + 60_000, untilAt: now + 3_660_000 }]);
  now += 3_660_000;
  expect(there.message).toBe(null);
  await there.reload();
  expect(told).toHaveLength(2);
  await store.write([store.deletePastBulletins(now)]);
  expect(await store.bulletinsAt(0)).toEqual([]);
  here.close();
  there.close();
  await database.close();
});
