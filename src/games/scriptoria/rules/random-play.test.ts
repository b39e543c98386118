// Statistics of uniformly random play, compared with an independent simulation (C18): it had every cost
// of a kind about equally often, as our first reconstruction did.
import { describe, expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { inksOf, playRandomly } from '../fixtures/positions.ts';
import { scriptoriaWith } from '../index.ts';
import { sketchRoom } from './evening.ts';
import type { State } from './state.ts';
import { reconstruction, type Tile } from './tables.ts';

const GAMES = 800;

function firstCopies({ type, cost, copies }: Tile): number {
  if (type === 'border' || type === 'miniature') return 4;
  return type === 'corner' ? (cost.length === 3 ? 3 : 2) : copies;
}

const game = scriptoriaWith({
  ...reconstruction,
  tiles: reconstruction.tiles.map((tile) => ({ ...tile, copies: firstCopies(tile) })),
});

/** The decisions of the last evening, which C13 leaves out but the independent simulation counted. */
function lastEvening(state: State): number {
  let surplus = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    surplus += Math.max(0, inksOf(state, seat).length - 7);
    surplus += Math.max(0, state.stock[seat]!.length - sketchRoom(state, seat));
  }
  return surplus;
}

function randomGames(seats: number) {
  const rng = new Rng(18, seats);
  const totals = { days: 0, decisions: 0, evenings: 0, score: 0, manuscripts: 0, longest: 0, lastDay: 0 };
  for (let played = 0; played < GAMES; played++) {
    const state = game.setup(seats, { lecterns: 'random', hell: 'closed' });
    playRandomly(state, rng, {
      game,
      onMoves: ({ length }) => {
        totals.decisions++;
        totals.longest = Math.max(totals.longest, length);
      },
    });
    const { scores, reason } = game.outcome(state)!;
    totals.days += state.day;
    totals.evenings += lastEvening(state);
    totals.score += scores.reduce((a, b) => a + b) / seats;
    if (reason === 'manuscript') totals.manuscripts++;
    else totals.lastDay = state.day;
  }
  return { ...totals, ...mean(totals) };
}

function mean({ days, decisions, evenings, score, manuscripts }: Record<string, number>) {
  return {
    days: days! / GAMES,
    decisions: (decisions! + evenings!) / GAMES,
    score: score! / GAMES,
    manuscripts: (100 * manuscripts!) / GAMES,
  };
}

describe('uniformly random play', () => {
  test.each([
    { seats: 2, last: 10, days: 9.8, decisions: 242, score: 38, manuscripts: 28 },
    { seats: 3, last: 8, days: 8.0, decisions: 285, score: 33, manuscripts: 11 },
    { seats: 4, last: 7, days: 7.0, decisions: 343, score: 30, manuscripts: 3 },
  ])(
    'C18 $seats players: $days days, $decisions decisions, $score points, $manuscripts % by manuscript',
    (page) => {
      const found = randomGames(page.seats);
      const off = (name: 'days' | 'decisions' | 'score') => Math.abs(found[name] / page[name] - 1);
      expect(found.lastDay).toBe(page.last);
      expect(off('days')).toBeLessThan(0.03);
      expect(off('decisions')).toBeLessThan(0.03);
      expect(off('score')).toBeLessThan(0.03);
      // Percent of games; the standard error of 800 games with two players is 1.6.
      expect(Math.abs(found.manuscripts - page.manuscripts)).toBeLessThan(5);
      expect(found.longest).toBeGreaterThan(80);
      expect(found.longest).toBeLessThan(250);
    },
  );
});
