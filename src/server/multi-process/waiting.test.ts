// A table that waits, seen from two servers on one PostgreSQL: what the host changes, who sits down, and names.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openServer, playOn, post, TestClient, type TestServer } from '../fixtures.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 'novice' } as const;

let own: TestDatabase;
let servers: TestServer[];
beforeAll(async () => {
  own = await newDatabase();
  servers = await Promise.all([1, 2].map(() => openServer({ database: own.url })));
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await own.drop();
});

/** The host sits at one server, a guest looks from the other. */
async function waitingTable(seats: number) {
  const [here, there] = servers.map(({ address }) => address) as [string, string];
  const [hostDevice, guestDevice] = [await guest(here, 'Anna'), await guest(there, 'Bruno')];
  const plan = { game: 'scout', seats: Array.from({ length: seats }, () => PERSON) };
  const { match } = await post<{ match: string }>(here, '/matches', plan, hostDevice);
  const host = await new TestClient(here).enter({ match, device: hostDevice, moves: true });
  await host.ask({ kind: 'sit', seat: 0, name: 'Anna', contribution: 'a' });
  const other = await new TestClient(there).enter({ match, device: guestDevice, moves: true });
  return { match, host, other, hostDevice, here };
}

const kinds = ({ room }: TestClient) => room?.sitters.map(({ kind, name }) => (kind === 'bot' ? kind : name));

test('what the host changes in one process is seen in the other, and the game is the same in both', async () => {
  const { host, other } = await waitingTable(2);
  await host.ask({ kind: 'configure', seats: [PERSON, PERSON, BOT], watch: 'all' });
  await other.until(() => other.room?.sitters.length === 3 && other.room.watch === 'all');
  expect(await other.ask({ kind: 'sit', name: 'Bruno', contribution: 'b' })).toMatchObject({ kind: 'done' });
  for (const client of [host, other]) await client.until(() => client.view !== null);
  await playOn([host, other], 6);
  for (const client of [host, other]) client.close();
});

test('a bot for a seat and a person who sits down there at the same time: one of them gets it, and all see the same', async () => {
  for (let round = 0; round < 12; round++) {
    const { host, other } = await waitingTable(3);
    const [configured, sat] = await Promise.all([
      host.ask({ kind: 'configure', seats: [PERSON, BOT, PERSON] }),
      other.ask({ kind: 'sit', seat: 1, name: 'Bruno', contribution: 'b' }),
    ]);
    const outcomes = [configured, sat].map((answer) =>
      answer.kind === 'refused' ? answer.refusal.code : answer.kind,
    );
    expect(outcomes.sort()).toEqual(['done', 'seat-taken']);
    const expected = sat.kind === 'done' ? ['Anna', 'Bruno', ''] : ['Anna', 'bot', ''];
    for (const client of [host, other])
      await client.until(() => JSON.stringify(kinds(client)) === JSON.stringify(expected));
    for (const client of [host, other]) client.close();
  }
});

test('a new name is seen in the other process', async () => {
  const { host, other, hostDevice, here } = await waitingTable(2);
  await fetch(`${here}/api/me`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${hostDevice}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Aliénor' }),
  });
  await other.until(() => other.room?.sitters[0]?.name === 'Aliénor');
  for (const client of [host, other]) client.close();
});

test('when a game begins in the other process, everybody here gets its position, also if one of them is seated by it', async () => {
  const { match, host, other, here } = await waitingTable(2);
  // The guest looks from a second tab, at the process of the host.
  const device = await guest(here, 'Chloé');
  const tab = await new TestClient(here).enter({ match, device, moves: true });
  const there = servers[1]!.address;
  const sitting = await new TestClient(there).enter({ match, device, moves: true });
  expect(await sitting.ask({ kind: 'sit', name: 'Chloé', contribution: 'c' })).toMatchObject({
    kind: 'done',
  });
  const all = [host, other, tab, sitting];
  for (const client of all) await client.until(() => client.view !== null);
  expect(all.map(({ room }) => room?.you)).toEqual([0, null, 1, 1]);
  await playOn([host, sitting], 4);
  for (const client of all) client.close();
});
