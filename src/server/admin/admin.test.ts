// What operators can do, and that nobody else can.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openServer, post, TestClient, type TestServer, table } from '../fixtures.ts';
import { rangeOf } from './bans.ts';

const TOKEN = 'a token that nobody guesses';
let server: TestServer;
beforeAll(async () => {
  server = await openServer({ adminToken: TOKEN, trustedHops: 1 });
});
afterAll(() => server.close());

/** What the answers have, as far as these tests look at it. */
interface Answer {
  readonly id: string;
  readonly tables: readonly { readonly id: string }[];
  readonly people: readonly [{ readonly id: string }];
  readonly audit: readonly { readonly action: string }[];
}

async function admin(method: string, path: string, body?: unknown, token = TOKEN) {
  const answer = await fetch(`${server.address}/api/admin${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, ...((await answer.json()) as Answer) };
}

const personOf = async (device: string) => {
  const headers = { authorization: `Bearer ${device}` };
  return (await (await fetch(`${server.address}/api/me`, { headers })).json()) as object;
};

test('nobody without the token, and no server without one', async () => {
  expect(await admin('GET', '/statistics', undefined, 'guessed')).toMatchObject({ status: 401 });
  const plain = await openServer();
  const answer = await fetch(`${plain.address}/api/admin/statistics`, {
    headers: { authorization: 'Bearer ' },
  });
  expect(answer.status).toBe(401);
  await plain.close();
});

test('statistics and search', async () => {
  const { match } = await table(server.address, { people: ['Héloïse', 'Bruno'] });
  expect(await admin('GET', '/statistics')).toMatchObject({ people: 2, tables: { playing: 1 } });
  expect(await admin('POST', '/people', { search: 'éloï' })).toMatchObject({ people: [{ name: 'Héloïse' }] });
  for (const search of [match.slice(0, 5), 'Bruno'])
    expect((await admin('POST', '/tables', { search })).tables).toMatchObject([
      { id: match, state: 'playing' },
    ]);
  for (const search of ['%', '_____', '!'])
    expect((await admin('POST', '/people', { search })).people, search).toEqual([]);
});

test('a table is closed, and one is deleted', async () => {
  const { match, clients, devices } = await table(server.address);
  expect(await admin('POST', `/tables/${match}/close`)).toMatchObject({ status: 200 });
  const answer = await clients[0]!.ask({ kind: 'play', ply: 0, moves: ['keep'] });
  expect(answer).toMatchObject({ kind: 'refused', refusal: { code: 'not-playing' } });
  expect(await admin('DELETE', `/tables/${match}`)).toMatchObject({ status: 200 });
  expect(await admin('DELETE', `/tables/${match}`)).toMatchObject({ status: 404 });
  expect((await admin('POST', '/tables', { search: match })).tables).toEqual([]);
  expect(devices).toHaveLength(2);
});

test('an address that guesses tokens is stopped; others are not', async () => {
  const tried = async (address: string, token: string) => {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
    return (await fetch(`${server.address}/api/admin/statistics`, { headers })).status;
  };
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) statuses.push(await tried('198.51.100.7', `guess number ${i}`));
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  expect([await tried('198.51.100.7', TOKEN), await tried('198.51.100.8', TOKEN)]).toEqual([429, 200]);
});

test('a banned person is sent away and told why, until the ban is lifted', async () => {
  const { match, clients, devices } = await table(server.address, { people: ['Clara', 'Dora'] });
  const [{ id: person }] = (await admin('POST', '/people', { search: 'Clara' })).people;
  const made = await admin('POST', '/bans', {
    kind: 'person',
    value: person,
    reason: 'insults',
    until: null,
  });
  await clients[0]!.until(() => clients[0]!.closed !== null).catch(() => {});
  expect(await personOf(devices[0]!)).toMatchObject({ refusal: { code: 'banned', reason: 'insults' } });
  const again = await new TestClient(server.address).enter({ match, device: devices[0]! });
  expect(again.refusals).toEqual(['banned']);
  expect(await personOf(devices[1]!)).toMatchObject({ name: 'Dora' });
  await admin('DELETE', `/bans/${made.id}`);
  expect(await personOf(devices[0]!)).toMatchObject({ name: 'Clara' });
  // Their data are theirs, banned or not.
  await admin('POST', '/bans', { kind: 'person', value: person, reason: 'insults', until: null });
  const call = async (method: string, path: string) => {
    const headers = { authorization: `Bearer ${devices[0]}` };
    return (await fetch(`${server.address}/api${path}`, { method, headers })).status;
  };
  expect([await call('GET', '/me/export'), await call('DELETE', '/me')]).toEqual([200, 200]);
  expect(await personOf(devices[0]!)).toMatchObject({ refusal: { code: 'unknown-device' } });
});

test('an address range is banned for a time', async () => {
  const from = (address: string) =>
    fetch(`${server.address}/api/games`, { headers: { 'x-forwarded-for': address } }).then(
      ({ status }) => status,
    );
  const ban = { kind: 'address', reason: '', until: Date.now() + 60_000 };
  await admin('POST', '/bans', { ...ban, value: '203.0.113.0/24' });
  await admin('POST', '/bans', { ...ban, value: '2001:db8::/32', until: 1 });
  expect(await Promise.all(['203.0.113.9', '203.0.114.9', '2001:db8::1'].map(from))).toEqual([403, 200, 200]);
  expect(await admin('POST', '/bans', { ...ban, value: '0.0.0.0/0' })).toMatchObject({ status: 400 });
  const socket = new TestClient(server.address, { 'x-forwarded-for': '203.0.113.9' });
  await socket.opened();
  expect(socket.closed).toBe(1006);
});

test('a person is deleted; everything that was done is in the audit log', async () => {
  const device = await guest(server.address, 'Emma');
  const [{ id }] = (await admin('POST', '/people', { search: 'Emma' })).people;
  await admin('DELETE', `/people/${id}`);
  expect(await personOf(device)).toMatchObject({ refusal: { code: 'unknown-device' } });
  const { audit } = await admin('GET', '/audit');
  expect(new Set(audit.map(({ action }) => action))).toEqual(
    new Set(['close-table', 'delete-table', 'ban', 'unban', 'delete-person']),
  );
  expect(await post(server.address, '/devices', { name: 'Fritz' })).toMatchObject({
    device: expect.any(String),
  });
});

test.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['2001:db8::/32', true],
  ['203.0.113.0/33', false],
  ['0.0.0.0/1', false],
  ['example.org', false],
])('the range %s: %s', (value, isRange) => {
  expect(rangeOf(value) !== null).toBe(isRange);
});
