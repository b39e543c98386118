// For the tests of the board: random games, with what the deciding seat sees at each decision.

import { rngOf } from '../../../engine/chance.ts';
import { CHANCE, OVER } from '../../../engine/game.ts';
import type { Choice } from '../../../parts/board.ts';
import { chooseMostlyAffordable } from '../fixtures/conformance.ts';
import { biblios } from '../index.ts';
import type { Event, Move, State, View } from '../rules/state.ts';

export interface Decision {
  readonly state: State;
  readonly seat: number;
  readonly view: View;
  readonly moves: readonly Choice<Move>[];
}

/** Visits every decision; returns the events of the last step. */
export function playRandomGame(
  seed: string,
  seats: number,
  visit: (decision: Decision) => void,
): { state: State; last: Event[] } {
  const rng = rngOf(seed);
  const state = biblios.setup(seats, { penalty: 'each-takes' });
  let last: Event[] = [];
  for (let turn = biblios.turn(state); turn !== OVER; turn = biblios.turn(state)) {
    last = [];
    const emit = (event: Event) => last.push(event);
    if (turn === CHANCE) {
      biblios.play(state, CHANCE, biblios.chance(state, rng), emit);
      continue;
    }
    const moves = biblios.legalMoves(state, turn);
    visit({
      state,
      seat: turn,
      view: biblios.view(state, turn),
      moves: moves.map((move) => ({ move, notation: biblios.notation(move) })),
    });
    biblios.play(state, turn, chooseMostlyAffordable(state, turn, moves, rng), emit);
  }
  return { state, last };
}
