// A correspondence game of every kind: its people are never online together and come only when they are told that it is their
// turn; the server starts again between their visits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type GameRecord, rngOf, verify } from '../engine/index.ts';
import { allGames, findGame } from '../games/loaded.ts';
import { guest, openServer, playOn, post, TestClient, type TestServer } from './fixtures.ts';
import { openSinks, SITE, type Sinks } from './notices/sinks.fixtures.ts';

const DAYS = { kind: 'move', seconds: 3 * 86_400 } as const;
const NAMES = ['Anna', 'Bruno'];
/** The server starts again after this many visits. */
const VISITS_PER_START = 12;
/** Then they finish it together, which takes less time; `npm run stress -- notices` goes on as it began. */
const MAX_VISITS = 40;
const TOLD_TIMEOUT_MS = 60_000;

let sinks: Sinks;
beforeAll(async () => {
  sinks = await openSinks();
});
afterAll(() => sinks.close());

/** A visit: the person decides until the game waits for somebody else. True when the game is over. */
async function visit(
  address: string,
  match: string,
  device: string,
  choose: (moves: readonly string[]) => string,
): Promise<boolean> {
  const client = await new TestClient(address).enter({ match, device, moves: true });
  await client.until(() => client.view !== null);
  expect(client.room?.sitters.filter((each) => each.kind === 'person' && each.isHere)).toHaveLength(1);
  // Nobody is called in vain.
  expect(client.moves.length).toBeGreaterThan(0);
  return decide(client, choose);
}

/** Decides while the person is asked, and leaves. True when the game is over. */
async function decide(client: TestClient, choose: (moves: readonly string[]) => string): Promise<boolean> {
  while (client.moves.length > 0 && client.outcome === null) {
    const { ply } = client;
    const answer = await client.ask({ kind: 'play', ply, moves: [choose(client.moves)] });
    expect(answer.kind).toBe('moved');
  }
  const isOver = client.outcome !== null;
  client.close();
  await client.until(() => client.closed !== null);
  return isOver;
}

async function finishTogether(address: string, match: string, devices: readonly string[]): Promise<void> {
  const clients = await Promise.all(
    devices.map((device) => new TestClient(address).enter({ match, device, moves: true })),
  );
  await playOn(clients);
  for (const client of clients) client.close();
}

/** Whose turn it is, one notice after the other, by what has arrived at the address of each person. */
async function* turnsTold(game: string): AsyncGenerator<number> {
  for (let read = 0; ; read++) {
    const own = () => sinks.arrivals.filter(({ to }) => to.startsWith(`${game}-`));
    await vi.waitUntil(() => own().length > read, { timeout: TOLD_TIMEOUT_MS, interval: 10 });
    const { to, text } = own()[read]!;
    if (text.includes('Your turn')) yield Number(to.split('-').at(-1));
  }
}

test.concurrent.each(allGames.map(({ game }) => game.id))(
  '%s is played by people who come only when they are told; a long game is finished by both together',
  async (game) => {
    const folder = mkdtempSync(join(tmpdir(), 'scriptorium-correspondence-'));
    const rng = rngOf(`correspondence ${game}`);
    const choose = (moves: readonly string[]) => rng.pick([...moves]);
    const notices = { graceMs: 0, smtp: null, mailFrom: null, allowsPrivate: true };
    const open = () => openServer({ data: join(folder, 'data.sqlite'), site: SITE, notices, tickMs: 20 });
    let server: TestServer = await open();
    try {
      const devices = [await guest(server.address, 'Anna'), await guest(server.address, 'Bruno')];
      for (const [i, device] of devices.entries())
        await post(server.address, '/me/notices/webhooks', { url: sinks.webhook(`${game}-${i}`) }, device);
      const seats = devices.map(() => ({ kind: 'person' }));
      const plan = { game, seats, clock: DAYS };
      const { match } = await post<{ match: string }>(server.address, '/matches', plan, devices[0]);
      for (const [i, device] of devices.entries()) {
        const client = await new TestClient(server.address).enter({ match, device, moves: true });
        await client.ask({ kind: 'sit', name: NAMES[i]!, contribution: `${i}` });
        // The last to sit down sees the first question: nobody tells them of it.
        if (i === devices.length - 1) await client.until(() => client.view !== null);
        await decide(client, choose);
      }
      let visits = 0;
      let isOver = false;
      for await (const seat of turnsTold(game)) {
        isOver = await visit(server.address, match, devices[seat]!, choose);
        if (isOver || ++visits === MAX_VISITS) break;
        if (visits % VISITS_PER_START > 0) continue;
        await server.close();
        server = await open();
      }
      expect(visits).toBeGreaterThan(5);
      if (!isOver) await finishTogether(server.address, match, devices);
      const record = (await (
        await fetch(`${server.address}/api/matches/${match}/record`)
      ).json()) as GameRecord;
      expect(verify(record, findGame)).toMatchObject({ ok: true });
      expect(record.result).not.toBe(null);
    } finally {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
