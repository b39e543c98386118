// A comment names the better move of a planted blunder, and is silent about a move without an alternative.
import { expect, test } from 'vitest';
import { openTable } from '../../engine/index.ts';
import { findGame, insightOf } from '../../games/loaded.ts';
import { commentOn } from './comment.ts';
import { type Planted, plantedGame } from './fixtures.ts';
import { historyOf } from './history.ts';

const QUICK = { iterations: 150, milliseconds: Number.POSITIVE_INFINITY };

function finished<R>(work: Generator<unknown, R>): R {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

const game = findGame('scout')!;
const insight = insightOf(game);
const { table, ply, notation, seat } = firstPlanted();

function firstPlanted(): Planted {
  for (let number = 0; ; number++) {
    const found = plantedGame(game, number);
    if (found) return found;
  }
}

test('a blunder costs, and the better move is another one', () => {
  const comment = finished(commentOn(table, insight, ply, QUICK))!;
  expect(comment.position.by).toBe(seat);
  expect(comment.decision.played).toBe(notation);
  expect(comment.decision.better).not.toBe(notation);
  expect(comment.decision.cost).toBeGreaterThan(0.05);
  expect(comment.decision.before - comment.decision.after).toBeCloseTo(comment.decision.cost, 9);
});

test('the game may still be going on: the verdict is that of the decision alone', () => {
  const unfinished = openTable(game, table.seats, table.options, table.seed);
  for (const { by, notation: move } of table.steps)
    if (typeof by === 'number' && unfinished.ply < ply) unfinished.play(by, move);
  expect(unfinished.outcome).toBeNull();
  const now = finished(commentOn(unfinished, insight, ply, QUICK))!;
  expect(now.decision).toEqual(finished(commentOn(table, insight, ply, QUICK))!.decision);
});

test('no word about the only move, nor about a decision that was not made', () => {
  const forced = historyOf(table).positions.find(
    ({ by, state }) => typeof by === 'number' && game.legalMoves(state, by).length === 1,
  );
  if (forced) expect(finished(commentOn(table, insight, forced.ply, QUICK))).toBeNull();
  expect(finished(commentOn(table, insight, table.ply + 1, QUICK))).toBeNull();
});
