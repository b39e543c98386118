// Tournaments by HTTP over two processes with one database: joining, rounds of people and bots, people who do not come.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tournament } from '../../protocol/tournaments.ts';
import { guest, openServer, post, TestClient, type TestServer } from '../fixtures.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { standingsOf } from './standings.ts';

let own: TestDatabase;
let clockMs = Date.now();
let servers: TestServer[];
beforeAll(async () => {
  own = await newDatabase();
  const now = () => clockMs;
  servers = [await openServer({ database: own.url, now }), await openServer({ database: own.url, now })];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await own.drop();
});

type Answer = { readonly refusal?: { readonly code: string }; readonly done?: boolean };
const CLOCK = { kind: 'move', seconds: 60 } as const;
const PLAN = { name: 'Friday', game: 'scout', seats: 2, clock: CLOCK };
const address = (at = 0) => servers[at]!.address;
const create = async (device: string, plan: object = {}) =>
  (await post<{ tournament: string }>(address(), '/tournaments', { ...PLAN, ...plan }, device)).tournament;
const act = (id: string, what: string, device: string, body: object = {}, at = 0) =>
  post<Answer>(address(at), `/tournaments/${id}/${what}`, body, device);
const show = async (id: string, device?: string) => {
  const headers: Record<string, string> = device ? { authorization: `Bearer ${device}` } : {};
  return (await (await fetch(`${address()}/api/tournaments/${id}`, { headers })).json()) as Tournament &
    Answer;
};
async function until(id: string, isThere: (shown: Tournament) => boolean): Promise<Tournament> {
  for (let tries = 0; tries < 400; tries++) {
    const shown = await show(id);
    if (isThere(shown)) return shown;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`never: ${JSON.stringify(await show(id)).slice(0, 600)}`);
}
async function sit(id: string, device: string, at = 0): Promise<TestClient> {
  const { yourTable } = await show(id, device);
  const client = await new TestClient(address(at)).enter({ match: yourTable!, device, moves: true });
  await client.ask({ kind: 'sit', name: 'X', contribution: '' });
  return client;
}

test('bots play all rounds by themselves, each meets another one, and the standing follows from the tables', async () => {
  const host = await guest(address(), 'Anna');
  const id = await create(host, { fillLevel: 'novice', isDuplicate: true });
  expect(await act(id, 'bots', host, { count: 3, level: 'novice' })).toEqual({ done: true });
  expect(await act(id, 'start', host)).toEqual({ done: true });
  const over = await until(id, ({ state }) => state === 'over');
  // One more bot has filled the last table; of four, one can win two games.
  expect([over.players.length, over.rounds, over.pairings.length]).toEqual([4, 2, 2]);
  const tables = over.pairings.flatMap(({ round, tables }) => tables.map((table) => ({ ...table, round })));
  const met = tables.map(({ players }) => players.toSorted().join('/'));
  expect(new Set(met).size).toBe(4);
  const played = tables.map(({ round, players, points }) => ({ round, players, points: points! }));
  expect(over.standings).toEqual(
    standingsOf(
      over.players.map(({ number }) => number),
      played,
    ),
  );
  const matches = over.pairings[0]!.tables.map(({ match }) => match);
  const records = await Promise.all(
    matches.map(async (match) => (await fetch(`${address()}/api/matches/${match}/record`)).json()),
  );
  expect(records[0].seed).toBe(records[1].seed);
}, 60_000);

test('people join until the start, sit at kept seats, and a resignation ends the round', async () => {
  const people = await Promise.all(['Anna', 'Bruno', 'Chloé', 'Dora'].map((name) => guest(address(), name)));
  const [host, bruno, chloe, dora] = people as [string, string, string, string];
  const id = await create(host, { rounds: 1 });
  expect((await act(id, 'start', host)).refusal).toEqual({ code: 'too-few-players', least: 3 });
  await Promise.all(people.map((device, i) => act(id, 'players', device, {}, i % 2)));
  expect((await act(id, 'players', bruno)).refusal?.code).toBe('joined-already');
  const headers = { authorization: `Bearer ${dora}` };
  await fetch(`${address()}/api/tournaments/${id}/players`, { method: 'DELETE', headers });
  expect((await act(id, 'start', bruno)).refusal?.code).toBe('not-host');
  expect((await act(id, 'bots', bruno, { count: 1, level: 'novice' })).refusal?.code).toBe('not-host');
  expect(await act(id, 'start', host)).toEqual({ done: true });
  expect((await act(id, 'players', dora)).refusal?.code).toBe('tournament-begun');
  const begun = await until(id, ({ round }) => round === 1);
  expect(begun.pairings[0]!.tables.map(({ players }) => players.length).toSorted()).toEqual([1, 2]);
  const seated = (
    await Promise.all([host, bruno, chloe].map(async (device) => ({ device, shown: await show(id, device) })))
  )
    .filter(({ shown }) => shown.yourTable !== null)
    .map(({ device }) => device);
  const clients = [await sit(id, seated[0]!), await sit(id, seated[1]!, 1)];
  for (const client of clients) await client.until(() => client.view !== null);
  const stranger = await new TestClient(address()).enter({ match: clients[0]!.room!.match, device: dora });
  expect(await stranger.ask({ kind: 'sit', name: 'Dora', contribution: '' })).toMatchObject({
    kind: 'refused',
  });
  await clients[1]!.ask({ kind: 'resign' });
  const over = await until(id, ({ state }) => state === 'over');
  expect(over.standings.map(({ points }) => points)).toEqual([1, 1, 0]);
  for (const client of [...clients, stranger]) client.close();
}, 60_000);

test('who does not come in time has lost; the host cannot change a table of the tournament', async () => {
  const people = await Promise.all(['Anna', 'Bruno', 'Chloé', 'Dora'].map((name) => guest(address(), name)));
  const id = await create(people[0]!, { rounds: 1, noShowMinutes: 5 });
  for (const device of people) await act(id, 'players', device);
  await act(id, 'start', people[0]!);
  await until(id, ({ round }) => round === 1);
  const client = await sit(id, people[0]!);
  expect(await client.ask({ kind: 'configure', clock: null })).toMatchObject({
    refusal: { code: 'tournament-table' },
  });
  expect(await client.ask({ kind: 'leave' })).toMatchObject({ refusal: { code: 'tournament-table' } });
  clockMs += 6 * 60_000;
  const over = await until(id, ({ state }) => state === 'over');
  const [first, ...others] = over.standings;
  expect([first!.player, first!.points]).toEqual([1, 1]);
  expect(others.map(({ points }) => points)).toEqual([0, 0, 0]);
  expect(over.pairings[0]!.tables.flatMap(({ absent }) => absent).length).toBe(3);
  client.close();
}, 60_000);

test('what is not there is refused with its code', async () => {
  const device = await guest(address(), 'Anna');
  expect((await show('no-such-tournament')).refusal).toEqual({ code: 'unknown-tournament' });
  expect((await act('no-such-tournament', 'start', device)).refusal?.code).toBe('unknown-tournament');
  const bad = await post<Answer>(address(), '/tournaments', { ...PLAN, clock: null }, device);
  expect(bad.refusal).toMatchObject({ code: 'bad-message', field: 'clock' });
  const seats = await post<Answer>(address(), '/tournaments', { ...PLAN, seats: 8 }, device);
  expect(seats.refusal?.code).toBe('bad-seat-count');
});
