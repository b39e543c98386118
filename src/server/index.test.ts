import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serve } from './index.ts';

const PAGE = '<!doctype html><title>Scriptorium</title>';
const web = mkdtempSync(join(tmpdir(), 'scriptorium-server-'));
let site: Served;

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

  test('what decides which version is used is never kept', async () => {
    const answer = await get('/service-worker.js');
    expect(await answer.text()).toBe('self');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('a file that is not there is not the application', async () => {
    const answer = await get('/assets/gone-0000.js');
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('<');
  });

  test('nothing outside of the folder is served', async () => {
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json']) {
      const answer = await get(path);
      expect(await answer.text()).not.toContain('scriptorium"');
    }
  });

  test('nothing is taken', async () => {
    expect((await get('/', { method: 'POST' })).status).toBe(404);
  });
});

describe('headers', () => {
  test('built files never change', async () => {
    const { headers } = await get('/assets/page-1a2b.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('text travels compressed', async () => {
    const answer = await get('/assets/page-1a2b.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe('export {}');
  });

  test.each(['/', '/assets/page-1a2b.js', '/assets/gone.js'])(
    '%s allows nothing from elsewhere',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );
});

describe('what is no page and no request', () => {
  const refused = (code: string) => ({ refusal: { code }, message: expect.any(String) });

  test.each(['/api', '/api/', '/api/nowhere', '/api?x=1', '/api/matches/x/y', '/api/socket'])(
    'at %s there is nothing',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.json()]).toMatchObject([404, refused('not-found')]);
    },
  );

  test('an address that cannot be decoded is refused as everything else', async () => {
    const answer = await get('/api/matches/%ff/record');
    expect([answer.status, await answer.json()]).toMatchObject([400, refused('bad-message')]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    [400, 'GET /api/games HTTP/1.1\r\nno header\r\n\r\n'],
    [431, `GET /api/games HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    [404, 'GET /api/x HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'],
  ])('what is not taken as HTTP is refused as everything else: %i', async (status, text) => {
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

test('what was never built is said', async () => {
  await expect(serve({ port: 22_300, web: join(web, 'nowhere') })).rejects.toThrow('has not been built');
});
