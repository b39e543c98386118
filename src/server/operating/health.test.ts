// The routes for monitoring: /health, /ready and /metrics.
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { realSystem } from '../../protocol/system.ts';
import { openServer, playOn, type TestServer, table } from '../fixtures.ts';
import { addHealthRoutes } from './health.ts';
import { Metrics } from './metrics.ts';

const NONE = { matches: () => 0, sockets: () => 0, connections: () => 0 };
const TOKEN = 'metrics-token-of-this-test';
let server: TestServer;
beforeAll(async () => {
  server = await openServer({ metricsToken: TOKEN });
});
afterAll(() => server.close());

async function readMetrics(): Promise<Map<string, number>> {
  const answer = await fetch(`${server.address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

describe('metrics', () => {
  test('count moves, refusals, sockets, matches and writes', async () => {
    const before = await readMetrics();
    const { clients } = await table(server.address);
    await playOn(clients, 5);
    const late = await clients[0]!.ask({ kind: 'play', ply: 0, moves: ['keep'] });
    expect(late.kind).toBe('refused');
    const after = await readMetrics();
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(grown('scriptorium_move_seconds_count')).toBe(5);
    expect(grown('scriptorium_refusals_total{code="stale"}')).toBe(1);
    expect(grown('scriptorium_sockets')).toBe(2);
    expect(grown('scriptorium_matches')).toBe(1);
    // Two devices, one match, two players who sit down, five moves.
    expect(grown('scriptorium_commit_writes_sum')).toBe(10);
    expect(after.get('scriptorium_move_seconds_sum')).toBeGreaterThan(0);
    for (const part of ['database', 'disk', 'bus'])
      expect(after.get(`scriptorium_part_up{part="${part}"}`)).toBe(1);
    expect([...after.keys()].join()).toMatch(/scriptorium_info\{version="\d[^"]+",migration="\d{4}/);
    expect(after.get('scriptorium_memory_bytes')).toBeGreaterThan(1e7);
    expect(after.get('scriptorium_event_loop_lag_seconds{quantile="0.99"}')).toBeGreaterThan(0);
    for (const client of clients) client.close();
  });

  test('keep their buckets, which dashboards and alerts name', async () => {
    const text = await new Metrics(NONE).registry.metrics();
    const bucketsOf = (name: string) =>
      [...text.matchAll(new RegExp(`^${name}_bucket\\{le="([^"]+)"\\}`, 'gm'))].map(([, le]) => le).join(' ');
    expect(bucketsOf('scriptorium_move_seconds')).toBe(
      '0.001 0.002 0.005 0.01 0.02 0.05 0.1 0.2 0.5 1 2 5 10 +Inf',
    );
    expect(bucketsOf('scriptorium_bot_decision_seconds')).toBe('0.01 0.05 0.1 0.5 1 2 5 10 20 60 +Inf');
  });

  test('measure how long bots think, and how many do', async () => {
    const metrics = new Metrics(NONE);
    const thinking = async () =>
      /^scriptorium_bots_thinking (\d+)$/m.exec(await metrics.registry.metrics())?.[1];
    let answer = (_: string) => {};
    const asked = metrics.timed(() => new Promise<string>((resolve) => (answer = resolve)));
    expect(await thinking()).toBe('1');
    answer('keep');
    expect(await asked).toBe('keep');
    await expect(metrics.timed(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await thinking()).toBe('0');
    const text = await metrics.registry.metrics();
    expect(text).toContain('scriptorium_bot_decision_seconds_count 2');
    expect(text).toContain('scriptorium_thought_seconds_count 2');
  });

  test('need the token', async () => {
    expect((await fetch(`${server.address}/metrics`)).status).toBe(401);
    const guess = { headers: { authorization: 'Bearer guess' } };
    expect((await fetch(`${server.address}/metrics`, guess)).status).toBe(401);
    const closed = await openServer();
    expect((await fetch(`${closed.address}/metrics`, guess)).status).toBe(404);
    await closed.close();
  });
});

describe('health', () => {
  const ask = async (ports: { isClosing?: boolean; database?: () => Promise<unknown> }, path: string) => {
    const app = fastify();
    addHealthRoutes(app, {
      metrics: new Metrics(NONE),
      ...realSystem,
      metricsToken: null,
      isClosing: () => ports.isClosing ?? false,
      diskError: () => null,
      bus: () => 'down',
      migration: '0022',
      pingDatabase: ports.database ?? (async () => 1),
    });
    const { statusCode, body } = await app.inject(path);
    return { statusCode, ...(JSON.parse(body) as object) };
  };

  test('a server is alive and ready', async () => {
    expect((await fetch(`${server.address}/health`)).status).toBe(200);
    const answer = await fetch(`${server.address}/ready`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      ready: true,
      version: expect.stringMatching(/^\d/),
      migration: expect.stringMatching(/^\d{4}/),
      bus: 'alone',
    });
  });

  test('it is not ready while it closes', async () => {
    expect(await ask({ isClosing: true }, '/ready')).toMatchObject({ statusCode: 404, why: 'closing' });
    expect(await ask({ isClosing: true }, '/health')).toMatchObject({ statusCode: 200 });
  });

  test('it is not ready if the database fails or does not answer', async () => {
    const gone = () => Promise.reject(new Error('gone'));
    expect(await ask({ database: gone }, '/ready')).toMatchObject({ statusCode: 503, why: 'no-database' });
    const silent = () => new Promise(() => {});
    expect(await ask({ database: silent }, '/ready')).toMatchObject({ statusCode: 503, why: 'no-database' });
  });

  test('the database is asked at most twice a second, however often /ready is', async () => {
    const app = fastify();
    let asked = 0;
    addHealthRoutes(app, {
      metrics: new Metrics(NONE),
      ...realSystem,
      metricsToken: null,
      isClosing: () => false,
      diskError: () => null,
      bus: () => 'down',
      migration: '0022',
      pingDatabase: async () => ++asked,
    });
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const askedAfter = async (ms: number) => {
        vi.setSystemTime(Date.now() + ms);
        await app.inject('/ready');
        return asked;
      };
      expect([await askedAfter(0), await askedAfter(250), await askedAfter(250)]).toEqual([1, 1, 1]);
      expect([await askedAfter(1), await askedAfter(500), await askedAfter(1)]).toEqual([2, 2, 3]);
    } finally {
      vi.useRealTimers();
    }
  });
});
