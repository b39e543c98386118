// Somebody deletes their data while other requests of theirs are on the way: nothing is left that names them, and every refusal says why.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openServer, post, TestClient, type TestServer } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

type Refusable = { readonly refusal?: { readonly code: string } };
const SEATS = [{ kind: 'person' }, { kind: 'person' }];
const remove = (device: string) =>
  fetch(`${server.address}/api/me`, { method: 'DELETE', headers: { authorization: `Bearer ${device}` } });
const get = async <T>(path: string) => (await (await fetch(`${server.address}/api${path}`)).json()) as T;

test('tournaments, tables, searches and channels of somebody who is being deleted', async () => {
  const host = await guest(server.address, 'Hildegard');
  const plan = { game: 'scout', seats: 2, clock: { kind: 'move', seconds: 60 } };
  const shared = await post<{ tournament: string }>(server.address, '/tournaments', plan, host);
  const codes = new Set<string | undefined>();
  for (let round = 0; round < 8; round++) {
    const device = await guest(server.address, 'Ghost');
    const send = <T>(path: string, body: unknown = {}) =>
      post<T & Refusable>(server.address, path, body, device);
    const [, ...answers] = await Promise.all([
      remove(device),
      send<{ tournament?: string }>('/tournaments', plan),
      send<{ match?: string }>('/matches', { game: 'scout', seats: SEATS, isOpen: true }),
      send(`/tournaments/${shared.tournament}/players`),
      send('/lobby/seeks', { game: 'scout' }),
      send('/me/notices/webhooks', { url: 'https://93.184.216.34/' }),
    ]);
    for (const { refusal } of answers) codes.add(refusal?.code);
    const [{ tournament }, { match }] = answers;
    if (tournament)
      expect(await get(`/tournaments/${tournament}`)).toMatchObject({ state: 'closed', players: [] });
    if (match) {
      const client = await new TestClient(server.address).opened();
      expect(await client.ask({ kind: 'enter', match })).toMatchObject({
        refusal: { code: 'unknown-match' },
      });
      client.close();
    }
  }
  codes.delete(undefined);
  expect([...codes]).toEqual(['unknown-device']);
  expect(await get(`/tournaments/${shared.tournament}`)).toMatchObject({ players: [] });
  expect(await get('/lobby')).toMatchObject({ open: [], seekers: [] });
});

test('a seat of somebody who is being deleted is free, or given up if that begins the game', async () => {
  for (let round = 0; round < 6; round++) {
    const [anna, ghost] = await Promise.all(['Anna', 'Ghost'].map((name) => guest(server.address, name)));
    const plan = { game: 'scout', seats: SEATS };
    const { match } = await post<{ match: string }>(server.address, '/matches', plan, anna);
    const [one, two] = await Promise.all(
      [anna, ghost].map((device) => new TestClient(server.address).enter({ match, device: device! })),
    );
    await one!.ask({ kind: 'sit', name: 'Anna', contribution: '' });
    const sitting = two!.ask({ kind: 'sit', name: 'Ghost', contribution: '' }).catch(() => null);
    const deleting = remove(ghost!);
    await Promise.all([sitting, deleting]);
    await one!.until(() => one!.room?.sitters[1]?.name !== 'Ghost' && one!.room?.state !== 'playing');
    expect(one!.room?.sitters[1]?.name).toBe(one!.room?.state === 'over' ? '—' : '');
    for (const client of [one, two]) client!.close();
  }
});
