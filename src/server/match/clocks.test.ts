// Clocks and absence, with a clock of the test's own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type AnyGame, allOptions } from '../../engine/index.ts';
import { duodecim } from '../../games/duodecim/index.ts';
import { openServer, TestClient, table } from '../fixtures.ts';
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
    chloe!.close();
    await anna!.until(() => anna!.room?.sitters[2]?.kind === 'person' && !anna!.room.sitters[2].isHere);
    expect(await code(anna!, 2)).toBe('still-here');
    skew = 60_000;
    expect(await code(anna!, 2)).toBe('done');
    expect(standIn(anna!, 2)).toBe(null);
    expect(await code(bruno!, 2)).toBe('done');
    await anna!.until(() => standIn(anna!, 2) !== null);
    anna!.close();
    bruno!.close();
    await server.close();
  }, 30_000);
});
