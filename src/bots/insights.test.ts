// The insights of all games in random positions: shares add up to one, moves are legal, and the evaluation beats random play.
import { describe, expect, test } from 'vitest';
import { type AnyGame, allOptions, CHANCE, type Options, OVER, Rng } from '../engine/index.ts';
import { findManifest } from '../games/index.ts';
import { allGames, insightOf } from '../games/loaded.ts';
import { type Bot, choose } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** A game without an insight of its own gets a neutral one. */
const games = allGames.map(({ game }) => game).filter(({ id }) => findManifest(id)?.insight);

/** Calls `visit` at every decision of a random game. */
function wander(game: AnyGame, seats: number, rng: Rng, visit: (state: unknown, turn: number) => void): void {
  const state = game.setup(seats, optionsOf(game));
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    if (turn === CHANCE) {
      game.play(state, CHANCE, game.chance(state, rng));
      continue;
    }
    visit(state, turn);
    game.play(state, turn, rng.pick(game.legalMoves(state, turn)));
  }
  visit(state, OVER);
}

function optionsOf(game: AnyGame): Options {
  return allOptions(game)[0] ?? {};
}

describe.each(games)('the insight of $id', (game) => {
  const insight = insightOf(game);

  test.each(game.seatCounts)('win shares add up to one, with %i seats', (seats) => {
    wander(game, seats, new Rng(seats), (state) => {
      const shares = insight.evaluate(state);
      expect(shares).toHaveLength(seats);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
    });
  });

  test.each(game.seatCounts)('the winner has the highest share at the end, with %i seats', (seats) => {
    for (let seed = 0; seed < 10; seed++) {
      wander(game, seats, new Rng(seats, seed), (state, turn) => {
        if (turn !== OVER) return;
        const shares = insight.evaluate(state);
        const places = game.outcome(state)!.places;
        const best = Math.max(...shares);
        expect(places[shares.indexOf(best)]).toBe(1);
      });
    }
  });

  test.each(game.seatCounts)('playouts and promising moves are legal, with %i seats', (seats) => {
    const rng = new Rng(seats, 1);
    wander(game, seats, new Rng(seats, 2), (state, turn) => {
      if (turn === OVER) return;
      const before = JSON.stringify(state);
      const moves = game.legalMoves(state, turn);
      const promising = insight.promising?.(state, turn, moves) ?? moves;
      expect(promising.length).toBeGreaterThan(0);
      const legal = new Set(moves);
      const chosen = [insight.playout(state, turn, moves, rng), ...promising];
      expect(chosen.filter((move) => !legal.has(move))).toEqual([]);
      expect(JSON.stringify(state)).toBe(before);
    });
  });

  test('one ply with the evaluation beats random moves', () => {
    // With dice, luck decides more than with cards.
    const pairs = game.odds ? 20 : 2;
    let wins = 0;
    for (let seed = 0; seed < pairs; seed++) {
      wins += duel(game, [greedy, random], seed) + 1 - duel(game, [random, greedy], seed);
    }
    expect(wins / (2 * pairs)).toBeGreaterThan(0.65);
  });
});

/** The win share of the first of two bots. */
function duel(game: AnyGame, bots: readonly [Bot, Bot], seed: number): number {
  const rng = new Rng(seed, 7);
  const insight = insightOf(game);
  const state = game.setup(2, optionsOf(game));
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    if (turn === CHANCE) {
      game.play(state, CHANCE, game.chance(state, rng));
      continue;
    }
    const seat = turn;
    const moves = game.legalMoves(state, seat);
    game.play(
      state,
      seat,
      choose(bots[seat]!, { game, insight, seat, moves, view: () => game.view(state, seat), rng }),
    );
  }
  const [first, second] = game.outcome(state)!.places;
  return first === second ? 0.5 : first === 1 ? 1 : 0;
}
