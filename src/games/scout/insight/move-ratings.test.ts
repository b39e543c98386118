// Moves are rated without playing them: here they are played, and the resulting position is evaluated.
import { expect, test } from 'vitest';
import { CHANCE, OVER } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { scout } from '../index.ts';
import type { Move, State } from '../rules/state.ts';
import { preparedFor } from './evaluate.ts';
import { rateMoves } from './move-ratings.ts';
import { playoutMove } from './playout.ts';
import { prospect } from './prospect.ts';

/** Positions of sensible play, each with all moves and their ratings. */
function* weighed(
  seats: number,
  games: number,
): Generator<{ state: State; seat: number; offers: Map<Move, number[]> }> {
  const rng = new Rng(seats, 7);
  const prepared = preparedFor(seats);
  for (let game = 0; game < games; game++) {
    const state = scout.setup(seats, {});
    for (let turn = scout.turn(state); turn !== OVER; turn = scout.turn(state)) {
      if (turn === CHANCE) {
        scout.play(state, CHANCE, scout.chance(state, rng));
        continue;
      }
      const offers = new Map<Move, number[]>();
      rateMoves(state, turn, prepared, 'all', (move, prospect) => {
        offers.set(move, [...(offers.get(move) ?? []), prospect]);
      });
      yield { state, seat: turn, offers };
      scout.play(state, turn, playoutMove(state, turn, prepared, rng));
    }
  }
}

/** The result of the round, minus the mean result of the others. */
function result(before: State, after: State, seat: number): number {
  const won = after.points.map((points, each) => points - before.points[each]!);
  const others = won.reduce((sum, each) => sum + each, 0) - won[seat]!;
  return won[seat]! - others / (after.seats - 1);
}

test.each([3, 4, 5])('shows and scouts lead to the prospect they were rated with, with %i seats', (seats) => {
  let ends = 0;
  for (const { state, seat, offers } of weighed(seats, 4)) {
    if (state.phase === 'hands') continue;
    for (const [move, [said]] of offers) {
      if (move.kind === 'scout+show') continue;
      const after = scout.clone(state);
      scout.play(after, seat, move);
      const isOver = after.phase !== 'act';
      if (isOver) ends++;
      const found = isOver ? result(state, after, seat) : prospect(after, seat, preparedFor(seats));
      expect(said).toBeCloseTo(found, 9);
    }
  }
  expect(ends).toBeGreaterThan(0);
});

test.each([3, 4, 5])('Scout & Show is rated hardly higher than its best show, with %i seats', (seats) => {
  let offered = 0;
  for (const { state, seat, offers } of weighed(seats, 4)) {
    for (const [move, said] of offers) {
      if (move.kind !== 'scout+show') continue;
      offered++;
      const half = scout.clone(state);
      scout.play(half, seat, move);
      let best = Number.NEGATIVE_INFINITY;
      rateMoves(half, seat, preparedFor(seats), 'all', (_, prospect) => {
        best = Math.max(best, prospect);
      });
      // A gap beside the shown set is rated as if that set stayed: close, but not exact.
      expect(Math.max(...said)).toBeLessThan(best + 6);
    }
  }
  expect(offered).toBeGreaterThan(0);
});

test.each([2, 3, 4, 5])('only legal moves are rated, and every show is, with %i seats', (seats) => {
  for (const { state, seat, offers } of weighed(seats, 2)) {
    const legal = scout.legalMoves(state, seat);
    for (const move of offers.keys()) expect(legal).toContain(move);
    for (const move of legal) if (move.kind === 'show') expect(offers.has(move)).toBe(true);
  }
});

test.each([2, 3, 4, 5])('the best places are among all places, with %i seats', (seats) => {
  for (const { state, seat, offers } of weighed(seats, 2)) {
    const best = new Map<string, number>();
    rateMoves(state, seat, preparedFor(seats), 'best', (move, prospect) => {
      best.set(move.kind, Math.max(prospect, best.get(move.kind) ?? Number.NEGATIVE_INFINITY));
    });
    const all = new Map<string, number>();
    for (const [move, said] of offers) {
      all.set(move.kind, Math.max(...said, all.get(move.kind) ?? Number.NEGATIVE_INFINITY));
    }
    expect([...best.keys()].sort()).toEqual([...all.keys()].sort());
    for (const [kind, prospect] of best) expect(prospect).toBeCloseTo(all.get(kind)!, 9);
  }
});
