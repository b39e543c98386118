// Random play gives the same statistics as an independent simulation: only payable bids, pass or raise with equal probability.
// That simulation counts a payment as one decision; here each card is one (B18).
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { chooseAffordable } from '../fixtures/affordable-bids.ts';
import { biblios } from '../index.ts';

function figures(seats: number, games: number) {
  const rng = new Rng(seats, games);
  let decisions = 0;
  let forced = 0;
  let auctioned = 0;
  let unsold = 0;
  let points = 0;
  for (let game = 0; game < games; game++) {
    const state = biblios.setup(seats, { penalty: 'each-takes' });
    for (let turn = biblios.turn(state); turn !== OVER; turn = biblios.turn(state)) {
      if (turn === CHANCE) {
        biblios.play(state, turn, biblios.chance(state, rng));
        continue;
      }
      const moves = biblios.legalMoves(state, turn);
      const goesOnPaying = state.phase === 'pay' && state.owed < state.high;
      if (!goesOnPaying) {
        decisions++;
        if (moves.length === 1) forced++;
      }
      biblios.play(state, turn, chooseAffordable(state, turn, moves, rng), ({ key }) => {
        if (key === 'unsold') unsold++;
        if (key === 'unsold' || key === 'won') auctioned++;
      });
    }
    points += biblios.outcome(state)!.scores.reduce((sum, score) => sum + score, 0) / seats;
  }
  return {
    decisions: decisions / games,
    forced: forced / decisions,
    unsold: unsold / auctioned,
    points: points / games,
  };
}

describe('statistics under random play', () => {
  test.each([
    { seats: 2, decisions: 145, forced: 0.3, unsold: 0.33, points: 7.1 },
    { seats: 3, decisions: 196, forced: 0.24, unsold: 0.2, points: 4.8 },
    { seats: 4, decisions: 232, forced: 0.23, unsold: 0.1, points: 3.7 },
  ])('$seats seats: $decisions decisions per game', ({ seats, ...expected }) => {
    const found = figures(seats, 600);
    expect(Math.abs(found.decisions / expected.decisions - 1)).toBeLessThan(0.05);
    expect(Math.abs(found.forced - expected.forced)).toBeLessThan(0.02);
    expect(Math.abs(found.unsold - expected.unsold)).toBeLessThan(0.02);
    expect(Math.abs(found.points / expected.points - 1)).toBeLessThan(0.05);
  });
});
