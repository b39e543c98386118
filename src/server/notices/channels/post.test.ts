// What people may have the server call.
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCallable, post } from './post.ts';
import { isPrivateAddress } from './private-address.ts';

let server: ReturnType<typeof createServer>;
let address = '';
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/redirect') response.writeHead(302, { location: '/other' }).end();
    else if (request.url === '/large') response.writeHead(200).end('x'.repeat(1_000_000));
    else response.writeHead(429, { 'retry-after': '7' }).end();
  });
  const port = 27_600 + (process.pid % 400);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

test('addresses of the server’s own machine and network are private, in every notation', () => {
  const own = [
    '127.0.0.1',
    '10.0.0.1',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ];
  for (const each of [...own, ...own.map((ip) => `::ffff:${ip}`)])
    expect(isPrivateAddress(each), each).toBe(true);
  for (const each of [
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '::ffff:7f00:1',
  ])
    expect(isPrivateAddress(each), each).toBe(true);
  for (const each of ['1.1.1.1', '93.184.216.34', '2606:4700::1111'])
    expect(isPrivateAddress(each), each).toBe(false);
});

test('only public web addresses without a password can be called', () => {
  for (const good of ['https://hooks.example.org/a?b', 'http://example.org:8080/', 'https://1.1.1.1/'])
    expect(isCallable(good, false), good).toBe(true);
  const bad = [
    '',
    'x',
    'ftp://example.org/',
    'file:///etc/passwd',
    'https://u:p@example.org/',
    'http://localhost/',
  ];
  const numbers = [
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://a.local/',
  ];
  for (const each of [...bad, ...numbers]) expect(isCallable(each, false), each).toBe(false);
});

test('a name that leads to the server’s own machine is not called', async () => {
  asked.length = 0;
  // The resolver of every system knows this name; it has a dot, so only the address can tell.
  const named = address.replace('127.0.0.1', 'x.localtest.invalid');
  await expect(post(named, { headers: {}, body: '{}', allowsPrivate: false })).rejects.toThrow();
  await expect(post(address, { headers: {}, body: '{}', allowsPrivate: false })).rejects.toThrow(
    'public address',
  );
  expect(asked).toEqual([]);
});

test('redirects are not followed, large answers are cut, and the wish to wait is heard', async () => {
  const at = (path: string) => post(`${address}${path}`, { headers: {}, body: '{}', allowsPrivate: true });
  expect(await at('/redirect')).toEqual({ status: 302, retryAfter: null });
  expect(await at('/large')).toMatchObject({ status: 200 });
  expect(await at('/')).toEqual({ status: 429, retryAfter: 7 });
  expect(asked).not.toContain('/other');
});
