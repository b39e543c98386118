// Who is told that it is their turn, and who is not because they have seen it: on SQLite and PostgreSQL, over real sockets.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openServer, playOn, TestClient, type TestServer, table } from '../fixtures.ts';
import type { OnlineSettings } from '../online.ts';
import { newDatabase, type TestDatabase } from '../storage/postgres.fixtures.ts';
import { addWebhook, arrived, call, noticeSettings, pause, quietly, twoAtTable } from './notices.fixtures.ts';
import { openSinks, SITE, type Sinks } from './sinks.fixtures.ts';

let sinks: Sinks;
let database: TestDatabase;
beforeAll(async () => {
  sinks = await openSinks();
  database = await newDatabase();
});
afterAll(async () => {
  await sinks.close();
  await database.drop();
});

describe.each([
  ['SQLite', () => ({})],
  ['PostgreSQL', () => ({ database: database.url })],
])('on %s', (_, where: () => Partial<OnlineSettings>) => {
  let server: TestServer;
  beforeEach(async () => {
    sinks.arrivals.length = 0;
    server = await openServer({ ...where(), site: SITE, notices: noticeSettings(sinks) });
  });
  afterEach(() => server.close());

  test('who looks, answers, comes in time or has muted the table is not told; a page in the background does not look', async () => {
    const { match, devices, clients } = await table(server.address, { people: ['Anna', 'Bruno'] });
    for (const [i, device] of devices.entries()) await addWebhook(server, sinks, device, `seat${i}`);
    await playOn(clients, 4);
    await quietly();
    expect(sinks.arrivals).toEqual([]);

    const mover = clients.findIndex(({ moves }) => moves.length > 0);
    const other = clients[1 - mover]!;
    // Comes back before it is due.
    other.close();
    await pause(30);
    const { ply } = clients[mover]!;
    const playNext = async () => {
      const asked = clients[mover]!;
      await asked.ask({ kind: 'play', ply: asked.ply, moves: [asked.moves[0]!] });
    };
    await playNext();
    expect(clients[mover]!.ply).toBe(ply + 1);
    const back = await new TestClient(server.address).enter({
      match,
      device: devices[1 - mover]!,
      moves: true,
    });
    await quietly();
    expect(sinks.arrivals).toEqual([]);

    // In the background: told.
    const turn = await nextTurn([clients[mover]!, back]);
    const [asking, waiting] = turn;
    await waiting.ask({ kind: 'hidden', isHidden: true });
    await untilAsked(asking, waiting);
    await arrived(sinks, 1);
    expect(sinks.arrivals[0]!.notices).toHaveLength(1);

    // Muted: not told.
    sinks.arrivals.length = 0;
    const mutedDevice = waiting === back ? devices[1 - mover]! : devices[mover]!;
    await call(server, 'PUT', `/me/notices/tables/${match}`, mutedDevice, { isMuted: true });
    await waiting.ask({ kind: 'play', ply: waiting.ply, moves: [waiting.moves[0]!] });
    await asking.until(() => asking.ply === waiting.ply);
    await untilAsked(asking, waiting);
    await quietly();
    expect(sinks.arrivals).toEqual([]);
  });

  test('a client that is gone before it can have received its question is told it, one that has answered is not', async () => {
    const { devices, clients, mover } = await twoAtTable(server);
    const gone = clients[1 - mover]!;
    await addWebhook(server, sinks, devices[1 - mover]!, 'gone');
    // The network of this client is lost: nothing is read, and nothing is answered.
    gone.socket.pause();
    await pause(20);
    await playOn([clients[mover]!], 1);
    await quietly();
    expect(sinks.arrivals).toEqual([]);
    gone.socket.terminate();
    await arrived(sinks, 1);
    await quietly();
    expect(sinks.arrivals).toHaveLength(1);

    sinks.arrivals.length = 0;
    const again = await twoAtTable(server);
    const reader = again.clients[1 - again.mover]!;
    await addWebhook(server, sinks, again.devices[1 - again.mover]!, 'reader');
    await playOn([again.clients[again.mover]!], 1);
    await pause(20);
    await reader.ask({ kind: 'ping' });
    reader.close();
    await quietly();
    expect(sinks.arrivals).toEqual([]);
  });
});

/** Plays until one of the two is asked; answers who is asked and who waits. */
async function nextTurn(clients: readonly [TestClient, TestClient]): Promise<[TestClient, TestClient]> {
  const [a, b] = clients;
  await Promise.race(clients.map((client) => client.until(() => client.moves.length > 0)));
  return a.moves.length > 0 ? [a, b] : [b, a];
}

/** The asking client plays until the waiting one is asked. */
async function untilAsked(asking: TestClient, waiting: TestClient): Promise<void> {
  while (waiting.moves.length === 0) {
    const { ply } = asking;
    if (asking.moves.length === 0) throw new Error('nobody is asked');
    await asking.ask({ kind: 'play', ply, moves: [asking.moves[0]!] });
    await waiting.until(() => waiting.ply > ply);
  }
}
