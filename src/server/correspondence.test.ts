// A correspondence game of every kind: its people are never online together, and the server starts again between their visits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type GameRecord, rngOf, verify } from '../engine/index.ts';
import { allGames, findGame } from '../games/loaded.ts';
import { guest, openServer, post, TestClient, type TestServer } from './fixtures.ts';

const DAYS = { kind: 'move', seconds: 3 * 86_400 } as const;
/** The server starts again after this many visits. */
const VISITS_PER_START = 12;

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

test.each(allGames.map(({ game }) => game.id))(
  '%s is played to its end',
  async (game) => {
    const folder = mkdtempSync(join(tmpdir(), 'scriptorium-correspondence-'));
    const data = join(folder, 'data.sqlite');
    const rng = rngOf(`correspondence ${game}`);
    const choose = (moves: readonly string[]) => rng.pick([...moves]);
    let server: TestServer = await openServer({ data });
    try {
      const devices = [await guest(server.address, 'Anna'), await guest(server.address, 'Bruno')];
      const seats = devices.map(() => ({ kind: 'person' }));
      const plan = { game, seats, clock: DAYS };
      const { match } = await post<{ match: string }>(server.address, '/matches', plan, devices[0]);
      for (const [i, device] of devices.entries()) {
        const client = await new TestClient(server.address).enter({ match, device });
        await client.ask({ kind: 'sit', name: i === 0 ? 'Anna' : 'Bruno', contribution: `${i}` });
        client.close();
        await client.until(() => client.closed !== null);
      }
      let isOver = false;
      for (let visits = 1; !isOver; visits++) {
        isOver = await visit(server.address, match, devices[visits % 2]!, choose);
        if (isOver || visits % VISITS_PER_START > 0) continue;
        await server.close();
        server = await openServer({ data });
      }
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
  120_000,
);
