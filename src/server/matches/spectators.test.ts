import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GameRecord, openTable, redactEvent, seedOf, splitMove } from '../../engine/index.ts';
import { allGames } from '../../games/loaded.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { openServer, playOn, TestClient, type TestServer, table } from '../fixtures.ts';

let server: TestServer;
let skew = 0;
beforeAll(async () => {
  server = await openServer({ now: () => Date.now() + skew });
});
afterAll(() => server.close());

const watching = async (match: string) => {
  const spectator = await new TestClient(server.address).enter({ match });
  await spectator.until(() => spectator.view !== null);
  return spectator;
};
const codeOf = async (client: TestClient, seat: number, ply?: number) => {
  const answer = await client.ask({ kind: 'look', seat, ...(ply !== undefined && { ply }) });
  return answer.kind === 'refused' ? answer.refusal.code : answer.kind;
};

describe('a public match', () => {
  test.each(allGames.map(({ game }) => [game.id, game] as const))(
    '%s: spectators receive exactly what the rules show to a reader without a seat',
    async (id, game) => {
      const people = ['Anna', 'Bruno', 'Chloé', 'Dov'].slice(0, game.seatCounts[0]);
      const { match, clients } = await table(server.address, { game: id, people });
      const spectator = await watching(match);
      await playOn(clients);
      await spectator.until(() => spectator.outcome !== null);
      const answer = await fetch(`${server.address}/api/matches/${match}/record`);
      const record = (await answer.json()) as GameRecord;
      const { secret = '', contributions = [] } = record.proof ?? {};
      const truth = openTable(game, record.seats, record.options, seedOf(secret, contributions));
      let moves = 0;
      for (const message of spectator.received) {
        if (message.kind === 'position') expect(message.view).toEqual(json(truth.view(null)));
        if (message.kind !== 'moved') continue;
        const before = truth.steps.length;
        for (const move of record.moves.slice(truth.ply, message.ply)) {
          const { seat, notation } = splitMove(move);
          truth.play(seat, notation);
        }
        const steps = truth.steps
          .slice(before)
          .map(({ events }) => events.map((event) => redactEvent(event, null)));
        const received = message.steps.map(([, , events]) => events);
        expect(received.flat()).toEqual(json(steps.flat()));
        expect(message).not.toHaveProperty('moves');
        moves++;
      }
      expect(moves).toBeGreaterThan(5);
      expect(spectator.view).toEqual(json(truth.view(null)));
      for (const client of [...clients, spectator]) client.close();
    },
  );

  test('never shows a hand to spectators, however late', async () => {
    const { match, clients } = await table(server.address);
    const spectator = await watching(match);
    await playOn(clients, 6);
    skew += 2 * LIMITS.delay;
    for (const seat of [0, 1]) expect(await codeOf(spectator, seat)).toBe('cannot-look');
    for (const client of [...clients, spectator]) client.close();
  });
});

describe('a match that shows everything', () => {
  test('shows spectators each hand after the delay, never earlier, and players only their own', async () => {
    const { match, clients } = await table(server.address, { watch: 'all' });
    const spectator = await watching(match);
    await playOn(clients, 6);
    const early = clients[0]!.ply;
    expect(await codeOf(spectator, 0)).toBe('cannot-look');
    skew += LIMITS.delay - 60_000;
    await playOn(clients, 4, 'later');
    expect(await codeOf(spectator, 0)).toBe('cannot-look');
    skew += 61_000;
    // The first moves are old enough, the later ones are not.
    const looked = await spectator.ask({ kind: 'look', seat: 0 });
    expect(looked).toMatchObject({ kind: 'looked', ply: early - 1, seat: 0 });
    expect(await codeOf(spectator, 1, early)).toBe('cannot-look');
    expect(await codeOf(clients[0]!, 1, 0)).toBe('cannot-look');
    skew += LIMITS.delay;
    expect(await codeOf(spectator, 1, early)).toBe('looked');
    // Messages that were not asked for show only what is public.
    for (const message of spectator.received) {
      if (message.kind === 'moved') expect(message).not.toHaveProperty('moves');
    }
    for (const client of [...clients, spectator]) client.close();
  });

  test('a match without spectators lets nobody in', async () => {
    const { match, clients } = await table(server.address, { watch: 'nobody' });
    const spectator = await new TestClient(server.address).enter({ match });
    expect(spectator.refusals).toEqual(['nobody-watches']);
    expect(spectator.received.map(({ kind }) => kind)).toEqual(['refused']);
    for (const client of [...clients, spectator]) client.close();
  });
});

const json = (data: unknown) => JSON.parse(JSON.stringify(data)) as unknown;
