// Blocking, muting and reporting, by HTTP and at the table.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../../protocol/limits.ts';
import type { Lobby, SeekState } from '../../protocol/lobby.ts';
import { guest, openServer, post, TestClient, type TestServer, table } from '../fixtures.ts';

const TOKEN = 'a token that nobody guesses';
let clockMs = Date.now();
let server: TestServer;
beforeAll(async () => {
  const requests = { burst: 1000, perSecond: 100 };
  server = await openServer({ adminToken: TOKEN, now: () => clockMs, requests });
});
afterAll(() => server.close());

interface Answer {
  readonly id: string;
  readonly refusal?: { readonly code: string };
  readonly blocks: readonly { readonly id: string }[];
  readonly seats: readonly unknown[];
  readonly reports: readonly { readonly id: string }[];
}
async function ask(method: string, path: string, token: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${server.address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Answer;
}
const block = (device: string, match: string, seat: number, kind = 'block') =>
  ask('POST', '/me/blocks', device, { match, seat, kind });
const say = (client: TestClient, line: string) => client.ask({ kind: 'say', said: { kind: 'line', line } });
const saidTo = ({ received }: TestClient) =>
  received.flatMap((message) => (message.kind === 'said' ? message.lines : []));
const heard = (client: TestClient) =>
  saidTo(client).map(({ said }) => (said.kind === 'line' ? said.line : ''));

test('who is muted is not heard by that person, now and after coming back; others hear them', async () => {
  const { match, clients, devices } = await table(server.address, { people: ['Anna', 'Bruno', 'Clara'] });
  const [anna, bruno, clara] = clients as [TestClient, TestClient, TestClient];
  await block(devices[0]!, match, 1, 'mute');
  const again = await new TestClient(server.address).enter({ match, device: devices[0]! });
  await say(bruno, 'fool');
  await say(clara, 'hello');
  await again.until(() => heard(again).includes('hello'));
  await clara.until(() => heard(clara).includes('hello'));
  expect([heard(again), heard(clara)]).toEqual([['hello'], ['fool', 'hello']]);
  const { blocks } = await ask('GET', '/me/blocks', devices[0]!);
  expect(blocks).toMatchObject([{ kind: 'mute', name: 'Bruno' }]);
  expect((await ask('GET', `/matches/${match}/blocks`, devices[0]!)).seats).toMatchObject([
    null,
    { id: blocks[0]!.id, kind: 'mute' },
    null,
  ]);
  // Nobody ends the block of somebody else.
  await ask('DELETE', `/me/blocks/${blocks[0]!.id}`, devices[1]!);
  expect((await ask('GET', '/me/blocks', devices[0]!)).blocks).toHaveLength(1);
  await ask('DELETE', `/me/blocks/${blocks[0]!.id}`, devices[0]!);
  const last = await new TestClient(server.address).enter({ match, device: devices[0]! });
  await last.until(() => saidTo(last).length === 2);
  for (const client of [anna, bruno, clara, again, last]) client.close();
});

test('people who are kept apart are not paired, and neither sits down at an open table of the other', async () => {
  const { match, clients, devices } = await table(server.address);
  const [anna, bruno] = devices as [string, string];
  await block(bruno, match, 0);
  const seek = (device: string) =>
    post<SeekState>(server.address, '/lobby/seeks', { game: 'scout', clock: null, takesBot: false }, device);
  await seek(anna);
  expect((await seek(bruno)).match).toBe(null);
  const clara = await guest(server.address, 'Clara');
  expect((await seek(clara)).match).not.toBe(null);

  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const made = async (isOpen: boolean) => {
    const { match: id } = await post<{ match: string }>(
      server.address,
      '/matches',
      { game: 'scout', seats, isOpen },
      anna,
    );
    const host = await new TestClient(server.address).enter({ match: id, device: anna });
    await host.ask({ kind: 'sit', name: 'Anna', contribution: '' });
    const other = await new TestClient(server.address).enter({ match: id, device: bruno });
    const answer = await other.ask({ kind: 'sit', name: 'Bruno', contribution: '' });
    clients.push(host, other);
    return { id, answer };
  };
  const open = await made(true);
  expect(open.answer).toMatchObject({ refusal: { code: 'blocked-here' } });
  expect((await made(false)).answer.kind).toBe('done');
  clockMs += 2000;
  const lobbyOf = async (device: string) => {
    const { open: tables } = (await ask('GET', '/lobby', device)) as unknown as Lobby;
    return tables.some((each) => each.match === open.id);
  };
  expect(await Promise.all([anna, bruno, clara].map(lobbyOf))).toEqual([true, false, true]);
  for (const client of clients) client.close();
});

test('a report keeps the chat around it, until an operator closes it', async () => {
  const { match, clients, devices } = await table(server.address, { isOpen: true });
  const [anna] = clients as [TestClient];
  const watching = await guest(server.address, 'Wanda');
  const spectator = await new TestClient(server.address).enter({ match, device: watching });
  await say(anna, 'before');
  clockMs += 10;
  await say(spectator, 'an insult');
  clockMs += 10;
  await say(anna, 'after');
  await spectator.until(() => saidTo(spectator).length === 3);
  const line = saidTo(spectator).find(({ seat }) => seat === -1)!;
  const report = { match, seat: -1, at: line.at, reason: 'insults', words: 'She insults us.' };
  const { id } = await ask('POST', '/reports', devices[1]!, report);
  expect(await ask('POST', '/reports', devices[1]!, report)).toMatchObject({
    refusal: { code: 'reported-already' },
  });
  expect((await ask('POST', '/admin/reports', TOKEN, { which: 'open' })).reports).toMatchObject([
    { id, reason: 'insults', subject_name: 'Wanda', reporter_name: 'Bruno', words: 'She insults us.' },
  ]);
  expect(await ask('GET', `/admin/reports/${id}`, TOKEN)).toMatchObject({
    chat: [
      { name: 'Anna', said: { line: 'before' } },
      { name: 'Wanda', said: { line: 'an insult' } },
      { name: 'Anna', said: { line: 'after' } },
    ],
  });
  await ask('POST', `/admin/reports/${id}/close`, TOKEN, { note: 'warned' });
  expect((await ask('POST', '/admin/reports', TOKEN, { which: 'open' })).reports).toEqual([]);
  expect(await ask('GET', '/admin/audit', TOKEN)).toMatchObject({
    audit: [{ action: 'close-report', detail: 'warned' }],
  });
  expect(await ask('GET', `/admin/reports/${id}`, devices[0]!)).toMatchObject({
    refusal: { code: 'not-admin' },
  });
  for (const client of [...clients, spectator]) client.close();
});

test('what is no person, oneself, a closed table, and too much are refused', async () => {
  const { match, clients, devices } = await table(server.address, { watch: 'nobody' });
  const [anna] = devices as [string];
  const code = async (answer: Promise<Answer>) => (await answer).refusal?.code;
  expect(await code(block(anna, match, 0))).toBe('not-yourself');
  expect(await code(block(anna, match, 5))).toBe('nobody-there');
  expect(await code(block(anna, match, -1))).toBe('nobody-there');
  expect(await code(block(anna, 'nowhere-0', 0))).toBe('unknown-match');
  const stranger = await guest(server.address, 'Stranger');
  expect(await code(block(stranger, match, 0))).toBe('nobody-watches');
  expect(await code(ask('POST', '/reports', anna, { match, seat: 1, reason: 'magic' }))).toBe('bad-message');
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  for (let i = 0; i <= LIMITS.reports; i++) {
    const host = await guest(server.address, `Host ${i}`);
    const { match: id } = await post<{ match: string }>(
      server.address,
      '/matches',
      { game: 'scout', seats },
      host,
    );
    const client = await new TestClient(server.address).enter({ match: id, device: host });
    await client.ask({ kind: 'sit', name: 'H', contribution: '' });
    client.close();
    const answer = await code(ask('POST', '/reports', anna, { match: id, seat: 0, reason: 'spam' }));
    expect(answer).toBe(i < LIMITS.reports ? undefined : 'too-many-reports');
  }
  for (const client of clients) client.close();
});
