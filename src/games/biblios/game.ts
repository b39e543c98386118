// Builds a game from the rules and one edition.
import type { Game, OptionLists, Options } from '../../engine/game.ts';
import { standingOrders } from './orders.ts';
import type { Edition } from './rules/data.ts';
import { chance, clone, legalMoves, setup, turn } from './rules/flow.ts';
import { notationFor } from './rules/notation.ts';
import { play } from './rules/play.ts';
import { refusal } from './rules/refusal.ts';
import { outcome } from './rules/scoring.ts';
import type { Event, Move, Penalty, State, View } from './rules/state.ts';
import { determinize, view } from './secrets/index.ts';

const VERSION = 1;

export function gameOf<O extends Options>(
  edition: Edition,
  options: OptionLists,
  penaltyIn: (options: O) => Penalty,
): Game<State, View, Move, O, Event> {
  const notation = notationFor(edition);
  return {
    id: edition.id,
    version: VERSION,
    seatCounts: [2, 3, 4],
    options,
    setup: (seats, chosen) => setup(seats, penaltyIn(chosen)),
    clone,
    turn,
    legalMoves,
    chance,
    play,
    outcome: (state) => outcome(state, edition.tieCategory),
    notation: notation.write,
    refusal: (state, seat, written) => refusal(state, seat, notation.read(written)),
    view,
    determinize,
    standingOrders,
  };
}
