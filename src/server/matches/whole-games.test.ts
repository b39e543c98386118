// Whole games of every kind by programs over real sockets: every message fits the protocol, and the record verifies.
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GameRecord, verify } from '../../engine/index.ts';
import { allGames, findGame } from '../../games/loaded.ts';
import { serverMessage } from '../../protocol/server.ts';
import { openServer, playOn, type TestServer, table } from '../fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const recordOf = async (match: string) =>
  (await (await fetch(`${server.address}/api/matches/${match}/record`)).json()) as GameRecord & {
    refusal?: { code: string };
  };

describe('a whole game online', () => {
  test.each(allGames.map(({ game }) => [game.id, game] as const))('%s', async (id, game) => {
    const people = ['Anna', 'Bruno', 'Chloé', 'Dov'].slice(0, game.seatCounts[0]);
    const { match, clients } = await table(server.address, { game: id, people });
    const commitment = clients[0]!.room!.commitment;
    expect((await recordOf(match)).refusal?.code).toBe('not-over');
    await playOn(clients);
    const record = await recordOf(match);
    expect(verify(record, findGame).ok).toBe(true);
    expect(record.proof.commitment).toBe(commitment);
    expect(record.proof.contributions).toEqual(people.map((name) => `from ${name}`));
    for (const client of clients) {
      for (const message of client.received)
        expect(v.safeParse(serverMessage, message).issues).toBeUndefined();
      client.close();
    }
  });
});
