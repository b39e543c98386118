// Clocks and absence, with a clock of the test's own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type AnyGame, allOptions } from '../../engine/index.ts';
import { duodecim } from '../../games/duodecim/index.ts';
import { openServer, TestClient, table } from '../fixtures.ts';
import { absenceLimitMs } from './absence.ts';
import { Course } from './course.ts';

const game: AnyGame = duodecim;
const course = (clock: ConstructorParameters<typeof Course>[0]['clock']) =>
  new Course({
    game,
    seats: 2,
    options: allOptions(game)[0]!,
    seed: 'ab'.repeat(32),
    clock,
    startedAt: 1000,
  });

/** Whoever is asked plays the first move, at this time. */
function step(running: Course, at: number): number {
  const [seat = 0] = running.deciders;
  const [move] = running.table.legalMoves(seat);
  expect(running.play(seat, [game.notation(move)], running.table.ply, at).ok).toBe(true);
  return seat;
}

describe('the clock', () => {
  test('for every move: full again each time', () => {
    const running = course({ kind: 'move', seconds: 30 });
    const [first = 0] = running.deciders;
    expect(running.deadline(first)).toBe(31_000);
    step(running, 21_000);
    const [next = 0] = running.deciders;
    expect(running.deadline(next)).toBe(51_000);
    expect(running.clocks(22_000)[next]).toBe(29_000);
    expect(running.clocks(22_000)[1 - next]).toBe(null);
  });

  test('for the whole game: what was used is gone, the increment comes with each decision', () => {
    const running = course({ kind: 'game', seconds: 60, increment: 5 });
    const seat = step(running, 11_000);
    expect(running.clocks(11_000)[seat]).toBe(55_000);
    expect(running.clocks(11_000)[1 - seat]).toBe(60_000);
  });

  test('follows from the record alone', () => {
    const clock = { kind: 'game', seconds: 60, increment: 2 } as const;
    const live = course(clock);
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
    const replayed = course(clock);
    replayed.replay(rows);
    expect(replayed.clocks(at + 500)).toEqual(live.clocks(at + 500));
  });
});

describe('time-out and absence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-clocks-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const standIn = (client: TestClient, seat: number) => {
    const sitter = client.room?.sitters[seat];
    return sitter?.kind === 'person' ? sitter.standIn : null;
  };

  test('whose time is over gets a bot in the place, also after a restart, and takes the seat back', async () => {
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

  test('who is away is replaced by vote, not before a while, and who is here never', async () => {
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
    // Without a clock: two minutes, and both the refusal and the room say how much of them is left.
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

  test('a vote ends with the absence it was about', async () => {
    let skew = 0;
    const server = await openServer({ now: () => Date.now() + skew });
    const people = ['Anna', 'Bruno', 'Chloé'];
    const { match, clients, devices } = await table(server.address, { people });
    const [anna, bruno, chloe] = clients as [TestClient, TestClient, TestClient];
    const isHere = (seat: number) => {
      const sitter = anna.room?.sitters[seat];
      return sitter?.kind === 'person' && sitter.isHere;
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
    // Of two who are here it takes both; Anna has said nothing about this absence.
    expect(await bruno.ask({ kind: 'replace', seat: 2 })).toMatchObject({ kind: 'done' });
    expect(standIn(bruno, 2)).toBe(null);
    for (const client of [anna, bruno]) client.close();
    await server.close();
  }, 30_000);

  test('at a table of days only the clock decides, however long somebody is away', async () => {
    let skew = 0;
    const server = await openServer({ now: () => Date.now() + skew });
    const clock = { kind: 'move', seconds: 86_400 } as const;
    const { clients } = await table(server.address, { game: 'duodecim', clock });
    const late = clients[0]!.moves.length > 0 ? 0 : 1;
    const [gone, here] = [clients[late]!, clients[1 - late]!];
    gone.close();
    const replaceableInMs = () => {
      const sitter = here.room?.sitters[late];
      return sitter?.kind === 'person' ? sitter.replaceableInMs : undefined;
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
