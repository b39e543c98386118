import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openerPolicyFor } from './headers.ts';
import { type RunningServer, serve } from './index.ts';

const PAGE = '<!doctype html><title>Scriptorium</title>';
const web = mkdtempSync(join(tmpdir(), 'scriptorium-server-'));
let site: RunningServer;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), PAGE);
  writeFileSync(join(web, 'service-worker.js'), 'self');
  writeFileSync(join(web, 'assets', 'page-1a2b.js'), 'export {}');
  writeFileSync(join(web, 'assets', 'page-1a2b.js.br'), brotliCompressSync('export {}'));
  for (let port = 22_100; ; port++) {
    try {
      site = await serve({ port, host: '127.0.0.1', web });
      return;
    } catch (error) {
      if (port > 22_200) throw error;
    }
  }
});

afterAll(async () => {
  await site.close();
  rmSync(web, { recursive: true });
});

const get = (path: string, init?: RequestInit) =>
  fetch(`${site.address.replace('localhost', '127.0.0.1')}${path}`, init);

describe('pages', () => {
  test.each(['/', '/game/scout', '/table/4f0c-11', '/settings?x=1'])(
    '%s is the application',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(PAGE);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('the service worker is never stored', async () => {
    const answer = await get('/service-worker.js');
    expect(await answer.text()).toBe('self');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('a missing file is a 404, not the application', async () => {
    const answer = await get('/assets/gone-0000.js');
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('<');
  });

  test('no file outside the folder is served', async () => {
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json']) {
      const answer = await get(path);
      expect(await answer.text()).not.toContain('scriptorium"');
    }
  });

  test('POST is refused', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(404);
  });
});

describe('headers', () => {
  test('built files are immutable', async () => {
    const { headers } = await get('/assets/page-1a2b.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('compressed files are served', async () => {
    const answer = await get('/assets/page-1a2b.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe('export {}');
  });

  test.each(['/', '/assets/page-1a2b.js', '/assets/gone.js'])(
    '%s allows nothing from other sites',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    },
  );

  test.each([
    ['a page from another machine over plain http', { host: '192.168.1.7:8080' }, false],
    ['a page over plain http whose name only begins like this machine', { host: 'localhost.example' }, false],
    ['a browser that trusts the address', { host: 'play.example', 'sec-fetch-site': 'none' }, true],
    ['an older browser behind a proxy with https', { host: 'p.example', 'x-forwarded-proto': 'https' }, true],
    ['an older browser on this machine', { host: 'localhost:8080' }, true],
  ])('the opener policy for %s', (_who, headers, isSent) => {
    expect('cross-origin-opener-policy' in openerPolicyFor(headers)).toBe(isSent);
  });
});

describe('neither a page nor a valid request', () => {
  const refused = (code: string) => ({ refusal: { code }, message: expect.any(String) });

  test.each(['/api', '/api/', '/api/nowhere', '/api?x=1', '/api/matches/x/y'])(
    '%s is not found',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.json()]).toMatchObject([404, refused('not-found')]);
    },
  );

  test('the address of the socket says that it is one', async () => {
    const answer = await get('/api/socket');
    const message = expect.stringContaining('a WebSocket connection');
    expect([answer.status, await answer.json()]).toMatchObject([400, { message }]);
  });

  test('an address that cannot be decoded gets a refusal', async () => {
    const answer = await get('/api/matches/%ff/record');
    expect([answer.status, await answer.json()]).toMatchObject([400, refused('bad-message')]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    [400, 'GET /api/games HTTP/1.1\r\nno header\r\n\r\n'],
    [431, `GET /api/games HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    [400, 'GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'],
    [404, 'GET /api/x HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'],
  ])('input that is not accepted as HTTP gets a refusal: %i', async (status, text) => {
    const socket = connect(site.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.write(text);
    await once(socket, 'close');
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(body)).toMatchObject(refused(status === 404 ? 'not-found' : 'bad-message'));
  });
});

test('a missing web application is reported', async () => {
  await expect(serve({ port: 22_300, web: join(web, 'nowhere') })).rejects.toThrow('has not been built');
});
