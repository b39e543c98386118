// The list of the tables of seat links.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListedMatch, SeatLink } from '../../protocol/http.ts';
import { openServer, post, type TestClient, type TestServer, table } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const listLinked = async (...links: SeatLink[]) =>
  (await post<{ matches: ListedMatch[] }>(server.address, '/matches/linked', { links })).matches;

const linkOf = async (client: TestClient): Promise<string> => {
  const linked = await client.ask({ kind: 'link' });
  return linked.kind === 'linked' ? linked.token : '';
};

test('a seat link lists its table, and whether it is the turn of that seat', async () => {
  const { match, clients } = await table(server.address, { game: 'duodecim' });
  const asked = clients.findIndex(({ moves }) => moves.length > 0);
  for (const [seat, client] of clients.entries()) {
    expect(await listLinked({ match, seat: await linkOf(client) })).toMatchObject([
      { match, game: 'duodecim', state: 'playing', isMyTurn: seat === asked },
    ]);
  }
  for (const client of clients) client.close();
});

test('everybody sees for whom the game waits, since when, and the time left, if there is a clock', async () => {
  const clock = { kind: 'move', seconds: 86_400 } as const;
  const { match, clients } = await table(server.address, { game: 'duodecim', clock });
  const asked = clients.findIndex(({ moves }) => moves.length > 0);
  for (const [seat, client] of clients.entries()) {
    const [listed] = await listLinked({ match, seat: await linkOf(client) });
    expect(listed).toMatchObject({ seat, waitsFor: [asked], isMyTurn: seat === asked });
    expect(Date.now() - (listed?.since ?? 0)).toBeLessThan(100_000);
    expect(listed?.timeLeftMs).toBeGreaterThan(86_300_000);
    expect(listed?.timeLeftMs).toBeLessThanOrEqual(86_400_000);
  }
  for (const client of clients) client.close();
});

test('a seat that a bot plays is named; it has no turn and no time left, and who has resigned is told so', async () => {
  const clock = { kind: 'move', seconds: 86_400 } as const;
  const { match, clients, devices } = await table(server.address, {
    people: ['Anna', 'Bruno', 'Chloé'],
    clock,
  });
  const mine = async (seat: number) => {
    const headers = { authorization: `Bearer ${devices[seat]}` };
    const answer = await fetch(`${server.address}/api/me/matches`, { headers });
    const { matches } = (await answer.json()) as { matches: ListedMatch[] };
    return matches.find((each) => each.match === match);
  };
  await clients[0]!.ask({ kind: 'leave' });
  await clients[1]!.ask({ kind: 'resign' });
  const listed = await mine(0);
  expect(listed).toMatchObject({ seat: 0, standIns: [0, 1], isMyTurn: false });
  expect(listed).not.toHaveProperty('hasResigned');
  expect(await mine(1)).toMatchObject({ standIns: [0, 1], hasResigned: true, isMyTurn: false });
  await clients[0]!.ask({ kind: 'back' });
  expect(await mine(0)).toMatchObject({ standIns: [1] });
  for (const client of clients) client.close();
});

test('unknown matches, tokens of other seats and replaced links list nothing', async () => {
  const { match, clients } = await table(server.address, { game: 'duodecim' });
  const { match: other, clients: others } = await table(server.address, { game: 'duodecim' });
  const old = await linkOf(clients[0]!);
  expect(await listLinked({ match: other, seat: old }, { match: 'nowhere-at-all', seat: old })).toEqual([]);
  const fresh = await linkOf(clients[0]!);
  expect(await listLinked({ match, seat: old })).toEqual([]);
  expect(await listLinked({ match, seat: fresh })).toHaveLength(1);
  for (const client of [...clients, ...others]) client.close();
});

test('a rematch names its table, where a seat is kept for everybody who has not sat down', async () => {
  const { match, clients, devices } = await table(server.address, { game: 'duodecim' });
  await clients[0]!.ask({ kind: 'resign' });
  await clients[0]!.ask({ kind: 'rematch', wants: true });
  await clients[0]!.until(() => clients[0]!.room?.next != null);
  const next = clients[0]!.room!.next!;
  const headers = { authorization: `Bearer ${devices[1]}` };
  const answer = await fetch(`${server.address}/api/me/matches`, { headers });
  const { matches } = (await answer.json()) as { matches: ListedMatch[] };
  expect(matches.find((each) => each.match === match)).toMatchObject({ state: 'over', next });
  const rematch = matches.find((each) => each.match === next)!;
  expect(rematch).toMatchObject({ state: 'waiting', waitsFor: [0, 1], free: 0 });
  expect(rematch.waitsFor).toContain(rematch.seat);
  for (const client of clients) client.close();
});
