// Scriptoria, assembled: one game for each set of tables, and the one of our reconstruction.
import type { Game } from '../../engine/game.ts';
import { type Box, boxOf } from './box.ts';
import { chanceNotation } from './days.ts';
import type { Event } from './events.ts';
import { reconstructed } from './print.ts';
import { refusal } from './refusal.ts';
import { chance, clone, legalMoves, play, setup, turn } from './rules.ts';
import { outcome } from './scoring.ts';
import { determinize, view } from './secrets.ts';
import { type Move, type Options, optionLists, type State, type View } from './state.ts';
import type { Tables } from './tables.ts';

export type { Event as ScriptoriaEvent } from './events.ts';
export { experience } from './hell.ts';
export { readTables, readTablesText } from './read-tables.ts';
export type {
  Move as ScriptoriaMove,
  Options as ScriptoriaOptions,
  State as ScriptoriaState,
  View as ScriptoriaView,
} from './state.ts';
export type { Tables as ScriptoriaTables } from './tables.ts';

type Scriptoria = Game<State, View, Move, Options, Event>;

/** Other tables make another version, so records of one box are refused by another. */
export function scriptoriaWith(tables: Tables): Scriptoria {
  return gameOf(boxOf(tables));
}

/** Bots judge a game by what is printed on its own pieces. */
const boxes = new WeakMap<object, Box>();

export function boxIn(game: object): Box {
  return boxes.get(game) ?? reconstructed;
}

function gameOf(box: Box): Scriptoria {
  const game: Scriptoria = {
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
    refusal: (state, seat, notation) => refusal(box, state, seat, notation),
    view: (state, seat) => view(box, state, seat),
    determinize,
  };
  boxes.set(game, box);
  return game;
}

export const scriptoria = gameOf(reconstructed);
