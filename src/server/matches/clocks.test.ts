// Clocks, time-outs and absence, with a fake system clock.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type AnyGame, allOptions } from '../../engine/index.ts';
import { duodecim } from '../../games/duodecim/index.ts';
import { openServer, TestClient, table } from '../fixtures.ts';
import { absenceLimitMs } from './absence.ts';
import { GameSession } from './session.ts';

const game: AnyGame = duodecim;
const session = (clock: ConstructorParameters<typeof GameSession>[0]['clock']) =>
  new GameSession({
    game,
    seats: 2,
    options: allOptions(game)[0]!,
    seed: 'ab'.repeat(32),
    clock,
    startedAt: 1000,
  });

/** The first decider plays its first legal move at this time. */
function step(running: GameSession, at: number): number {
  const [seat = 0] = running.deciders;
  const [move] = running.table.legalMoves(seat);
  expect(running.prepare(seat, [game.notation(move)], running.table.ply, at).ok).toBe(true);
  running.apply();
  return seat;
}

describe('the clock', () => {
  test('a clock per move is full again for each decision', () => {
    const running = session({ kind: 'move', seconds: 30 });
    const [first = 0] = running.deciders;
    expect(running.clocks.deadline(first)).toBe(31_000);
    step(running, 21_000);
    const [next = 0] = running.deciders;
    expect(running.clocks.deadline(next)).toBe(51_000);
    expect(running.clocks.remaining(22_000)[next]).toBe(29_000);
    expect(running.clocks.remaining(22_000)[1 - next]).toBe(null);
  });

  test('a clock for the whole game loses the time used and gains the increment with each decision', () => {
    const running = session({ kind: 'game', seconds: 60, increment: 5 });
    const seat = step(running, 11_000);
    expect(running.clocks.remaining(11_000)[seat]).toBe(55_000);
    expect(running.clocks.remaining(11_000)[1 - seat]).toBe(60_000);
  });

  test('a move that is discarded leaves table and clocks as they were', () => {
    const running = session({ kind: 'game', seconds: 60, increment: 5 });
    step(running, 11_000);
    const before = [running.table.moves, running.deciders, running.clocks.remaining(12_000)];
    const [seat = 0] = running.deciders;
    const [move] = running.table.legalMoves(seat);
    const notation = game.notation(move);
    expect(running.prepare(seat, [notation], running.table.ply, 30_000).ok).toBe(true);
    running.discard();
    expect([running.table.moves, running.deciders, running.clocks.remaining(12_000)]).toEqual(before);
    // A prepared move that was neither applied nor discarded does not count either.
    for (const at of [40_000, 50_000]) expect(running.prepare(seat, [notation], 1, at).ok).toBe(true);
    running.apply();
    expect([running.table.ply, running.decidedBy(49_999), running.decidedBy(50_000)]).toEqual([2, 1, 2]);
  });

  test('the clocks follow from the record alone', () => {
    const clock = { kind: 'game', seconds: 60, increment: 2 } as const;
    const live = session(clock);
    let at = 1000;
    const rows = Array.from({ length: 20 }, (_, i) => {
      at += 700 + i * 90;
      step(live, at);
      const move = live.table.moves.at(-1)!;
      const space = move.indexOf(' ');
      return {
        match: 'm',
        ply: i + 1,
        seat: Number(move.slice(0, space)),
        notation: move.slice(space + 1),
        at,
      };
    });
    const replayed = session(clock);
    replayed.replay(rows);
    expect(replayed.clocks.remaining(at + 500)).toEqual(live.clocks.remaining(at + 500));
  });
});

describe('time-out and absence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-clocks-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const standIn = (client: TestClient, seat: number) => {
    const player = client.room?.sitters[seat];
    return player?.kind === 'person' ? player.standIn : null;
  };

  test("a bot takes over when a player's time runs out, even after a restart, and the player can take the seat back", async () => {
    let skew = 0;
    const settings = { data: join(folder, 'a.db'), now: () => Date.now() + skew };
    const before = await openServer(settings);
    const clock = { kind: 'move', seconds: 3600 } as const;
    const { match, clients, devices } = await table(before.address, { game: 'duodecim', clock });
    const late = clients[0]!.moves.length > 0 ? 0 : 1;
    for (const client of clients) client.close();
    await before.close();
    skew = 3_000_000;
    const after = await openServer(settings);
    const client = await new TestClient(after.address).enter({ match, device: devices[late]!, moves: true });
    await client.until(() => client.view !== null);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(standIn(client, late)).toBe(null);
    skew = 3_602_000;
    await client.until(() => standIn(client, late) !== null);
    await client.until(() => client.ply > 0);
    expect(await client.ask({ kind: 'back' })).toMatchObject({ kind: 'done' });
    expect(standIn(client, late)).toBe(null);
    client.close();
    await after.close();
  }, 30_000);

  test('an absent player can be replaced by vote after a while, a present one never', async () => {
    let skew = 0;
    const server = await openServer({ now: () => Date.now() + skew });
    const { clients } = await table(server.address, { people: ['Anna', 'Bruno', 'Chloé'] });
    const [anna, bruno, chloe] = clients;
    const code = async (client: TestClient, seat: number) => {
      const answer = await client.ask({ kind: 'replace', seat });
      return answer.kind === 'refused' ? answer.refusal.code : answer.kind;
    };
    expect(await code(anna!, 2)).toBe('still-here');
    expect(await code(anna!, 0)).toBe('own-seat');
    expect(await code(anna!, 3)).toBe('no-such-seat');
    chloe!.close();
    await anna!.until(() => anna!.room?.sitters[2]?.kind === 'person' && !anna!.room.sitters[2].isHere);
    // Without a clock the limit is two minutes; the refusal and the room both say how much of it is left.
    expect(anna!.room?.sitters[2]).toMatchObject({ replaceableInMs: expect.any(Number) });
    skew = 60_000;
    const refused = await anna!.ask({ kind: 'replace', seat: 2 });
    expect(refused).toMatchObject({ refusal: { code: 'away-too-briefly', seat: 2 } });
    const seconds = refused.kind === 'refused' ? Number(refused.refusal.seconds) : 0;
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThanOrEqual(60);
    skew = 60_000 + seconds * 1000;
    expect(await code(anna!, 2)).toBe('done');
    expect(standIn(anna!, 2)).toBe(null);
    expect(await code(bruno!, 2)).toBe('done');
    await anna!.until(() => standIn(anna!, 2) !== null);
    anna!.close();
    bruno!.close();
    await server.close();
  }, 30_000);

  test('votes about an absence are dropped when the player returns', async () => {
    let skew = 0;
    const server = await openServer({ now: () => Date.now() + skew });
    const people = ['Anna', 'Bruno', 'Chloé'];
    const { match, clients, devices } = await table(server.address, { people });
    const [anna, bruno, chloe] = clients as [TestClient, TestClient, TestClient];
    const isHere = (seat: number) => {
      const player = anna.room?.sitters[seat];
      return player?.kind === 'person' && player.isHere;
    };
    chloe.close();
    await anna.until(() => !isHere(2));
    skew += 121_000;
    expect(await anna.ask({ kind: 'replace', seat: 2 })).toMatchObject({ kind: 'done' });
    const again = await new TestClient(server.address).enter({ match, device: devices[2]! });
    await anna.until(() => isHere(2));
    again.close();
    await anna.until(() => !isHere(2));
    skew += 121_000;
    // With two people present both have to vote; Anna has not voted about this absence.
    expect(await bruno.ask({ kind: 'replace', seat: 2 })).toMatchObject({ kind: 'done' });
    expect(standIn(bruno, 2)).toBe(null);
    for (const client of [anna, bruno]) client.close();
    await server.close();
  }, 30_000);

  test('in a match of days only the clock replaces a player, however long the absence', async () => {
    let skew = 0;
    const server = await openServer({ now: () => Date.now() + skew });
    const clock = { kind: 'move', seconds: 86_400 } as const;
    const { clients } = await table(server.address, { game: 'duodecim', clock });
    const late = clients[0]!.moves.length > 0 ? 0 : 1;
    const [gone, here] = [clients[late]!, clients[1 - late]!];
    gone.close();
    const replaceableInMs = () => {
      const player = here.room?.sitters[late];
      return player?.kind === 'person' ? player.replaceableInMs : undefined;
    };
    await here.until(() => replaceableInMs() !== undefined);
    expect(replaceableInMs()).toBe(null);
    skew = 86_000_000;
    const refused = await here.ask({ kind: 'replace', seat: late });
    expect(refused).toMatchObject({ refusal: { code: 'clock-decides', seat: late } });
    expect(standIn(here, late)).toBe(null);
    skew = 86_402_000;
    await here.until(() => standIn(here, late) !== null);
    here.close();
    await server.close();
  }, 30_000);

  test.each([
    [null, 120_000],
    [{ kind: 'move', seconds: 5 }, 20_000],
    [{ kind: 'move', seconds: 120 }, 30_000],
    [{ kind: 'game', seconds: 600, increment: 5 }, 150_000],
    [{ kind: 'move', seconds: 86_399 }, 21_599_750],
    [{ kind: 'move', seconds: 86_400 }, null],
    [{ kind: 'game', seconds: 86_400, increment: 0 }, null],
  ] as const)('with the clock %j an absence is %s ms', (clock, limit) => {
    expect(absenceLimitMs(clock)).toBe(limit);
  });
});
