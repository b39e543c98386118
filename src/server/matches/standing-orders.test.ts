// Standing orders over real sockets: kept, secret, revocable, carried out once and after a while.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer, TestClient, type TestServer, table } from '../fixtures.ts';
import { delayFor } from './standing-orders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const KEEP = { kind: 'keep-hand', args: {} };
const ordersOf = ({ received }: TestClient) =>
  received.flatMap((each) => (each.kind === 'orders' ? [each.orders] : []));

test('the server plays by an order after a while, and nobody else learns that there is one', async () => {
  const { match, clients } = await table(server.address);
  const [anna, bruno] = clients;
  const watcher = await new TestClient(server.address).enter({ match });
  await watcher.until(() => watcher.view !== null);
  const before = [bruno!, watcher].map(({ received }) => received.length);
  const givenAt = Date.now();
  expect(await anna!.ask({ kind: 'order', orders: [KEEP] })).toMatchObject({ kind: 'done' });
  expect(ordersOf(anna!)).toEqual([[KEEP]]);
  // A round trip later the others still have no message at all.
  await bruno!.ask({ kind: 'ping' });
  await watcher.ask({ kind: 'ping' });
  const messages = [bruno!, watcher].map(({ received }, i) =>
    received.slice(before[i]).map(({ kind }) => kind),
  );
  expect(messages).toEqual([['pong'], ['pong']]);
  await bruno!.until(() => bruno!.ply === 1, 20_000);
  expect(Date.now() - givenAt).toBeGreaterThan(1000);
  const own = anna!.received.findLast((each) => each.kind === 'moved');
  expect(JSON.stringify(own)).toContain('"turned":false');
  // It has been carried out once, and says nothing about what comes next.
  await bruno!.ask({ kind: 'play', ply: 1, moves: [bruno!.moves[0]!] });
  for (const { received } of [bruno!, watcher]) expect(JSON.stringify(received)).not.toContain('orders');
  for (const client of [...clients, watcher]) client.close();
});

test('orders can be revoked, and what is not offered is refused', async () => {
  const { match, devices, clients } = await table(server.address);
  const [anna] = clients;
  await anna!.ask({ kind: 'order', orders: [KEEP] });
  expect(await anna!.ask({ kind: 'order', orders: [] })).toMatchObject({ kind: 'done' });
  expect(ordersOf(anna!).at(-1)).toEqual([]);
  const refused = { kind: 'refused', refusal: { code: 'no-such-order' } };
  expect(await anna!.ask({ kind: 'order', orders: [{ kind: 'win', args: {} }] })).toMatchObject(refused);
  expect(await anna!.ask({ kind: 'order', orders: [{ ...KEEP, args: { n: 1 } }] })).toMatchObject(refused);
  const watcher = await new TestClient(server.address).enter({ match });
  expect(await watcher.ask({ kind: 'order', orders: [KEEP] })).toMatchObject({
    refusal: { code: 'not-seated' },
  });
  const again = await new TestClient(server.address).enter({ match, device: devices[0]! });
  await again.until(() => again.view !== null);
  expect(ordersOf(again)).toEqual([]);
  for (const client of [...clients, watcher, again]) client.close();
});

test('bids go up to the limit of an order, and after a restart the server still knows it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-orders-'));
  const data = join(folder, 'data.sqlite');
  let own = await openServer({ data });
  try {
    const { match, devices, clients } = await table(own.address, { game: 'biblios' });
    const phaseOf = (client: TestClient) => (client.view as { phase: string }).phase;
    // The donation: everybody takes what comes first.
    while (phaseOf(clients[0]!) !== 'bid') {
      const mover = clients.find(({ moves }) => moves.length > 0)!;
      const { ply } = mover;
      await mover.ask({ kind: 'play', ply, moves: [mover.moves[0]!] });
      await Promise.all(clients.map((client) => client.until(() => client.ply > ply)));
    }
    const limits = Object.fromEntries(['0', '1', '2', '3', '4', 'gold', 'church'].map((group) => [group, 0]));
    const passing = { kind: 'limits', args: limits };
    const away = clients.findIndex(({ moves }) => moves.length === 0);
    await clients[away]!.ask({ kind: 'order', orders: [passing] });
    const { ply } = clients[away]!;
    for (const client of clients) client.close();
    await own.close();
    own = await openServer({ data });
    const here = await new TestClient(own.address).enter({ match, device: devices[1 - away]!, moves: true });
    await here.until(() => here.moves.length > 0);
    await here.ask({ kind: 'play', ply, moves: ['bid 1'] });
    // The other one passes although nobody is there.
    await here.until(() => here.ply >= ply + 2, 20_000);
    expect(JSON.stringify(here.received.findLast((each) => each.kind === 'moved'))).toContain('"passed"');
    const back = await new TestClient(own.address).enter({ match, device: devices[away]! });
    await back.until(() => ordersOf(back).length > 0);
    expect(ordersOf(back)).toEqual([[passing]]);
    for (const client of [here, back]) client.close();
  } finally {
    await own.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

describe('the delay', () => {
  const DAYS = { kind: 'move', seconds: 3 * 86_400 } as const;
  const delays = (clock: typeof DAYS | null) =>
    Array.from({ length: 500 }, (_, i) => delayFor(clock, `decision ${i}`)).sort((a, b) => a - b);

  test('is a few seconds at a live table and minutes at a slow one, never the same', () => {
    const [live, slow] = [delays(null), delays(DAYS)];
    expect(live[250]! / 1000).toBeCloseTo(4, 0);
    expect(live[0]).toBeGreaterThanOrEqual(1500);
    expect(slow[250]! / 60_000).toBeCloseTo(5, -1);
    expect(slow[0]).toBeGreaterThanOrEqual(45_000);
    expect(new Set(slow).size).toBeGreaterThan(400);
  });

  test('follows from the decision alone, so that all processes agree', () => {
    expect(delayFor(DAYS, 'x')).toBe(delayFor(DAYS, 'x'));
    expect(delayFor(DAYS, 'x')).not.toBe(delayFor(DAYS, 'y'));
  });
});
