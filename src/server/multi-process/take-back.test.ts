// Taking back with two servers on one PostgreSQL: everybody goes back, whichever process they are connected to.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GameRecord, verify } from '../../engine/index.ts';
import { findGame } from '../../games/loaded.ts';
import { LOSSY_BUS } from '../bus/lossy.fixtures.ts';
import { openServer, playOn, type TestServer } from '../fixtures.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { sitDownAt } from './servers.fixtures.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await newDatabase();
});
afterAll(() => own.drop());

test.each([
  ['a bus', {}, 10_000],
  // Each move of the other process takes a while to be found.
  ['a bus that loses every message', { bus: LOSSY_BUS, resyncMs: 30 }, 4],
] as const)('with %s, both processes have the same game after take-backs', async (_, settings, moves) => {
  const servers: TestServer[] = await Promise.all(
    [0, 1].map(() => openServer({ database: own.url, ...settings })),
  );
  const addresses = servers.map(({ address }) => address);
  const { match, clients } = await sitDownAt(addresses);
  for (let taken = 1; taken <= 3; taken++) {
    await playOn(clients, 2, `take-back ${taken}`);
    const { ply } = clients[0]!;
    const [asker, other] = clients;
    const position = { ply, takeBacks: taken - 1 };
    expect(await asker!.ask({ kind: 'ask-take-back', ...position })).toMatchObject({ kind: 'done' });
    await other!.until(
      () => other!.room?.takeBack?.ply === ply && other!.room.takeBack.takeBacks === taken - 1,
    );
    const answer = await other!.ask({ kind: 'answer-take-back', ...position, grants: true });
    expect(answer).toMatchObject({ kind: 'done' });
    await Promise.all(clients.map((client) => client.until(() => client.ply < ply)));
    expect(clients[0]!.ply).toBe(clients[1]!.ply);
  }
  await playOn(clients, moves);
  expect(clients[0]!.ply).toBe(clients[1]!.ply);
  expect(clients.map(({ outcome }) => outcome !== null)).toEqual(clients.map(() => moves > 4));
  if (moves > 4) await checkRecords(match, addresses);
  for (const client of clients) client.close();
  for (const server of servers) await server.close();
});

async function checkRecords(match: string, addresses: readonly string[]): Promise<void> {
  const records = await Promise.all(
    addresses.map(
      async (address) => (await (await fetch(`${address}/api/matches/${match}/record`)).json()) as GameRecord,
    ),
  );
  expect(records[0]).toEqual(records[1]);
  expect(records[0]!.takeBacks).toHaveLength(3);
  expect(verify(records[0], findGame).ok).toBe(true);
}
