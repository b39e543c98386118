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

test('whose turn it is also sees the time left, if there is a clock', async () => {
  const clock = { kind: 'move', seconds: 86_400 } as const;
  const { match, clients } = await table(server.address, { game: 'duodecim', clock });
  for (const client of clients) {
    const [listed] = await listLinked({ match, seat: await linkOf(client) });
    if (client.moves.length === 0) expect(listed).not.toHaveProperty('timeLeftMs');
    else {
      expect(listed?.timeLeftMs).toBeGreaterThan(86_300_000);
      expect(listed?.timeLeftMs).toBeLessThanOrEqual(86_400_000);
    }
  }
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
