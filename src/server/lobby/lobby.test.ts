// The lobby by HTTP: what it lists, and a search for somebody to play with from its beginning to the game.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lobby, SeekState } from '../../protocol/lobby.ts';
import { guest, openServer, playOn, post, TestClient, type TestServer, table } from '../fixtures.ts';

let clockMs = Date.now();
let server: TestServer;
beforeAll(async () => {
  server = await openServer({ now: () => clockMs });
});
afterAll(() => server.close());

const ask = async (device: string, method: string, id: string) => {
  const headers = { authorization: `Bearer ${device}` };
  const answer = await fetch(`${server.address}/api/lobby/seeks/${id}`, { method, headers });
  return (await answer.json()) as SeekState & { refusal?: { code: string } };
};
const seek = (device: string, wanted: object) =>
  post<SeekState>(server.address, '/lobby/seeks', wanted, device);
const show = (tag?: string) =>
  fetch(`${server.address}/api/lobby`, { headers: tag ? { 'if-none-match': tag } : {} });
const people = (...names: readonly string[]) => Promise.all(names.map((name) => guest(server.address, name)));

test('two people who want the same are paired, sit down and play; others wait on', async () => {
  const [anna, bruno, chloe] = (await people('Anna', 'Bruno', 'Chloé')) as [string, string, string];
  const day = { kind: 'move', seconds: 86_400 } as const;
  const first = await seek(anna, { game: 'scout' });
  expect(first.match).toBe(null);
  // Another game, another clock.
  expect((await seek(chloe, { game: 'duodecim' })).match).toBe(null);
  const slow = await seek(chloe, { game: 'scout', clock: day });
  expect(slow.match).toBe(null);
  const { match } = await seek(bruno, { game: null });
  expect(match).not.toBe(null);
  expect((await ask(anna, 'GET', first.seek)).match).toBe(match);
  const clients = await Promise.all(
    [anna, bruno].map((device) =>
      new TestClient(server.address).enter({ match: match!, device, moves: true }),
    ),
  );
  expect(clients.map(({ room }) => room?.game)).toEqual(['scout', 'scout']);
  // Nobody else can sit down, and anybody may watch.
  clockMs += 1000;
  const listed = async () => (await (await show()).json()) as Lobby;
  expect((await listed()).open.map((each) => each.match)).not.toContain(match);
  for (const client of clients) await client.ask({ kind: 'sit', name: 'X', contribution: 'x' });
  for (const client of clients) await client.until(() => client.view !== null);
  await playOn(clients, 5);
  clockMs += 1000;
  expect((await listed()).live.map((each) => each.match)).toEqual([match]);
  await clients[0]!.ask({ kind: 'resign' });
  for (const client of clients) client.close();
  await ask(chloe, 'DELETE', slow.seek);
});

test('who leaves the page is not paired, withdrawn or silent; nobody asks for somebody else', async () => {
  const [anna, bruno, chloe] = (await people('Anna', 'Bruno', 'Chloé')) as [string, string, string];
  const withdrawn = await seek(anna, { game: 'scout' });
  expect((await ask(bruno, 'GET', withdrawn.seek)).refusal?.code).toBe('not-found');
  expect((await ask(anna, 'DELETE', withdrawn.seek)).match).toBe(null);
  const silent = await seek(bruno, { game: 'scout' });
  expect(silent.match).toBe(null);
  // Others see who searches, and for what.
  clockMs += 1000;
  expect(await (await show()).json()).toMatchObject({
    seeking: 1,
    seekers: [{ name: 'Bruno', game: 'scout', clock: null }],
  });
  const own = await fetch(`${server.address}/api/lobby`, { headers: { authorization: `Bearer ${bruno}` } });
  expect(await own.json()).toMatchObject({ seeking: 0, seekers: [] });
  clockMs += 11_000;
  const { seek: waiting, match } = await seek(chloe, { game: 'scout' });
  expect(match).toBe(null);
  // The silent one comes back: the page asks, and the two are paired.
  const back = await ask(bruno, 'GET', silent.seek);
  expect(back.match).not.toBe(null);
  expect((await ask(chloe, 'GET', waiting)).match).toBe(back.match);
});

test('a bot takes the seat after a minute, only for those who want it', async () => {
  const [anna, bruno] = (await people('Anna', 'Bruno')) as [string, string];
  const alone = await seek(anna, { game: 'scout', takesBot: true });
  const patient = await seek(bruno, { game: 'duodecim' });
  const keepAsking = async () => {
    clockMs += 8000;
    return [await ask(anna, 'GET', alone.seek), await ask(bruno, 'GET', patient.seek)];
  };
  for (let i = 0; i < 7; i++) for (const { match } of await keepAsking()) expect(match).toBe(null);
  const [withBot, without] = await keepAsking();
  expect(without?.match).toBe(null);
  const client = await new TestClient(server.address).enter({ match: withBot!.match!, device: anna });
  expect(client.room?.sitters.map(({ kind }) => kind).sort()).toEqual(['bot', 'person']);
  await client.ask({ kind: 'sit', name: 'Anna', contribution: 'x' });
  await client.until(() => client.view !== null);
  await client.ask({ kind: 'resign' });
  client.close();
});

test('the lobby lists open tables with the host’s rating, and open games to watch; the same list is sent once', async () => {
  clockMs += 60_000;
  const { match, clients, devices } = await table(server.address, { isOpen: true });
  const hidden = await table(server.address, { isOpen: true, watch: 'nobody' });
  const secret = await table(server.address);
  // A casual game gives nobody a rating.
  const casual = await table(server.address, { isRated: false });
  await casual.clients[1]!.ask({ kind: 'resign' });
  const casualPlan = { game: 'scout', seats: [{ kind: 'person' }, { kind: 'person' }], isOpen: true };
  const unrated = await post<{ match: string }>(server.address, '/matches', casualPlan, casual.devices[0]);
  const plan = { game: 'scout', seats: [{ kind: 'person' }, { kind: 'person' }], isOpen: true };
  const open = await post<{ match: string }>(server.address, '/matches', plan, devices[0]);
  clockMs += 2000;
  const answer = await show();
  const lobby = (await answer.json()) as Lobby;
  expect(lobby.open).toMatchObject([
    { match: open.match, hostRating: null, free: 2 },
    { match: unrated.match, hostRating: null, free: 2 },
  ]);
  expect(lobby.live.map((each) => each.match)).toEqual([match]);
  const tag = answer.headers.get('etag') ?? '';
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*'])
    expect((await show(known)).status, known).toBe(304);
  expect((await show('"other", W/"another"')).status).toBe(200);
  // After a rated game the host has a rating.
  await playOn(clients);
  clockMs += 2000;
  const later = await show(tag);
  expect(later.status).toBe(200);
  const {
    open: [listed],
    live,
  } = (await later.json()) as Lobby;
  expect(listed?.hostRating).toEqual(expect.any(Number));
  expect(live).toEqual([]);
  for (const client of [...clients, ...hidden.clients, ...secret.clients, ...casual.clients]) client.close();
});
