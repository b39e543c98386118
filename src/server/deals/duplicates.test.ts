// Duplicates: the same deal at several tables, results and records only when all are done, and a proof that still verifies.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GameRecord, verify } from '../../engine/index.ts';
import { findGame } from '../../games/loaded.ts';
import type { Duplicate } from '../../protocol/http.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { guest, openServer, playOn, post, TestClient, type TestServer } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const get = async <T>(path: string) =>
  (await (await fetch(`${server.address}/api${path}`)).json()) as T & { refusal?: ServerRefusal };
const show = (id: string) => get<Duplicate>(`/duplicates/${id}`);
const recordOf = (match: string) => get<GameRecord>(`/matches/${match}/record`);

const lookAt = (client: TestClient, seat: number) => client.ask({ kind: 'look', seat, ply: 0 });

test('a person sits at one table of a deal, and who has looked on while it waited is gone when it begins', async () => {
  const anna = await guest(server.address, 'Anna');
  const plan = { game: 'scout', seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }], tables: 2 };
  const made = await post<{ duplicate: string }>(server.address, '/matches', plan, anna);
  const { tables } = await show(made.duplicate);
  const [own, other] = await Promise.all(
    tables.map(({ match }) => new TestClient(server.address).enter({ match, device: anna, moves: true })),
  );
  const stranger = await new TestClient(server.address).enter({ match: tables[0]!.match, moves: true });
  await own!.ask({ kind: 'sit', name: 'Anna', contribution: '' });
  await stranger.until(() => stranger.refusals.includes('nobody-watches'));
  expect(await other!.ask({ kind: 'sit', name: 'Anna', contribution: '' })).toMatchObject({
    refusal: { code: 'same-deal' },
  });
  for (const client of [own!, other!]) client.close();
});

test('two tables have the same deal; results and records are open when both are done', async () => {
  const people = await Promise.all(['Anna', 'Bruno'].map((name) => guest(server.address, name)));
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }];
  const plan = { game: 'scout', seats, tables: 2 };
  const made = await post<{ match: string; commitment: string; duplicate: string }>(
    server.address,
    '/matches',
    plan,
    people[0],
  );
  const { tables } = await show(made.duplicate);
  expect(tables.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  const clients: TestClient[] = [];
  for (const [i, { match }] of tables.entries()) {
    const client = await new TestClient(server.address).enter({ match, device: people[i]!, moves: true });
    expect(client.room).toMatchObject({ duplicate: made.duplicate, commitment: made.commitment });
    clients.push(client);
  }
  const [first, second] = clients as [TestClient, TestClient];
  expect(await first.ask({ kind: 'configure', seats: [...seats, ...seats] as never })).toMatchObject({
    refusal: { code: 'same-for-all-tables' },
  });
  // Whatever people add, the deal stays the same.
  await first.ask({ kind: 'sit', name: 'Anna', contribution: 'a' });
  await second.ask({ kind: 'sit', name: 'Bruno', contribution: 'b' });
  await Promise.all(clients.map((client) => client.until(() => client.view !== null)));
  const handOf = ({ view }: TestClient) => JSON.stringify((view as { hands: unknown }).hands);
  expect(handOf(first)).toBe(handOf(second));
  await playOn([first]);
  await first.until(() => first.outcome !== null);
  expect((await recordOf(tables[0]!.match)).refusal).toEqual({ code: 'other-tables-play' });
  expect(await lookAt(first, 0)).toMatchObject({ kind: 'looked' });
  expect(await lookAt(first, 1)).toMatchObject({ refusal: { code: 'other-tables-play' } });
  // Neither who plays the deal at the other table nor anybody else watches, at a table that is over or at one that plays.
  for (const [table, device] of [
    [0, people[1]!],
    [0, undefined],
    [1, people[0]!],
    [1, undefined],
  ] as const) {
    const entering = { match: tables[table]!.match, moves: true, ...(device && { device }) };
    const stranger = await new TestClient(server.address).enter(entering);
    expect(stranger.refusals).toEqual(['other-tables-play']);
    stranger.close();
  }
  expect(await show(made.duplicate)).toMatchObject({
    isOver: false,
    tables: [{ result: null }, { result: null }],
  });
  await playOn([second]);
  await second.until(() => second.outcome !== null);
  const records = await Promise.all(tables.map(({ match }) => recordOf(match)));
  expect(records[0]!.seed).toBe(records[1]!.seed);
  for (const record of records) {
    expect(record.proof).toMatchObject({ commitment: made.commitment, contributions: ['', ''] });
    expect(verify(record, findGame).ok).toBe(true);
  }
  expect(await lookAt(first, 1)).toMatchObject({ kind: 'looked' });
  const shown = await show(made.duplicate);
  expect(shown.isOver).toBe(true);
  expect(shown.tables.map(({ result }) => result?.scores)).toEqual(
    records.map(({ result }) => result?.scores),
  );
  expect(shown.tables.map(({ names }) => names[0])).toEqual(['Anna', 'Bruno']);
  for (const client of clients) client.close();
});

test('a table of its own has no duplicate, and an unknown one is refused', async () => {
  expect((await show('nothing-here')).refusal).toEqual({ code: 'unknown-duplicate' });
  const anna = await guest(server.address, 'Anna');
  const plan = { game: 'scout', seats: [{ kind: 'person' }, { kind: 'person' }], tables: 9 };
  expect(await post<object>(server.address, '/matches', plan, anna)).toMatchObject({
    refusal: { code: 'bad-message', field: 'tables' },
  });
  const made = await post<object>(server.address, '/matches', { ...plan, tables: 1 }, anna);
  expect(made).not.toHaveProperty('duplicate');
});
