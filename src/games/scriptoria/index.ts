// Scriptoria, assembled: one game for each set of tables, and the one of our reconstruction.
import type { Game } from '../../engine/game.ts';
import { boxOf } from './box.ts';
import { chanceNotation } from './days.ts';
import type { Event } from './events.ts';
import { chance, clone, legalMoves, play, setup, turn } from './rules.ts';
import { outcome } from './scoring.ts';
import { view } from './secrets.ts';
import { type Move, type Options, optionLists, type State, type View } from './state.ts';
import { reconstruction, type Tables } from './tables.ts';

export function scriptoriaWith(tables: Tables): Game<State, View, Move, Options, Event> {
  const box = boxOf(tables);
  return {
    id: 'scriptoria',
    version: box.version,
    seatCounts: [2, 3, 4],
    options: optionLists,
    setup: (seats, options) => setup(box, seats, options),
    clone,
    turn,
    legalMoves: (state, seat) => legalMoves(box, state, seat),
    chance: (state, rng) => chance(box, state, rng),
    play: (state, _by, move, emit) => play(box, state, move, emit),
    outcome,
    notation: (move) => ('notation' in move ? move.notation : chanceNotation(box, move)),
    refusal: () => 'x',
    view: (state, seat) => view(box, state, seat),
    determinize: (v) => clone(v),
  };
}

export const scriptoria = scriptoriaWith(reconstruction);
