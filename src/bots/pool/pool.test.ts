// Questions to worker threads: the same answer as in this thread, progress, cancelling, several at once, failures.
import { afterAll, expect, test, vi } from 'vitest';
import { visibleEvents } from '../../engine/events.ts';
import { openTable, rngOf } from '../../engine/index.ts';
import { findGame, insightOf } from '../../games/loaded.ts';
import { choose, findBot } from '../index.ts';
import type { QuestionData } from './messages.ts';
import { threadPool } from './threads.ts';

const game = findGame('scout')!;
const insight = insightOf(game);
const pool = threadPool(2);
afterAll(() => pool.close());

/** After the choice of hands: a decision with many moves. */
function table() {
  const table = openTable(game, 3, {}, '5c'.repeat(32));
  for (const seat of [0, 1, 2]) table.play(seat, 'keep');
  return table;
}

function ask(bot: string): QuestionData {
  const { turn } = table();
  const [view, events] = [table().view(turn), visibleEvents(table().steps, turn)];
  return { game: 'scout', bot, seat: turn, view, events, seed: 'pool', personality: '' };
}

test('a worker gives the same answer as the bot in this thread', async () => {
  const { turn } = table();
  const moves = table().legalMoves(turn);
  const { view, events } = ask('master@200');
  const asked = { game, insight, seat: turn, moves, rng: rngOf('pool'), personality: '' };
  const question = { ...asked, view: () => view, events: () => events };
  const here = game.notation(choose(findBot('master@200')!, question));
  const there = await pool.think(ask('master@200'));
  expect(there?.[0]?.notation).toBe(here);
}, 30_000);

test('a thread also starts from the sources, as with `npm start`', async () => {
  vi.stubEnv('BUNDLED_THREADS', '');
  const fromSource = threadPool(1);
  try {
    expect(await fromSource.think(ask('random'))).not.toBe(null);
  } finally {
    fromSource.close();
    vi.unstubAllEnvs();
  }
}, 30_000);

test('a cancelled search has no answer, and the worker goes on with the next question', async () => {
  const controller = new AbortController();
  const reports: number[] = [];
  const endless = pool.think(ask('master@900000000'), {
    signal: controller.signal,
    progress: (ranking) => {
      reports.push(ranking.length);
      controller.abort();
    },
  });
  expect(await endless).toBeNull();
  expect(reports[0]).toBeGreaterThan(0);
  expect(await pool.think(ask('greedy'), { signal: controller.signal })).toBeNull();
  expect(await Promise.all([pool.think(ask('greedy')), pool.think(ask('greedy'))])).toEqual([
    expect.any(Array),
    expect.any(Array),
  ]);
}, 30_000);

test('a cancelled search stops within 50 ms', async () => {
  let shortest = Number.POSITIVE_INFINITY;
  // On a busy machine an attempt may have to wait for a processor, so one fast attempt is enough.
  for (let attempt = 0; attempt < 30 && shortest >= 50; attempt++) {
    const controller = new AbortController();
    let cancelled = 0;
    const answer = await pool.think(ask('master@900000000'), {
      signal: controller.signal,
      progress: () => {
        cancelled = performance.now();
        controller.abort();
      },
    });
    shortest = Math.min(shortest, performance.now() - cancelled);
    expect(answer).toBeNull();
  }
  expect(shortest).toBeLessThan(50);
}, 120_000);

test('with dice too, cancelled questions end within 50 ms, started or waiting', async () => {
  const duodecim = findGame('duodecim')!;
  const dice = openTable(duodecim, 2, { board: 'virtus', sums: 'leap' }, '5c'.repeat(32));
  const random = rngOf('many turns');
  // Each question is a new turn, so that the bot cannot answer from its memory.
  const nextTurn = (): QuestionData => {
    const seat = dice.turn;
    const question = { ...ask('master'), game: 'duodecim', seat, view: dice.view(seat) };
    dice.play(seat, duodecim.notation(random.pick(dice.legalMoves(seat))));
    return question;
  };
  let shortest = Number.POSITIVE_INFINITY;
  // On a busy machine an attempt may have to wait for a processor, so one fast attempt is enough.
  for (let attempt = 0; attempt < 30 && shortest >= 50; attempt++) {
    const controller = new AbortController();
    const asked = Array.from({ length: 10 }, () => pool.think(nextTurn(), { signal: controller.signal }));
    await asked[0];
    const cancelledAt = performance.now();
    controller.abort();
    const answers = await Promise.all(asked);
    // If all were answered before the cancellation arrived, nothing was cancelled.
    if (answers.includes(null)) shortest = Math.min(shortest, performance.now() - cancelledAt);
  }
  expect(shortest).toBeLessThan(50);
}, 120_000);

test('an unknown game or bot is an error', async () => {
  await expect(pool.think({ ...ask('greedy'), game: 'chess' })).rejects.toThrow('chess');
  await expect(pool.think(ask('deepblue'))).rejects.toThrow('deepblue');
}, 30_000);
