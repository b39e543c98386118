// Two servers on one PostgreSQL, like two processes: a match is the same in both.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GameRecord, verify } from '../../engine/index.ts';
import { findGame } from '../../games/loaded.ts';
import { LOSSY_BUS } from '../bus/lossy.fixtures.ts';
import { guest, openServer, playOn, post, TestClient, type TestServer } from '../fixtures.ts';
import type { OnlineSettings } from '../online.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { type Plan, sitDownAt } from './servers.fixtures.ts';

let own: TestDatabase;
let servers: TestServer[];
beforeAll(async () => {
  own = await newDatabase();
  servers = await Promise.all([open(), open()]);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await own.drop();
});

const open = (online: Partial<OnlineSettings> = {}) => openServer({ database: own.url, ...online });
const [HERE, THERE] = [0, 1];
const at = (server: number) => servers[server]!.address;
const sitDown = (plan: Plan = {}) => sitDownAt([at(HERE), at(THERE)], plan);

const enter = async (server: number, match: string, device: string, since?: number) => {
  const client = await new TestClient(at(server)).enter({
    match,
    device,
    moves: true,
    ...(since !== undefined && { since }),
  });
  await client.until(() => client.view !== null);
  return client;
};
const recordOf = async (server: number, match: string) =>
  (await (await fetch(`${at(server)}/api/matches/${match}/record`)).json()) as GameRecord;
const isHere = (client: TestClient, seat: number) => {
  const player = client.room?.sitters[seat];
  return player?.kind === 'person' && player.isHere;
};

test('two people in different processes play a whole game, and both receive every ply', async () => {
  const { match, clients } = await sitDown();
  await playOn(clients);
  for (const client of clients) {
    await client.until(() => client.room?.state === 'over');
    const plies = client.received.flatMap((each) => (each.kind === 'moved' ? [each.ply] : []));
    expect(plies).toEqual(Array.from({ length: client.ply }, (_, i) => i + 1));
  }
  for (const server of [HERE, THERE]) {
    const record = await recordOf(server, match);
    expect(verify(record, findGame).ok).toBe(true);
    expect(record.proof.contributions).toEqual(['from Anna', 'from Bruno']);
  }
  // Both get the same rematch.
  const asked = await Promise.all(clients.map((client) => client.ask({ kind: 'rematch' })));
  expect(asked.map(({ kind }) => kind)).toEqual(['done', 'done']);
  await Promise.all(clients.map((client) => client.until(() => typeof client.room?.next === 'string')));
  expect(clients[0]!.room!.next).toBe(clients[1]!.room!.next);
  for (const client of clients) client.close();
});

test('of two moves by one seat in two processes for one ply, one is played and the other is stale', async () => {
  const { match, devices, clients } = await sitDown({ game: 'duodecim' });
  const mover = clients[0]!.moves.length > 0 ? 0 : 1;
  const again = await enter(mover === 0 ? THERE : HERE, match, devices[mover]!);
  for (let i = 0; i < 5; i++) {
    const both = [clients[mover]!, again];
    const other = clients[1 - mover]!;
    if (again.moves.length === 0) {
      const { ply } = other;
      await other.ask({ kind: 'play', ply, moves: [other.moves[0]!] });
      await Promise.all(both.map((client) => client.until(() => client.ply > ply)));
      continue;
    }
    const { ply } = again;
    const move = again.moves[0]!;
    const answers = await Promise.all(both.map((client) => client.ask({ kind: 'play', ply, moves: [move] })));
    const codes = answers.map((each) => (each.kind === 'refused' ? each.refusal.code : each.kind));
    expect(codes.toSorted()).toEqual(['moved', 'stale']);
    await Promise.all([...both, other].map((client) => client.until(() => client.ply === ply + 1)));
    expect(again.view).toEqual(clients[mover]!.view);
  }
  for (const client of [...clients, again]) client.close();
});

test('in a simultaneous choice both moves count, in whichever process they arrive', async () => {
  const { clients } = await sitDown();
  const answers = await Promise.all(
    clients.map((client) => client.ask({ kind: 'play', ply: 0, moves: ['keep'] })),
  );
  expect(answers.map(({ kind }) => kind)).toEqual(['moved', 'moved']);
  await Promise.all(clients.map((client) => client.until(() => client.ply === 2)));
  for (const client of clients) client.close();
});

test('of two people who want the same seat in different processes one gets it', async () => {
  const devices = await Promise.all([guest(at(HERE), 'Anna'), guest(at(THERE), 'Bruno')]);
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }];
  const { match } = await post<{ match: string }>(at(HERE), '/matches', { game: 'scout', seats }, devices[0]);
  const clients = await Promise.all(
    devices.map((device, i) => new TestClient(at(i)).enter({ match, device, moves: true })),
  );
  const answers = await Promise.all(
    clients.map((client, i) => client.ask({ kind: 'sit', seat: 1, name: `N${i}`, contribution: '' })),
  );
  const codes = answers.map((each) => (each.kind === 'refused' ? each.refusal.code : each.kind));
  expect(codes.toSorted()).toEqual(['done', 'seat-taken']);
  const winner = codes.indexOf('done');
  await Promise.all(
    clients.map((client) =>
      client.until(() => client.room?.sitters[1]?.kind === 'person' && client.room.sitters[1].hasSat),
    ),
  );
  expect(clients.map((client) => client.room?.sitters[1]?.name)).toEqual([`N${winner}`, `N${winner}`]);
  for (const client of clients) client.close();
});

test('presence, chat and spectators cross processes; a client that reconnects elsewhere continues from its last ply', async () => {
  const { match, devices, clients } = await sitDown();
  const [anna, bruno] = clients;
  await Promise.all(clients.map((client) => client.until(() => isHere(client, 0) && isHere(client, 1))));
  const lines = (client: TestClient) =>
    client.received.flatMap((each) => (each.kind === 'said' ? each.lines : [])).map(({ seat }) => seat);
  await Promise.all(
    clients.map((client) => client.ask({ kind: 'say', said: { kind: 'phrase', phrase: 'good-luck' } })),
  );
  await Promise.all(clients.map((client) => client.until(() => lines(client).length === 2)));
  expect(lines(anna!).toSorted()).toEqual([0, 1]);
  const watcher = await new TestClient(at(THERE)).enter({ match });
  await anna!.until(() => anna!.room?.watchers === 1);
  await playOn(clients, 6);
  const { ply, view } = anna!;
  anna!.socket.terminate();
  await bruno!.until(() => !isHere(bruno!, 0));
  const again = await enter(THERE, match, devices[0]!, ply - 2);
  await bruno!.until(() => isHere(bruno!, 0));
  expect(again.view).toEqual(view);
  const position = again.received.find(({ kind }) => kind === 'position');
  expect(position?.kind === 'position' && position.log.every(([each]) => each > ply - 2)).toBe(true);
  await playOn([again, bruno!]);
  expect(verify(await recordOf(HERE, match), findGame).ok).toBe(true);
  for (const client of [again, bruno!, watcher]) client.close();
});

test('without any message between processes a game and its chat still work, only later', async () => {
  const alone = await Promise.all([1, 2].map(() => open({ bus: LOSSY_BUS, resyncMs: 30 })));
  const { clients } = await sitDownAt(alone.map(({ address }) => address));
  await playOn(clients, 8);
  await clients[0]!.ask({ kind: 'say', said: { kind: 'phrase', phrase: 'hello' } });
  await clients[1]!.until(() => clients[1]!.received.some(({ kind }) => kind === 'said'));
  for (const client of clients) client.close();
  for (const server of alone) await server.close();
});

test('memory is bounded: matches without clients are evicted, and loaded again when they are needed', async () => {
  const metricsToken = 'a token for the test';
  const small = await open({ registry: { maxMatchesInMemory: 3 }, metricsToken });
  const { match, devices, clients } = await sitDownAt([small.address]);
  await playOn(clients, 4);
  const { ply } = clients[0]!;
  for (const client of clients) client.close();
  const kept = async () => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const text = await (await fetch(`${small.address}/metrics`, { headers })).text();
    return Number(/^scriptorium_matches (\d+)/m.exec(text)?.[1]);
  };
  for (let i = 0; i < 6; i++) {
    const seats = [{ kind: 'person' }, { kind: 'person' }];
    const set = { game: 'scout', seats };
    const { match: other } = await post<{ match: string }>(small.address, '/matches', set, devices[0]);
    // Loaded, without a client.
    await fetch(`${small.address}/api/matches/${other}/record`);
    expect(await kept()).toBeLessThanOrEqual(4);
  }
  const again = await new TestClient(small.address).enter({ match, device: devices[0]! });
  await again.until(() => again.ply === ply);
  again.close();
  await small.close();
});
