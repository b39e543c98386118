// Daily deals by HTTP on both databases: a result is checked, counts once, and is compared.
import { afterAll, describe, expect, test } from 'vitest';
import { startOfDay } from '../../bots/deals/deal.ts';
import { answerAsThread, playedDeal } from '../../bots/deals/fixtures.ts';
import { type GameRecord, splitMove } from '../../engine/index.ts';
import { findGame } from '../../games/loaded.ts';
import type { DealComparison } from '../../protocol/deals.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { guest, openServer } from '../fixtures.ts';
import type { Question } from '../matches/ports.ts';
import { newDatabase } from '../storage/postgres.fixtures.ts';

const DAY = '2026-11-17';
const HOUR_MS = 3_600_000;
const duodecim = findGame('duodecim')!;

/** The two databases share the games: two people who decide differently, and yesterday's deal. */
const played = Promise.all([
  playedDeal(duodecim, DAY, 'Anna'),
  playedDeal(duodecim, DAY, 'Bruno'),
  playedDeal(duodecim, '2026-11-16', 'Anna'),
]);

describe.each(['SQLite', 'PostgreSQL'])('%s', async (kind) => {
  let now = startOfDay(DAY) + 12 * HOUR_MS;
  let checked = 0;
  const own = kind === 'SQLite' ? null : await newDatabase();
  const answer = answerAsThread();
  /** Bots as in a thread, without one; the master of this test is quick. */
  const think = async ({ game, level, seat, view, events, seed }: Question) => {
    checked++;
    const bot = level.startsWith('master') ? 'scribe@60' : level;
    return answer({ game, bot, seat, view, events, seed, personality: seed.split('/ply ')[0]! });
  };
  const server = await openServer({
    now: () => now,
    database: own?.url ?? null,
    botPool: { think, close: () => {} },
  });
  afterAll(async () => {
    await server.close();
    await own?.drop();
  });
  const [anna, bruno] = await Promise.all(['Anna', 'Bruno'].map((name) => guest(server.address, name)));
  const [annas, brunos, yesterdays] = await played;

  const call = async <T>(device: string | undefined, method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${device}`, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(`${server.address}/api/deals${path}`, { method, headers, ...sent });
    return (await reply.json()) as T & { refusal?: ServerRefusal };
  };
  const handIn = (device: string | undefined, record: unknown, day = DAY) =>
    call<{ own?: { place: number; score: number } }>(device, 'POST', '', { day, record });
  const compare = (device: string | undefined) => call<DealComparison>(device, 'GET', `/${DAY}-duodecim`);

  test('a tampered record is refused with the reason, and nothing counts', async () => {
    const { record } = annas;
    const winner: GameRecord = { ...record, result: { ...record.result!, places: [1, 1] } };
    expect((await handIn(anna, winner)).refusal).toEqual({ code: 'deal-refused', fault: 'bad-record' });
    expect((await handIn(anna, yesterdays.record)).refusal).toEqual({
      code: 'deal-refused',
      fault: 'other-deal',
    });
    expect((await handIn(anna, { game: 'chess' })).refusal?.code).toBe('unknown-game');
    expect((await compare(anna)).refusal).toEqual({ code: 'deal-not-played' });
  });

  test('a result counts once; sent again it is the same one, and another one comes too late', async () => {
    const { deal, record } = annas;
    const result = record.result!;
    const expected = { place: result.places[deal.seat], score: result.scores[deal.seat] };
    const [first, second] = await Promise.all([handIn(anna, record), handIn(anna, record)]);
    expect([first.own, second.own]).toEqual([expected, expected]);
    const before = checked;
    expect((await handIn(anna, record)).own).toEqual(expected);
    expect((await handIn(anna, brunos.record)).refusal).toEqual({ code: 'deal-handed-in' });
    expect(checked).toBe(before);
  });

  test('people with the same deal are compared: results, where the ways parted, and the master', async () => {
    expect(await compare(anna)).toMatchObject({ people: 1, beaten: null, partings: [] });
    expect((await handIn(bruno, brunos.record)).own).toBeDefined();
    const found = await compare(bruno);
    expect(found.people).toBe(2);
    expect(found.results.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    const other = await compare(anna);
    expect(found.beaten! + other.beaten!).toBe(1);
    const decisions = (moves: readonly string[]) =>
      moves.map(splitMove).flatMap(({ seat, notation }) => (seat === annas.deal.seat ? [notation] : []));
    const [a, b] = [decisions(annas.record.moves), decisions(brunos.record.moves)];
    const at = a.findIndex((notation, i) => notation !== b[i]);
    expect(other.partings).toEqual([
      {
        decision: at,
        choices: expect.arrayContaining([
          { notation: a[at], count: 1 },
          { notation: b[at], count: 1 },
        ]),
      },
    ]);
    await expect.poll(async () => (await compare(anna)).master, { timeout: 20_000 }).not.toBe(null);
  });

  test('late results count for their own day, up to a week; days to come do not', async () => {
    now += 24 * HOUR_MS;
    const chloe = await guest(server.address, 'Chloé');
    expect((await handIn(chloe, brunos.record)).own).toBeDefined();
    expect((await handIn(chloe, annas.record, '2026-11-19')).refusal).toEqual({ code: 'deal-not-yet' });
    now += 7 * 24 * HOUR_MS;
    const dora = await guest(server.address, 'Dora');
    expect((await handIn(dora, annas.record)).refusal).toEqual({ code: 'deal-too-late', days: 7 });
    expect((await compare(anna)).people).toBe(3);
  });
});
