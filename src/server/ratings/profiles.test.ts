// Leaderboards and profiles by HTTP: what they show, and what they keep to themselves.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Leaderboard, PlayedGames, Profile, RatedMatch } from '../../protocol/profiles.ts';
import { guest, openServer, playOn, post, TestClient, type TestServer, table } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

type Refusable = { readonly refusal?: { readonly code: string } };
const get = async <T>(path: string, device?: string) => {
  const headers: Record<string, string> = device ? { authorization: `Bearer ${device}` } : {};
  return (await (await fetch(`${server.address}/api${path}`, { headers })).json()) as T & Refusable;
};
const profileOf = async (device: string) => (await get<Profile>('/people/me', device)).profile;
const hide = (device: string, isHidden: boolean) =>
  fetch(`${server.address}/api/me`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${device}` },
    body: JSON.stringify({ isHidden }),
  });

/** Anna resigns, and Bruno has won. */
async function playedTable(plan: Parameters<typeof table>[1] = {}, plies = 14) {
  const { match, devices, clients } = await table(server.address, plan);
  await playOn(clients, plies);
  await clients[0]!.ask({ kind: 'resign' });
  await clients[1]!.until(() => clients[1]!.room?.state === 'over');
  for (const client of clients) client.close();
  const [anna, bruno] = (await Promise.all(devices.map(profileOf))) as [string, string];
  return { match, devices: devices as [string, string], anna, bruno };
}

test('a profile has ratings with their curve, records against others, and games with what they changed', async () => {
  const { match, devices, anna, bruno } = await playedTable();
  const shown = await get<Profile>(`/people/${bruno}`);
  expect(shown).toMatchObject({ profile: bruno, name: 'Bruno', isYou: false, more: null });
  const [rating] = shown.ratings;
  expect(rating).toMatchObject({ game: 'scout', games: 1, ratedGames: 1 });
  expect(rating!.rating).toBeGreaterThan(1500);
  expect(rating!.curve).toEqual([[expect.any(Number), rating!.rating, rating!.uncertainty]]);
  expect(shown.opponents).toEqual([{ profile: anna, name: 'Anna', games: 1, better: 1, worse: 0 }]);
  const names = ['Anna', 'Bruno'];
  const game = { match, game: 'scout', names, profiles: [anna, bruno], seat: 1, places: [2, 1] };
  expect(shown.games).toMatchObject([{ ...game, change: rating!.rating - 1500 }]);
  const { changes } = await get<RatedMatch>(`/matches/${match}/ratings`);
  expect(changes.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(changes[0]!.change).toBe(1500 - rating!.rating);
  expect((await get<Profile>(`/people/${anna}`, devices[0])).isYou).toBe(true);
  expect((await get<PlayedGames>(`/people/${anna}/games/${shown.games[0]!.at}`)).games).toEqual([]);
  expect((await get<PlayedGames>(`/people/${anna}/games/${shown.games[0]!.at + 1}`)).games).toHaveLength(1);
});

test('a game that was resigned early is rated for both: one loses, the other’s ±0 has a reason', async () => {
  const { match, devices, anna, bruno } = await playedTable({}, 2);
  const lost = (await get<Profile>(`/people/${anna}`)).games[0]!;
  expect(lost.change).toBeLessThan(0);
  expect(lost.unchanged).toBeNull();
  const kept = (await get<Profile>(`/people/${bruno}`)).games[0];
  expect(kept).toMatchObject({ change: 0, unchanged: 'resigned-early' });
  const { changes, unchanged } = await get<RatedMatch>(`/matches/${match}/ratings`);
  expect(changes.map(({ seat }) => seat)).toEqual([0]);
  expect(unchanged).toEqual([{ seat: 1, reason: 'resigned-early' }]);
  await hide(devices[1], true);
  expect((await get<RatedMatch>(`/matches/${match}/ratings`)).unchanged).toEqual([]);
});

test('who may not watch a table does not learn there who plays', async () => {
  const { match, devices, clients } = await table(server.address, { watch: 'nobody' });
  expect((await get<Profile>(`/matches/${match}/profiles/0`)).refusal).toEqual({ code: 'nobody-watches' });
  expect((await get<Profile>(`/matches/${match}/profiles/0`, devices[1])).name).toBe('Anna');
  for (const client of clients) client.close();
});

test('who hides is seen only by themselves: no profile, no link from others, not in rated changes', async () => {
  const { match, devices, anna, bruno } = await playedTable();
  await hide(devices[0], true);
  expect((await get<Profile>(`/people/${anna}`)).refusal).toEqual({ code: 'unknown-person' });
  expect((await get<Profile>(`/matches/${match}/profiles/0`)).refusal).toEqual({ code: 'profile-hidden' });
  expect((await get<Profile>(`/matches/${match}/profiles/1`)).profile).toBe(bruno);
  expect((await get<PlayedGames>(`/people/${anna}/games/9999999999999`)).refusal?.code).toBe(
    'unknown-person',
  );
  expect(await get<Profile>('/people/me', devices[0])).toMatchObject({ name: 'Anna', profile: null });
  expect((await get<Profile>('/people/me')).refusal).toEqual({ code: 'unknown-device' });
  const other = await get<Profile>(`/people/${bruno}`);
  expect(other.opponents).toEqual([]);
  expect(other.games[0]!.profiles).toEqual([null, bruno]);
  expect((await get<RatedMatch>(`/matches/${match}/ratings`)).changes.map(({ seat }) => seat)).toEqual([1]);
  const own = await get<RatedMatch>(`/matches/${match}/ratings`, devices[0]);
  expect(own.changes).toHaveLength(2);
  await hide(devices[0], false);
  const again = await profileOf(devices[0]);
  expect((await get<Profile>(`/people/${again}`)).name).toBe('Anna');
  // Old links lead nowhere.
  expect(again).not.toBe(anna);
});

test('a deleted person has no profile, and leaves others’', async () => {
  const { devices, anna, bruno } = await playedTable();
  await fetch(`${server.address}/api/me`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${devices[0]}` },
  });
  expect((await get<Profile>(`/people/${anna}`)).refusal).toEqual({ code: 'unknown-person' });
  const other = await get<Profile>(`/people/${bruno}`);
  expect([other.opponents, other.games[0]!.profiles, other.games[0]!.names]).toEqual([
    [],
    [null, bruno],
    ['—', 'Bruno'],
  ]);
});

test('games that go on, that nobody may watch, or whose deal others still play are not listed', async () => {
  const going = await table(server.address);
  const player = await profileOf(going.devices[0]!);
  expect(await get<Profile>(`/people/${player}`)).toMatchObject({ games: [], ratings: [] });
  for (const client of going.clients) client.close();

  const closed = await playedTable({ watch: 'nobody' });
  expect(await get<Profile>(`/people/${closed.anna}`)).toMatchObject({ games: [], opponents: [] });
  expect((await get<Profile>(`/people/${closed.anna}`, closed.devices[1])).games).toHaveLength(1);

  const { anna } = await playedTable({ tables: 2 });
  expect((await get<Profile>(`/people/${anna}`)).games).toEqual([]);
});

test('a casual table says so and rates nobody; the host changes it while it waits', async () => {
  const { match, devices, bruno } = await playedTable({ isRated: false });
  const { changes, unchanged } = await get<RatedMatch>(`/matches/${match}/ratings`);
  expect([changes, unchanged.map(({ reason }) => reason)]).toEqual([[], ['casual', 'casual']]);
  expect((await get<Profile>(`/people/${bruno}`)).games[0]).toMatchObject({
    change: null,
    unchanged: 'casual',
  });
  expect((await get<Profile>(`/people/${bruno}`)).ratings).toMatchObject([
    { rating: 1500, games: 1, ratedGames: 0, curve: [] },
  ]);
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const made = await post<{ match: string }>(
    server.address,
    '/matches',
    { game: 'scout', seats },
    devices[0],
  );
  const host = await new TestClient(server.address).enter({ match: made.match, device: devices[0] });
  expect(host.room?.rated).toBe('rated');
  await host.ask({ kind: 'configure', isRated: false });
  await host.until(() => host.room?.rated === 'casual');
  host.close();
});

test('the leaderboard lists only people known well enough, beside the bots; it tells the own place', async () => {
  const device = await guest(server.address, 'Héloïse');
  const before = await get<Leaderboard>('/leaderboards/scout', device);
  expect(before).toMatchObject({ players: [], you: null });
  expect(before.levels.map(({ level }) => level)).toEqual(['novice', 'apprentice', 'scribe', 'master']);
  const { devices } = await playedTable();
  const after = await get<Leaderboard>('/leaderboards/scout', devices[1]);
  expect(after.players).toEqual([]);
  expect(after.you).toMatchObject({ ratedGames: 1, place: null });
  expect((await get<Leaderboard>('/leaderboards/chess')).refusal?.code).toBe('unknown-game');
});
