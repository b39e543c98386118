// Tournaments by HTTP over two processes with one database: joining, rounds of people and bots, people who do not come.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MyTournaments, Tournament, TournamentRound } from '../../protocol/tournaments.ts';
import { guest, openServer, post, TestClient, type TestServer } from '../fixtures.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { standingsOf } from './standings.ts';
import { SWISS_TIE_BREAKS } from './swiss.ts';

const TOKEN = 'a token that nobody guesses';
let own: TestDatabase;
let aheadMs = 0;
let servers: TestServer[];
beforeAll(async () => {
  own = await newDatabase();
  const now = () => Date.now() + aheadMs;
  const settings = { database: own.url, now, adminToken: TOKEN };
  servers = [await openServer(settings), await openServer(settings)];
}, 120_000);
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
const roundOf = async (id: string, round: number) =>
  (await (await fetch(`${address()}/api/tournaments/${id}/rounds/${round}`)).json()) as TournamentRound &
    Answer;
/** The tables of all rounds. */
const allTables = async ({ tournament, round }: Tournament) => {
  const rounds = await Promise.all(Array.from({ length: round }, (_, at) => roundOf(tournament, at + 1)));
  return rounds.flatMap(({ round, tables }) => tables.map((table) => ({ ...table, round })));
};
const remove = async (path: string, device: string) =>
  (await (
    await fetch(`${address()}/api${path}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${device}` },
    })
  ).json()) as Answer;
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
  const id = await create(host, { name: null, fillLevel: 'novice', isDuplicate: true });
  expect(await act(id, 'bots', host, { count: 3, level: 'novice' })).toEqual({ done: true });
  // A bot can be removed again; a number beside a name is only needed where names repeat.
  expect(await act(id, 'bots', host, { count: 1, level: 'novice' })).toEqual({ done: true });
  const { players: four, name, hostName, hasFixedRounds } = await show(id);
  expect([name, hostName, hasFixedRounds]).toEqual(['', 'Anna', false]);
  expect(four.map((each) => `${each.name} ${each.level}`)).toEqual([
    'Anselm novice',
    'Hildegard novice',
    'Alcuin novice',
    'Héloïse novice',
  ]);
  expect((await remove(`/tournaments/${id}/bots/9`, host)).refusal?.code).toBe('no-such-bot');
  expect(await remove(`/tournaments/${id}/bots/2`, host)).toEqual({ done: true });
  expect((await show(id)).players.map(({ number }) => number)).toEqual([1, 3, 4]);
  expect(await act(id, 'start', host)).toEqual({ done: true });
  const over = await until(id, ({ state }) => state === 'over');
  // One more bot has filled the last table; of four, one can win two games.
  expect([over.players.length, over.rounds, over.round]).toEqual([4, 2, 2]);
  const tables = await allTables(over);
  const met = tables.map(({ players }) => players.toSorted().join('/'));
  expect(new Set(met).size).toBe(4);
  const played = tables.map(({ round, players, points }) => ({ round, players, points: points! }));
  expect(over.standings).toEqual(
    standingsOf(
      over.players.map(({ number }) => number),
      played,
      SWISS_TIE_BREAKS,
    ),
  );
  const matches = over.tables.map(({ match }) => match);
  const records = await Promise.all(
    matches.map(async (match) => (await fetch(`${address()}/api/matches/${match}/record`)).json()),
  );
  expect(records[0].seed).toBe(records[1].seed);
}, 300_000);

test('people join until the start, sit at kept seats, and a resignation ends the round', async () => {
  const people = await Promise.all(['Anna', 'Bruno', 'Chloé', 'Dora'].map((name) => guest(address(), name)));
  const [host, bruno, chloe, dora] = people as [string, string, string, string];
  const id = await create(host, { rounds: 1 });
  expect((await act(id, 'start', host)).refusal).toEqual({ code: 'too-few-players', least: 3 });
  await Promise.all(people.map((device, i) => act(id, 'players', device, {}, i % 2)));
  expect(await act(id, 'players', bruno)).toEqual({ done: true });
  expect(await remove(`/tournaments/${id}/players`, dora)).toEqual({ done: true });
  expect((await remove(`/tournaments/${id}/players`, dora)).refusal?.code).toBe('not-in-tournament');
  expect((await act(id, 'start', bruno)).refusal?.code).toBe('not-host');
  expect((await act(id, 'bots', bruno, { count: 1, level: 'novice' })).refusal?.code).toBe('not-host');
  expect(await act(id, 'start', host)).toEqual({ done: true });
  expect((await act(id, 'players', dora)).refusal?.code).toBe('tournament-begun');
  expect(await act(id, 'players', bruno)).toEqual({ done: true });
  expect((await show(id)).players).toHaveLength(3);
  const begun = await until(id, ({ round }) => round === 1);
  expect(begun.tables.map(({ players }) => players.length).toSorted()).toEqual([1, 2]);
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
}, 300_000);

test('who does not come in time has lost; the host cannot change a table of the tournament', async () => {
  const people = await Promise.all(['Anna', 'Bruno', 'Chloé', 'Dora'].map((name) => guest(address(), name)));
  const id = await create(people[0]!, { rounds: 1, noShowMinutes: 5 });
  for (const device of people) await act(id, 'players', device);
  await act(id, 'start', people[0]!);
  await until(id, ({ round }) => round === 1);
  const client = await sit(id, people[0]!);
  const stranger = await new TestClient(address()).enter({
    match: client.room!.match,
    device: await guest(address(), 'Emil'),
  });
  expect(await stranger.ask({ kind: 'sit', name: 'Emil', contribution: '' })).toMatchObject({
    refusal: { code: 'tournament-table' },
  });
  stranger.close();
  expect(await client.ask({ kind: 'configure', clock: null })).toMatchObject({
    refusal: { code: 'tournament-table' },
  });
  expect(await client.ask({ kind: 'leave' })).toMatchObject({ refusal: { code: 'tournament-table' } });
  // Nobody waits for somebody who has left: the other one has won as soon as they are there.
  const elsewhere = (await show(id)).tables.find(({ players }) => !players.includes(1))!;
  const [leaver, rival] = elsewhere.players as [number, number];
  await remove(`/tournaments/${id}/players`, people[leaver - 1]!);
  const other = await sit(id, people[rival - 1]!);
  await until(id, ({ tables }) => tables.some(({ points }) => points !== null));
  aheadMs += 6 * 60_000;
  const over = await until(id, ({ state }) => state === 'over');
  expect(over.standings.map(({ points }) => points)).toEqual([1, 1, 0, 0]);
  expect(over.standings.slice(0, 2).map(({ player }) => player)).toEqual([1, rival]);
  expect(over.tables.flatMap(({ absent }) => absent).length).toBe(2);
  expect(over.players.map(({ number, hasLeft }) => hasLeft === ![1, rival].includes(number))).toEqual(
    Array(4).fill(true),
  );
  for (const each of [client, other]) each.close();
}, 300_000);

test('a shared first place in a knock-out is played for again; the winner of that goes on', async () => {
  const people = await Promise.all(['Anna', 'Bruno', 'Chloé'].map((name) => guest(address(), name)));
  const id = await create(people[0]!, { format: 'knock-out' });
  for (const device of people) await act(id, 'players', device);
  expect((await show(id)).rounds).toBe(2);
  await act(id, 'start', people[0]!);
  await until(id, ({ round }) => round === 1);
  const tables = async () => {
    const shown = await Promise.all(
      people.map(async (device) => ({ device, shown: await show(id, device) })),
    );
    return shown.filter(({ shown }) => shown.yourTable !== null);
  };
  const bye = (await show(id)).tables.find(({ players }) => players.length === 1)?.players[0];
  const pair = (await tables()).map(({ device }) => device);
  const seated = async () => {
    const clients = [await sit(id, pair[0]!), await sit(id, pair[1]!, 1)];
    for (const client of clients) await client.until(() => client.view !== null);
    return clients;
  };
  const first = await seated();
  await first[0]!.ask({ kind: 'offer-end' });
  await first[1]!.until(() => first[1]!.room?.endOffer !== undefined);
  await first[1]!.ask({ kind: 'answer-end', agrees: true });
  const again = await until(id, ({ tables }) => tables.length === 3);
  const [drawn] = again.tables.filter(({ points }) => points?.[0] === 0.5);
  const replay = again.tables.find(({ replayOf }) => replayOf !== null);
  expect(replay).toMatchObject({ replayOf: drawn!.number, players: drawn!.players.toReversed() });
  // Who leaves has lost the game that is being played there and then.
  const second = await seated();
  expect(await remove(`/tournaments/${id}/players`, pair[0]!)).toEqual({ done: true });
  await second[1]!.until(() => second[1]!.room?.ending !== undefined);
  expect(second[1]!.room?.ending).toMatchObject({ reason: 'resigned' });
  expect((await remove(`/tournaments/${id}/players`, pair[0]!)).refusal?.code).toBe('not-in-tournament');
  const final = await until(id, ({ round }) => round === 2);
  expect(final.tables.flatMap(({ players }) => players)).toContain(bye);
  const winner = (await show(id, pair[1]!)).you!;
  expect(final.tables[0]!.players.toSorted()).toEqual([bye!, winner].toSorted());
  // Who leaves before the game begins cannot sit down again.
  const leaver = await sit(id, pair[1]!);
  await remove(`/tournaments/${id}/players`, pair[1]!);
  expect(await leaver.ask({ kind: 'sit', name: 'X', contribution: '' })).toMatchObject({
    refusal: { code: 'left-tournament' },
  });
  leaver.close();
  // The one who is out cannot return; the host ends it, and the table of the final is closed.
  expect((await act(id, 'players', pair[0]!)).refusal?.code).toBe('knocked-out');
  expect((await remove(`/tournaments/${id}`, people.find((each) => each !== people[0])!)).refusal?.code).toBe(
    'not-host',
  );
  expect(await remove(`/tournaments/${id}`, people[0]!)).toEqual({ done: true });
  const closed = await until(id, ({ tables }) => tables.every(({ state }) => state === 'closed'));
  expect([closed.state, closed.standings[0]!.points]).toEqual(['closed', 1]);
  expect((await act(id, 'start', people[0]!)).refusal?.code).toBe('tournament-over');
  for (const client of [...first, ...second]) client.close();
}, 300_000);

test('a round robin goes on without who has not come, until they return; each person has their own list', async () => {
  const people = await Promise.all(['Anna', 'Bruno', 'Chloé'].map((name) => guest(address(), name)));
  const id = await create(people[0]!, { format: 'round-robin', noShowMinutes: 5 });
  for (const device of people) await act(id, 'players', device);
  expect((await show(id)).rounds).toBe(3);
  await act(id, 'start', people[0]!);
  await until(id, ({ round }) => round === 1);
  const seated = (
    await Promise.all(people.map(async (device) => ({ device, shown: await show(id, device) })))
  ).filter(({ shown }) => shown.yourTable !== null);
  for (const { shown } of seated) {
    expect(shown.sitDownBy! - Date.now() - aheadMs).toBeGreaterThan(200_000);
    expect(shown.sitDownBy! - Date.now() - aheadMs).toBeLessThanOrEqual(300_000);
  }
  const here = await sit(id, seated[0]!.device);
  expect((await show(id, seated[0]!.device)).sitDownBy).toBe(null);
  aheadMs += 6 * 60_000;
  const second = await until(id, ({ round }) => round >= 2);
  const missing = seated[1]!.shown.you!;
  expect(second.players.filter(({ hasLeft }) => hasLeft).map(({ number }) => number)).toEqual([missing]);
  expect(await act(id, 'players', seated[1]!.device)).toEqual({ done: true });
  expect((await show(id)).players.some(({ hasLeft }) => hasLeft)).toBe(false);
  const mine = await fetch(`${address()}/api/me/tournaments`, {
    headers: { authorization: `Bearer ${people[1]!}` },
  });
  const { tournaments } = (await mine.json()) as MyTournaments;
  expect(tournaments).toMatchObject([{ tournament: id, format: 'round-robin', count: 3, isHost: false }]);
  expect((await roundOf(id, 4)).refusal).toMatchObject({ code: 'no-such-round' });
  here.close();
}, 300_000);

test('what is not there is refused with its code, and nobody has more than ten at once', async () => {
  const device = await guest(address(), 'Anna');
  const made = Array.from({ length: 13 }, (_, i) =>
    post<Answer & { tournament?: string }>(address(i % 2), '/tournaments', PLAN, device),
  );
  const refused = (await Promise.all(made)).flatMap(({ refusal }) => refusal ?? []);
  expect(refused).toEqual(Array(3).fill({ code: 'too-many-tournaments', most: 10 }));
  expect((await roundOf('no-such-tournament', 1)).refusal).toEqual({ code: 'unknown-tournament' });
  const rounds = await post<Answer>(
    address(),
    '/tournaments',
    { ...PLAN, format: 'knock-out', rounds: 3 },
    device,
  );
  expect(rounds.refusal).toMatchObject({ code: 'bad-message', field: 'rounds' });
  expect((await show('no-such-tournament')).refusal).toEqual({ code: 'unknown-tournament' });
  expect((await act('no-such-tournament', 'start', device)).refusal?.code).toBe('unknown-tournament');
  const bad = await post<Answer>(address(), '/tournaments', { ...PLAN, clock: null }, device);
  expect(bad.refusal).toMatchObject({ code: 'bad-message', field: 'clock' });
  const seats = await post<Answer>(address(), '/tournaments', { ...PLAN, seats: 8 }, device);
  expect(seats.refusal?.code).toBe('bad-seat-count');
});

test('a table that an operator closes or deletes is shared, and nobody is thrown out as absent', async () => {
  const people = await Promise.all(['Anna', 'Bruno', 'Chloé', 'Denis'].map((name) => guest(address(), name)));
  const id = await create(people[0]!, { rounds: 2 });
  for (const device of people) await act(id, 'players', device);
  await act(id, 'start', people[0]!);
  await until(id, ({ round }) => round === 1);
  const matches = (await roundOf(id, 1)).tables.map(({ match }) => match!);
  await remove(`/admin/tables/${matches[0]}`, TOKEN);
  await post(address(), `/admin/tables/${matches[1]}/close`, {}, TOKEN);
  const shown = await until(id, ({ round }) => round === 2);
  expect(shown.players.map(({ hasLeft }) => hasLeft)).toEqual(Array(4).fill(false));
  expect((await roundOf(id, 1)).tables.map(({ points }) => points)).toEqual(Array(2).fill([0.5, 0.5]));
});
