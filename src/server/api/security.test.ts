// Origins, limits, invalid requests, secrets in the database, and the data of a person.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guest, openServer, playOn, post, TestClient, type TestServer, table } from '../fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'scriptorium-security-'));
let server: TestServer;
beforeAll(async () => {
  server = await openServer({
    data: join(folder, 'a.db'),
    messages: { burst: 30, perSecond: 10 },
    maxConnectionsPerAddress: 20,
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const call = (path: string, init: RequestInit = {}) => fetch(`${server.address}/api${path}`, init);
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { refusal: { code: string } }).refusal.code;

describe('sockets', () => {
  test('a page of another origin is refused; pages of this server and programs are accepted', async () => {
    const elsewhere = await new TestClient(server.address, { origin: 'https://elsewhere.example' }).opened();
    expect(elsewhere.closed).not.toBe(null);
    const own = await new TestClient(server.address, { origin: server.address }).opened();
    expect(own.closed).toBe(null);
    own.close();
  });

  test('a client that sends too much is refused, and disconnected if it goes on', async () => {
    const client = await new TestClient(server.address).opened();
    for (let i = 0; i < 120; i++) client.socket.send(JSON.stringify({ kind: 'back', id: i }));
    await client.until(() => client.closed !== null);
    expect(client.refusals).toContain('too-fast');
    expect(client.closed).toBe(1008);
  });

  test('a message that is too long ends the connection', async () => {
    const client = await new TestClient(server.address).opened();
    client.socket.send('x'.repeat(17_000));
    await client.until(() => client.closed !== null);
    expect(client.closed).toBe(1009);
  });

  test('a binary frame is refused, even if its content would be a message', async () => {
    const client = await new TestClient(server.address).opened();
    client.socket.send(Buffer.from(JSON.stringify({ kind: 'enter', id: 7, match: 'x' })), { binary: true });
    await client.until(() => client.refusals.length > 0);
    expect(client.received).toMatchObject([
      { kind: 'refused', refusal: { code: 'bad-message', expected: 'text' } },
    ]);
    expect(client.received[0]).not.toHaveProperty('id', 7);
    client.close();
  });

  test('the number of connections per address is limited', async () => {
    const clients = await Promise.all(
      Array.from({ length: 25 }, () => new TestClient(server.address).opened()),
    );
    expect(clients.filter(({ closed }) => closed === null).length).toBeLessThanOrEqual(20);
    for (const client of clients) client.close();
    await Promise.all(clients.map((client) => client.until(() => client.closed !== null)));
  });
});

describe('requests', () => {
  test('an unknown or forged device token is refused', async () => {
    const device = await guest(server.address, 'Anna');
    const forged = `${device.slice(0, -3)}AAA`;
    for (const token of ['', 'x'.repeat(40), forged]) {
      const answer = await call('/me', { headers: { authorization: `Bearer ${token}` } });
      expect([answer.status, await codeOf(answer)]).toEqual([401, 'unknown-device']);
    }
  });

  test('a request from a page of another origin is refused', async () => {
    const answer = await call('/matches', { headers: { origin: 'https://elsewhere.example' } });
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'other-origin']);
  });

  test.each([
    ['text that is not JSON', '{', 'bad-message'],
    ['bytes that are not UTF-8', Buffer.from('{"name":"Ann\xe9"}', 'latin1'), 'bad-message'],
    ['a name that is too long', JSON.stringify({ name: 'x'.repeat(25) }), 'bad-message'],
    [
      'a name with a character that reverses the direction of writing',
      JSON.stringify({ name: '\u202eanna' }),
      'bad-message',
    ],
    ['a name of spaces', JSON.stringify({ name: '   ' }), 'bad-message'],
    ['an unknown property', JSON.stringify({ name: 'Anna', admin: true }), 'bad-message'],
  ])('%s', async (_, body, code) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await call('/devices', { method: 'POST', headers, body });
    expect([answer.status, await codeOf(answer)]).toEqual([400, code]);
  });

  test('a refusal is in the language of the Accept-Language header', async () => {
    const answer = await call('/nowhere', { headers: { 'accept-language': 'fr' } });
    expect(await answer.json()).toMatchObject({
      refusal: { code: 'not-found' },
      message: expect.stringContaining('adresse'),
    });
  });
});

test('secrets are stored as hashes only', async () => {
  const device = await guest(server.address, 'Zacharias');
  const bytes = ['a.db', 'a.db-wal'].map((name) => readFileSync(join(folder, name), 'latin1')).join('');
  expect(bytes).toContain('Zacharias');
  expect(bytes).not.toContain(device.split('.')[1]);
});

describe('the data of a person', () => {
  test('can be exported and deleted; the match stays for the other player', async () => {
    const { match, clients, devices } = await table(server.address, { people: ['Ulysse', 'Bruno'] });
    await clients[0]!.ask({ kind: 'say', said: { kind: 'line', line: 'bonjour' } });
    const headers = { authorization: `Bearer ${devices[0]}` };
    const data = await (await call('/me/export', { headers })).json();
    expect(data).toMatchObject({
      me: { name: 'Ulysse', hasPasskey: false },
      matches: [{ match, game: 'scout', names: ['Ulysse', 'Bruno'], seat: 0 }],
      said: [{ match, said: { kind: 'line', line: 'bonjour' } }],
    });
    expect((await call('/me', { method: 'DELETE', headers })).status).toBe(200);
    expect((await call('/me', { headers })).status).toBe(401);
    await clients[1]!.until(() => clients[1]!.room?.sitters[0]?.name === '—');
    for (const client of clients) client.close();
    const other = { authorization: `Bearer ${devices[1]}` };
    const rest = (await (await call('/me/export', { headers: other })).json()) as {
      matches: { names: string[] }[];
    };
    expect(rest.matches[0]?.names).toEqual(['—', 'Bruno']);
  });

  test('an unknown passkey is refused', async () => {
    const body = {
      id: 'abc',
      rawId: 'abc',
      type: 'public-key',
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
    };
    expect(await post(server.address, '/passkeys/entry', body)).toMatchObject({
      refusal: { code: 'bad-passkey' },
    });
  });
});

test('a finished game changes the ratings', async () => {
  const quick = await openServer();
  const { clients, devices } = await table(quick.address, { game: 'scout' });
  await playOn(clients);
  const mine = await Promise.all(
    devices.map(async (device) => {
      const answer = await fetch(`${quick.address}/api/me`, {
        headers: { authorization: `Bearer ${device}` },
      });
      return ((await answer.json()) as { ratings: { game: string; games: number }[] }).ratings;
    }),
  );
  expect(mine).toMatchObject([[{ game: 'scout', games: 1 }], [{ game: 'scout', games: 1 }]]);
  for (const client of clients) client.close();
  await quick.close();
});
