// Standing orders with several processes: known to all of them, carried out once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer, type TestServer } from '../fixtures.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { sitDownAt } from './servers.fixtures.ts';

let own: TestDatabase;
let servers: TestServer[];
beforeAll(async () => {
  own = await newDatabase();
  servers = await Promise.all([0, 1, 2].map(() => openServer({ database: own.url, tickMs: 250 })));
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await own.drop();
});

test('an order given in one process is carried out once, whichever of them does it', async () => {
  const [here, there] = servers.map(({ address }) => address);
  const tables = await Promise.all(Array.from({ length: 6 }, () => sitDownAt([here!, there!])));
  for (const { clients } of tables) {
    const [anna] = clients;
    const orders = [{ kind: 'keep-hand', args: {} }];
    expect(await anna!.ask({ kind: 'order', orders })).toMatchObject({ kind: 'done' });
    anna!.close();
  }
  for (const { clients } of tables) {
    const bruno = clients[1]!;
    await bruno.until(() => bruno.ply > 0, 20_000);
    await bruno.ask({ kind: 'play', ply: 0, moves: ['keep'] });
    // Anna is asked what to show, about which there is no order.
    expect(bruno.ply).toBe(2);
    const moved = bruno.received.flatMap((each) => (each.kind === 'moved' ? each.steps : []));
    expect(moved.filter(([, by]) => by === 0)).toHaveLength(1);
    expect(JSON.stringify(bruno.received)).not.toContain('orders');
    bruno.close();
  }
}, 60_000);
