// Random play gives the same statistics as two independent simulations: uniform over the legal single steps.
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { duodecim } from '../index.ts';
import type { Event, Sums } from './state.ts';

function figures(sums: Sums, games: number) {
  const rng = new Rng(games, sums.length);
  const sum = { rolls: 0, decisions: 0, hits: 0, handed: 0, lost: 0, drawn: 0 };
  const count = (event: Event) => {
    if (event.key === 'hit') sum.hits++;
    if (event.key === 'dice-handed-over') sum.handed += event.args.dice.length;
    if (event.key === 'dice-lost') sum.lost += event.args.dice.length;
  };
  for (let game = 0; game < games; game++) {
    const state = duodecim.setup(2, { board: 'virtus', sums });
    for (let turn = duodecim.turn(state); turn !== OVER; turn = duodecim.turn(state)) {
      const move = turn === CHANCE ? duodecim.chance(state, rng) : rng.pick(duodecim.legalMoves(state, turn));
      if (state.phase === 'dice') sum.decisions++;
      duodecim.play(state, turn, move, count);
    }
    sum.rolls += state.rolls;
    if (duodecim.outcome(state)?.reason === 'roll-limit') sum.drawn++;
  }
  return {
    rolls: sum.rolls / games,
    decisions: sum.decisions / games,
    hits: sum.hits / games,
    unplayable: sum.handed / (3 * sum.rolls),
    playedByOpponent: 1 - sum.lost / sum.handed,
    drawn: sum.drawn,
  };
}

describe('statistics under random play', () => {
  test.each([
    { sums: 'steps', rolls: 223, decisions: 642, hits: 85, unplayable: 0.106, playedByOpponent: 0.64 },
    { sums: 'leap', rolls: 202, decisions: 453, hits: 59, unplayable: 0.094, playedByOpponent: 0.61 },
  ] as const)('$sums: $rolls rolls, $decisions decisions, $hits hits per game', ({ sums, ...expected }) => {
    const { drawn, ...found } = figures(sums, 1500);
    for (const [name, value] of Object.entries(found)) {
      const ratio = value / expected[name as keyof typeof expected];
      expect(Math.abs(ratio - 1), `${name}: ${value}`).toBeLessThan(0.05);
    }
    // Random play never reaches D12.
    expect(drawn).toBe(0);
  });
});
