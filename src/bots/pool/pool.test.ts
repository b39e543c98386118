// Thinking elsewhere: the same answer as here, watched, cancelled, several at once, failures told.
import { afterAll, expect, test } from 'vitest';
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
  return { game: 'scout', bot, seat: turn, view: table().view(turn), seed: 'pool', personality: '' };
}

test('a worker answers as the bot does here', async () => {
  const { turn } = table();
  const moves = table().legalMoves(turn);
  const rng = rngOf('pool');
  // The worker finds the legal moves by supposing a truth.
  game.determinize(table().view(turn), rng);
  const question = { game, insight, seat: turn, moves, view: () => table().view(turn), rng, personality: '' };
  const here = game.notation(choose(findBot('scribe@200')!, question));
  const there = await pool.think(ask('scribe@200'));
  expect(there?.[0]?.notation).toBe(here);
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
  // On a busy machine a try may have to wait for a processor: one that did not is enough.
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

test('with dice too: what is called off is off the table within 50 ms, begun or waiting', async () => {
  const duodecim = findGame('duodecim')!;
  const dice = openTable(duodecim, 2, { board: 'virtus', sums: 'leap' }, '5c'.repeat(32));
  const random = rngOf('many turns');
  // A turn each time, to be thought about anew: what is known of one turn says nothing about the next.
  const nextTurn = (): QuestionData => {
    const seat = dice.turn;
    const question = { ...ask('master'), game: 'duodecim', seat, view: dice.view(seat) };
    dice.play(seat, duodecim.notation(random.pick(dice.legalMoves(seat))));
    return question;
  };
  let shortest = Number.POSITIVE_INFINITY;
  // On a busy machine a try may have to wait for a processor: one that did not is enough.
  for (let attempt = 0; attempt < 30 && shortest >= 50; attempt++) {
    const controller = new AbortController();
    const asked = Array.from({ length: 10 }, () => pool.think(nextTurn(), { signal: controller.signal }));
    await asked[0];
    const calledOff = performance.now();
    controller.abort();
    const answers = await Promise.all(asked);
    // Where all were answered before the withdrawal was heard, nothing was called off.
    if (answers.includes(null)) shortest = Math.min(shortest, performance.now() - calledOff);
  }
  expect(shortest).toBeLessThan(50);
}, 120_000);

test('what cannot be thought about is told', async () => {
  await expect(pool.think({ ...ask('greedy'), game: 'chess' })).rejects.toThrow('chess');
  await expect(pool.think(ask('deepblue'))).rejects.toThrow('deepblue');
}, 30_000);
