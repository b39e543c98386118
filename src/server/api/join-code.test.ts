// A closed site: without the code nothing is told, with it everything works, and it cannot be guessed quickly.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, openServer, post, TestClient, table } from '../fixtures.ts';

const CODE = 'Blue ink of Éloïse 蓝';
let server: Awaited<ReturnType<typeof openServer>>;
let now = 1_000_000;
beforeAll(async () => {
  server = await openServer({ joinCode: CODE, adminToken: 'a token of operators', now: () => now });
});
afterAll(() => server.close());

const call = (path: string, init: RequestInit = {}) => fetch(`${server.address}/api${path}`, init);
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).refusal?.code];
const join = (code: string) =>
  call('/join', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });

test('without the code there are no devices, lists, records and tables', async () => {
  for (const path of ['/matches', '/lobby', '/bulletins', '/me', '/matches/abcdefghijkl/record'])
    expect([path, ...(await codeOf(await call(path)))]).toEqual([path, 401, 'join-code-needed']);
  expect(await post(server.address, '/devices', { name: 'Anna' })).toMatchObject({
    refusal: { code: 'join-code-needed' },
  });
  const client = await new TestClient(server.address).opened();
  const answer = await client.ask({ kind: 'enter', match: 'abcdefghijkl' });
  expect(answer).toMatchObject({ kind: 'refused', refusal: { code: 'join-code-needed' } });
  client.close();
});

test('everybody may know how the site is run, and operators have their own token', async () => {
  expect(await (await call('/site')).json()).toMatchObject({ isClosed: true });
  const headers = { authorization: 'Bearer a token of operators' };
  expect((await call('/admin/statistics', { headers })).status).toBe(200);
  expect(await codeOf(await call(`/notices/stop/${'x'.repeat(48)}`, { method: 'POST' }))).toEqual([
    400,
    'bad-notice-link',
  ]);
});

test('the code, however it is typed, gives a cookie that lets pages in', async () => {
  const [cookie = ''] = (await join(' BLUE INK OF éloïse 蓝 ')).headers.getSetCookie();
  expect(cookie).toMatch(/^scriptorium-join=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
  const headers = { cookie: `other=1; ${cookie.split(';', 1)[0]}` };
  expect((await call('/lobby', { headers })).status).toBe(200);
  expect((await call('/lobby', { headers: { cookie: 'scriptorium-join=abc' } })).status).toBe(401);
});

test('programs send it with every request, and when they open a socket', async () => {
  const headers = { 'x-join-code': encodeURIComponent(CODE) };
  const bytes = Buffer.from(CODE).toString('latin1');
  for (const given of [headers, { 'x-join-code': bytes }])
    expect((await call('/lobby', { headers: given })).status).toBe(200);
  expect(await codeOf(await call('/lobby', { headers: { 'x-join-code': '100%' } }))).toEqual([
    403,
    'wrong-join-code',
  ]);
  now += 11_000;
  const client = await new TestClient(server.address, headers).opened();
  const answer = await client.ask({ kind: 'enter', match: 'abcdefghijkl' });
  expect(answer).toMatchObject({ refusal: { code: 'unknown-match' } });
  client.close();
});

test('after ten wrong codes the right one has to wait too, except where it was given before', async () => {
  const guess = async (address: string) => {
    const codes = Array.from({ length: 11 }, (_, i) => (i < 10 ? `guess ${i}` : 'Red ink'));
    const headers = codes.map((code) => ({ 'x-join-code': code }));
    const answers: unknown[] = [];
    for (const each of headers)
      answers.push(await codeOf(await fetch(`${address}/api/lobby`, { headers: each })));
    return answers;
  };
  const stranger = await openServer({ joinCode: 'Red ink', now: () => now });
  const wrong = [403, 'wrong-join-code'];
  expect(await guess(stranger.address)).toEqual([...Array(10).fill(wrong), [429, 'too-fast']]);
  now += 11_000;
  const headers = { 'x-join-code': 'Red ink' };
  expect((await fetch(`${stranger.address}/api/lobby`, { headers })).status).toBe(200);
  await stranger.close();
  expect((await guess(server.address)).at(-1)).toEqual([429, 'too-fast']);
  expect((await call('/lobby', { headers: { 'x-join-code': encodeURIComponent(CODE) } })).status).toBe(200);
  expect((await join(CODE)).status).toBe(200);
});

test('another code is asked of everybody again', async () => {
  const [cookie = ''] = (await join(CODE)).headers.getSetCookie();
  const other = await openServer({ joinCode: 'Red ink' });
  const headers = { cookie: cookie.split(';', 1)[0] ?? '' };
  expect((await fetch(`${other.address}/api/lobby`, { headers })).status).toBe(401);
  await other.close();
});

test('an open site needs none', async () => {
  const open = await openServer({});
  await guest(open.address, 'Anna');
  const { clients } = await table(open.address);
  for (const client of clients) client.close();
  await open.close();
});
