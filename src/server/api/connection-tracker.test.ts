// Slow, silent and too many connections, made by hand. Other clients are served all the time.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { TestClient } from '../fixtures.ts';
import { type RunningServer, serve } from '../index.ts';
import type { OnlineSettings } from '../online.ts';
import { serverTimeouts, TIMEOUTS } from '../timeouts.ts';

const web = mkdtempSync(join(tmpdir(), 'scriptorium-connections-'));
writeFileSync(join(web, 'index.html'), '');
afterAll(() => rmSync(web, { recursive: true, force: true }));

let server: RunningServer;
let close = async () => {};
let open: Socket[] = [];
afterEach(async () => {
  for (const socket of open) socket.destroy();
  open = [];
  await close();
});

const QUICK = { headersMs: 300, requestMs: 500, idleMs: 300, silentMs: 1000, checkMs: 50 };
let port = 18_000 + (process.pid % 100) * 8;

async function start(online: Partial<OnlineSettings> = {}): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      server = await serve({ port: ++port, host: '127.0.0.1', web, online, timeouts: QUICK });
      close = async () => {
        close = async () => {};
        await server.close();
      };
      return;
    } catch (error) {
      if (tries > 50) throw error;
    }
  }
}

interface RawConnection {
  readonly socket: Socket;
  readonly received: string;
  /** The server has closed it; this end does not close by itself. */
  readonly isEnded: boolean;
}

async function dial(text = ''): Promise<RawConnection> {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  open.push(socket);
  let received = '';
  let isEnded = false;
  socket.on('error', () => {});
  socket.on('data', (data) => {
    received += data;
  });
  for (const event of ['end', 'close']) {
    socket.on(event, () => {
      isEnded = true;
    });
  }
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return {
    socket,
    get received() {
      return received;
    },
    get isEnded() {
      return isEnded;
    },
  };
}

const health = () => fetch(`http://127.0.0.1:${server.port}/health`, { headers: { connection: 'close' } });
const isServed = async () => (await health().catch(() => null))?.status === 200;
/** The number of open connections by the metrics of the server. */
const count = async () => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`, {
    headers: { authorization: 'Bearer count', connection: 'close' },
  });
  return Number(/^scriptorium_connections (\d+)$/m.exec(await answer.text())?.[1]);
};

const UPGRADE = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n${more}\r\n`;
const POST =
  'POST /api/devices HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"na';

describe('slow clients are disconnected', () => {
  test.each([
    ['and other clients are served in the meantime', ''],
    ['even if they send one byte at a time', 'x'],
  ])('%s', async (_, drop) => {
    await start();
    const texts = {
      'says nothing at all': '',
      'sends half of its headers': 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
      'sends half of a body': POST,
      'keeps quiet after an answer': 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n',
    };
    const lines = await Promise.all(
      Object.entries(texts).map(async ([who, text]) => ({ who, line: await dial(text) })),
    );
    const drip = setInterval(() => {
      for (const { line } of lines) if (drop !== '') line.socket.write(drop);
    }, 60);
    expect(await isServed()).toBe(true);
    await expect
      .poll(() => lines.filter(({ line }) => !line.isEnded).map(({ who }) => who), { timeout: 5000 })
      .toEqual([]);
    clearInterval(drip);
    expect(await isServed()).toBe(true);
  });

  test('the default timeouts are between 0 and 60 s', () => {
    const { requestTimeout, keepAliveTimeout, connectionTimeout, http } = serverTimeouts(TIMEOUTS);
    for (const each of [requestTimeout, keepAliveTimeout, connectionTimeout, http.headersTimeout]) {
      expect(each).toBeGreaterThan(0);
      expect(each).toBeLessThan(60_000);
    }
  });
});

describe('the server closes refused upgrades even if the client does not', () => {
  test.each([
    ['at another path', '/elsewhere', '', '404'],
    ['from another page', '/api/socket', 'Origin: https://elsewhere.example\r\n', '403'],
    ['that is not one', '/api/socket', 'Sec-WebSocket-Version: 99\r\n', '400'],
  ])('a socket %s', async (_, path, header, status) => {
    await start({ metricsToken: 'count' });
    const lines = await Promise.all(Array.from({ length: 5 }, () => dial(UPGRADE(path, header))));
    await expect.poll(() => lines.every(({ isEnded }) => isEnded)).toBe(true);
    for (const { received } of lines) expect(received).toContain(`HTTP/1.1 ${status}`);
    // The clients have not closed; the server has, and only the connection of this request is open.
    await expect.poll(count).toBe(1);
  });
});

describe('one limit for all kinds of connections', () => {
  test('silent ones, requests and sockets from one address count together', async () => {
    await start({ maxConnectionsPerAddress: 6 });
    const socket = await new TestClient(`http://127.0.0.1:${server.port}`).opened();
    const lines = [await dial(), await dial(), await dial('GET / HT'), await dial(POST)];
    const upgrade = await dial(UPGRADE('/api/socket'));
    await expect.poll(() => upgrade.received).toContain('101 Switching');
    const seventh = await dial();
    await expect.poll(() => seventh.isEnded).toBe(true);
    expect(seventh.received).toContain('429');
    expect(await isServed()).toBe(false);
    // Another address of this machine has its own limit.
    const other = connect({ port: server.port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    open.push(other);
    let received = '';
    other.on('data', (data) => {
      received += data;
    });
    other.write('GET /health HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(() => received).toContain('200 OK');
    // A closed connection makes room.
    for (const { socket } of lines) socket.destroy();
    await expect.poll(isServed).toBe(true);
    expect(socket.closed).toBe(null);
    socket.close();
  });

  test('behind a proxy the limit is per client, not for the proxy', async () => {
    await start({ maxConnectionsPerAddress: 2, trustedHops: 1 });
    const from = (client: string) => `X-Forwarded-For: ${client}\r\n`;
    // More silent connections than one client may have.
    await Promise.all(Array.from({ length: 5 }, () => dial()));
    const first = [await dial(UPGRADE('/api/socket', from('1.1.1.1')))];
    first.push(await dial(POST.replace('Host: a\r\n', `Host: a\r\n${from('1.1.1.1')}`)));
    await expect.poll(() => first[0]?.received).toContain('101 Switching');
    const third = await dial(UPGRADE('/api/socket', from('1.1.1.1')));
    await expect.poll(() => third.received).toContain('429');
    const request = await dial(`GET /api/games HTTP/1.1\r\nHost: a\r\n${from('1.1.1.1')}\r\n`);
    await expect.poll(() => request.received).toContain('too-many-connections');
    const other = await dial(UPGRADE('/api/socket', from('2.2.2.2')));
    await expect.poll(() => other.received).toContain('101 Switching');
    for (const { socket } of first) socket.destroy();
    await expect
      .poll(async () => {
        const again = await dial(UPGRADE('/api/socket', from('1.1.1.1')));
        await expect.poll(() => again.received).not.toBe('');
        return again.received.includes('101 Switching');
      })
      .toBe(true);
  });

  test('connections from all addresses together are limited', async () => {
    await start({ maxConnections: 3 });
    const lines = [await dial(), await dial(), await dial()];
    const fourth = await dial();
    await expect.poll(() => fourth.isEnded).toBe(true);
    lines[0]?.socket.destroy();
    await expect.poll(isServed).toBe(true);
  });
});
