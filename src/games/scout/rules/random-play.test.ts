// Random play gives the same statistics as an independent simulation: a kind of move with equal probability, then uniform within the kind.
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { scout } from '../index.ts';
import type { Move, RoundEnd } from './state.ts';

/** That simulation counts a Scout & Show as one decision; here it is two moves. */
function figures(seats: number, games: number) {
  const rng = new Rng(seats, games);
  const ends: RoundEnd[] = [];
  let decisions = 0;
  for (let game = 0; game < games; game++) {
    const state = scout.setup(seats, {});
    for (let turn = scout.turn(state); turn !== OVER; turn = scout.turn(state)) {
      const move = turn === CHANCE ? scout.chance(state, rng) : evenKind(scout.legalMoves(state, turn), rng);
      if (turn !== CHANCE && state.phase !== 'show') decisions++;
      scout.play(state, turn, move, (event) => {
        if (event.key === 'round-ended') ends.push(event.args.why);
      });
    }
  }
  return {
    decisions: decisions / games,
    emptied: ends.filter((why) => why === 'emptied').length / ends.length,
    ends,
  };
}

function evenKind(moves: readonly Move[], rng: Rng): Move {
  const kind = rng.pick([...new Set(moves.map((move) => move.kind))]);
  return rng.pick(moves.filter((move) => move.kind === kind));
}

describe('statistics under random play', () => {
  test.each([
    { seats: 2, games: 1500, decisions: 36, emptied: 0.001 },
    { seats: 3, games: 1500, decisions: 55, emptied: 0.009 },
    { seats: 4, games: 300, decisions: 278, emptied: 0.82 },
    { seats: 5, games: 300, decisions: 365, emptied: 0.995 },
  ])('$seats seats: $decisions decisions per game', ({ seats, games, decisions, emptied }) => {
    const found = figures(seats, games);
    expect(found.decisions / decisions).toBeGreaterThan(0.95);
    expect(found.decisions / decisions).toBeLessThan(1.05);
    expect(Math.abs(found.emptied - emptied)).toBeLessThan(0.05);
    // Random play never reaches S18.
    expect(found.ends).not.toContain('calm');
  });
});
