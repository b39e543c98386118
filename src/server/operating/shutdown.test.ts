// A server that shuts down is not ready, finishes its requests, and closes sockets so that clients reconnect.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realSystem } from '../../protocol/system.ts';
import { openServer, TestClient, table } from '../fixtures.ts';

test('it is not ready, then closes all sockets, and every answered request is stored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-ending-'));
  const data = join(folder, 'a.db');
  let seen = () => {};
  const notice = () => new Promise<void>((resolve) => (seen = resolve));
  const first = await openServer({ data, closingNotice: notice, closingSpreadMs: 200 });
  const { match, devices, clients } = await table(first.address);
  const closed = first.close();

  // Load balancers notice while everything still works.
  expect((await fetch(`${first.address}/ready`)).status).toBe(404);
  expect((await fetch(`${first.address}/health`)).status).toBe(200);
  const mover = clients.find(({ moves }) => moves.length > 0)!;
  const answer = await mover.ask({ kind: 'play', ply: mover.ply, moves: [mover.moves[0]!] });
  expect(answer.kind).toBe('moved');

  seen();
  for (const client of clients) await client.until(() => client.closed !== null);
  expect(clients.map((client) => client.closed)).toEqual([1012, 1012]);
  await closed;
  await expect(fetch(`${first.address}/ready`)).rejects.toThrow();

  const second = await openServer({ data });
  const back = await new TestClient(second.address).enter({ match, device: devices[0]! });
  await back.until(() => back.view !== null);
  expect(back.ply).toBe(mover.ply);
  back.close();
  await second.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a client that does not answer the close frame does not delay it', async () => {
  const server = await openServer();
  const { clients } = await table(server.address);
  clients[0]!.socket.pause();
  // `ws` alone would wait 30 s for the answer.
  const began = Date.now();
  await server.close();
  expect(Date.now() - began).toBeLessThan(25_000);
});

test('sockets are closed at random times within the spread', async () => {
  const spread = 400;
  let draws: number | null = null;
  const server = await openServer({
    closingSpreadMs: spread,
    // A quarter of the spread for one of the two, three quarters for the other.
    randomBytes: (count) =>
      draws === null
        ? realSystem.randomBytes(count)
        : new Uint8Array(count).fill(draws++ % 2 === 0 ? 64 : 192),
  });
  const { clients } = await table(server.address);
  draws = 0;
  const began = performance.now();
  const gone = clients.map(async (client) => {
    await client.until(() => client.closed !== null);
    return performance.now() - began;
  });
  await server.close();
  const [first, last] = (await Promise.all(gone)).sort((a, b) => a - b);
  // Timers of Node may be early by a fraction of a millisecond.
  expect(first).toBeGreaterThanOrEqual(0.25 * spread - 2);
  expect(last).toBeGreaterThanOrEqual(0.75 * spread - 2);
});
