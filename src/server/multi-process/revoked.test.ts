// Connections that are no longer allowed end at once in every process: spectators, old links, revoked devices.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openServer, post, TestClient, type TestServer } from '../fixtures.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { sitDownAt } from './servers.fixtures.ts';

let own: TestDatabase;
let servers: TestServer[];
beforeAll(async () => {
  own = await newDatabase();
  servers = await Promise.all([openServer({ database: own.url }), openServer({ database: own.url })]);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await own.drop();
});

const at = (server: number) => servers[server]!.address;
const [HERE, THERE] = [0, 1];
const seats = [{ kind: 'person' }, { kind: 'person' }];
const gone = async (client: TestClient, code: string) => {
  await client.until(() => client.closed !== null);
  expect([client.closed, client.refusals]).toEqual([1008, [code]]);
};
const call = (server: number, method: string, path: string, device: string) =>
  fetch(`${at(server)}/api${path}`, { method, headers: { authorization: `Bearer ${device}` } });

test('a client that looked at a waiting match without spectators gets nothing of its game, in either process', async () => {
  const devices = await Promise.all(['Anna', 'Bruno'].map((name) => guest(at(HERE), name)));
  const plan = { game: 'scout', seats, watch: 'nobody' };
  const { match } = await post<{ match: string }>(at(HERE), '/matches', plan, devices[0]);
  const watchers = await Promise.all(
    [HERE, THERE].map((server) => new TestClient(at(server)).enter({ match })),
  );
  expect(watchers.map(({ room }) => room?.state)).toEqual(['waiting', 'waiting']);
  const players: TestClient[] = [];
  for (const device of devices) {
    const player = await new TestClient(at(HERE)).enter({ match, device });
    await player.ask({ kind: 'sit', name: 'X', contribution: 'a word of its own' });
    players.push(player);
  }
  for (const watcher of watchers) {
    await gone(watcher, 'nobody-watches');
    expect(watcher.received.some(({ kind }) => kind === 'position' || kind === 'moved')).toBe(false);
    expect(watcher.received.some((each) => each.kind === 'room' && each.state === 'playing')).toBe(false);
  }
  for (const player of players) await player.until(() => player.view !== null && player.room?.watchers === 0);
  // No contribution of a seat is shown before the end.
  expect(JSON.stringify([...players, ...watchers].map(({ received }) => received))).not.toContain(
    'a word of its own',
  );
  for (const player of players) player.close();
});

test('a new seat link ends the connections by the old one in both processes, and works itself', async () => {
  const { match, clients } = await sitDownAt([at(HERE), at(THERE)], { game: 'scout' });
  const [anna] = clients;
  const link = async (client: TestClient) => {
    const answer = await client.ask({ kind: 'link' });
    return answer.kind === 'linked' ? answer.token : '';
  };
  const first = await link(anna!);
  const old = await Promise.all(
    [HERE, THERE].map((server) => new TestClient(at(server)).enter({ match, seat: first, moves: true })),
  );
  expect(old.map(({ room }) => room?.you)).toEqual([0, 0]);
  const second = await link(anna!);
  for (const client of old) await gone(client, 'unknown-seat-link');
  const late = await new TestClient(at(THERE)).enter({ match, seat: first });
  expect(late.refusals).toEqual(['unknown-seat-link']);
  const fresh = await new TestClient(at(THERE)).enter({ match, seat: second, moves: true });
  await fresh.until(() => fresh.moves.length > 0);
  expect(fresh.room?.you).toBe(0);
  expect(await fresh.ask({ kind: 'play', ply: fresh.ply, moves: [fresh.moves[0]!] })).toMatchObject({
    kind: 'moved',
  });
  // A client that came by a link and makes a new one stays.
  const third = await link(fresh);
  expect(await fresh.ask({ kind: 'say', said: { kind: 'phrase', phrase: 'hello' } })).toMatchObject({
    kind: 'done',
  });
  expect(anna!.closed).toBe(null);
  expect(third).not.toBe('');
  for (const client of [...clients, late, fresh]) client.close();
});

test('the connections of a revoked device end everywhere, those of other devices stay', async () => {
  const { match, clients, devices } = await sitDownAt([at(HERE), at(THERE)]);
  const [anna, bruno] = devices;
  const id = anna!.split('.')[0]!;
  const listed = (await (await call(THERE, 'GET', '/me/devices', anna!)).json()) as unknown;
  expect(listed).toMatchObject({ devices: [{ id, isThis: true }], passkeys: [] });
  const again = await new TestClient(at(THERE)).enter({ match, device: anna! });
  expect((await call(HERE, 'DELETE', `/me/devices/${id}`, bruno!)).status).toBe(404);
  expect((await call(HERE, 'DELETE', `/me/passkeys/${'x'.repeat(43)}`, bruno!)).status).toBe(404);
  expect((await call(HERE, 'DELETE', `/me/devices/${id}`, anna!)).status).toBe(200);
  for (const client of [clients[0]!, again]) await gone(client, 'unknown-device');
  expect((await call(THERE, 'GET', '/me', anna!)).status).toBe(401);
  const late = await new TestClient(at(THERE)).enter({ match, device: anna! });
  expect(late.refusals).toEqual(['unknown-device']);
  expect(clients[1]!.closed).toBe(null);
  for (const client of [clients[1]!, late]) client.close();
});

test('a deleted person disappears from their matches too', async () => {
  const { clients, devices } = await sitDownAt([at(HERE), at(THERE)]);
  const others = await sitDownAt([at(HERE), at(THERE)]);
  // At another match they only watch: nothing in its room changes.
  const looking = await Promise.all(
    [HERE, THERE].map((server) =>
      new TestClient(at(server)).enter({ match: others.match, device: devices[0]! }),
    ),
  );
  expect((await call(THERE, 'DELETE', '/me', devices[0]!)).status).toBe(200);
  for (const client of [clients[0]!, ...looking]) await gone(client, 'unknown-device');
  await clients[1]!.until(() => clients[1]!.room?.sitters[0]?.name === '—');
  for (const client of [clients[1]!, ...others.clients]) client.close();
});

test('without the bus a revoked device gets no new link, its old one is void, and its connections end soon', async () => {
  // No Redis answers there: no process receives messages of another.
  const redis = 'redis://127.0.0.1:9';
  const open = (resyncMs: number) => openServer({ database: own.url, redis, resyncMs });
  const [here, looksSoon, looksNever] = await Promise.all([open(600_000), open(100), open(600_000)]);
  const { match, clients, devices } = await sitDownAt([looksNever.address]);
  const [anna, bruno] = clients;
  const made = await anna!.ask({ kind: 'link' });
  const old = made.kind === 'linked' ? made.token : '';
  expect(old).not.toBe('');
  const again = await new TestClient(looksSoon.address).enter({ match, device: devices[0]! });
  expect(again.room?.you).toBe(0);
  const revoked = await fetch(`${here.address}/api/me/devices/${devices[0]!.split('.')[0]}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${devices[0]}` },
  });
  expect(revoked.status).toBe(200);
  expect(await anna!.ask({ kind: 'link' })).toMatchObject({ refusal: { code: 'unknown-device' } });
  for (const { address } of [here, looksNever]) {
    const late = await new TestClient(address).enter({ match, seat: old });
    expect(late.refusals).toEqual(['unknown-seat-link']);
    late.close();
  }
  await gone(again, 'unknown-device');
  expect(bruno!.closed).toBe(null);
  for (const client of clients) client.close();
  for (const server of [here, looksSoon, looksNever]) await server.close();
});
