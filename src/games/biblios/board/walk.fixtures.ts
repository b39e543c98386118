// For the tests of the board: games played at random through the rules, with what the one who decides sees on the way.

import { rngOf } from '../../../engine/chance.ts';
import { CHANCE, OVER } from '../../../engine/game.ts';
import type { Choice } from '../../../parts/board.ts';
import { chooseMostlyCapped } from '../fixtures.ts';
import { biblios } from '../index.ts';
import type { Event, Move, State, View } from '../state.ts';

export interface Moment {
  readonly state: State;
  readonly seat: number;
  readonly view: View;
  readonly moves: readonly Choice<Move>[];
}

/** Visits every decision; answers all events of the last step. */
export function walk(
  seed: string,
  seats: number,
  visit: (moment: Moment) => void,
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
    biblios.play(state, turn, chooseMostlyCapped(state, turn, moves, rng), emit);
  }
  return { state, last };
}
