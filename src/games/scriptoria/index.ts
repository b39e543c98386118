// The game Scriptoria: one game for each set of tables, and the one with our reconstruction.
import type { Game } from '../../engine/game.ts';
import type { TablesReader } from '../../engine/manifest.ts';
import { standingOrders } from './orders.ts';
import { type Box, boxOf } from './rules/box.ts';
import { chanceNotation } from './rules/days.ts';
import type { Event } from './rules/events.ts';
import { chance, clone, legalMoves, play, setup, turn } from './rules/flow.ts';
import { reconstructed } from './rules/printed.ts';
import { readTablesText } from './rules/read-tables.ts';
import { refusal } from './rules/refusal.ts';
import { outcome } from './rules/scoring.ts';
import { type Move, OPTIONS, type Options, type State, type View } from './rules/state.ts';
import type { Tables } from './rules/tables.ts';
import { determinize, view } from './secrets/index.ts';

export type { Event as ScriptoriaEvent } from './rules/events.ts';
export { experience } from './rules/hell.ts';
export { readTables, readTablesText } from './rules/read-tables.ts';
export type {
  Move as ScriptoriaMove,
  Options as ScriptoriaOptions,
  State as ScriptoriaState,
  View as ScriptoriaView,
} from './rules/state.ts';
export type { Tables as ScriptoriaTables } from './rules/tables.ts';

type Scriptoria = Game<State, View, Move, Options, Event>;

/** Other tables give another version, so records of one box are refused by another. */
export function scriptoriaWith(tables: Tables): Scriptoria {
  return gameOf(boxOf(tables));
}

/** The game of an owner's file with tables. */
export const tablesReader: TablesReader = (text) => {
  const answer = readTablesText(text);
  return answer.ok ? { ok: true, game: scriptoriaWith(answer.tables) } : answer;
};

/** Bots evaluate a game by the values printed on its own pieces. */
const boxByGame = new WeakMap<object, Box>();

export function boxOfGame(game: object): Box {
  return boxByGame.get(game) ?? reconstructed;
}

function gameOf(box: Box): Scriptoria {
  const game: Scriptoria = {
    id: 'scriptoria',
    version: box.version,
    seatCounts: [2, 3, 4],
    options: OPTIONS,
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
    standingOrders,
  };
  boxByGame.set(game, box);
  return game;
}

export const scriptoria = gameOf(reconstructed);
