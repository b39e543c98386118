// A game made of the rules and one edition.
import type { Game, OptionLists, Options } from '../../engine/game.ts';
import type { Edition } from './data.ts';
import { notations } from './notation.ts';
import { play } from './play.ts';
import { refusal } from './refusal.ts';
import { chance, clone, legalMoves, setup, turn } from './rules.ts';
import { outcome } from './scoring.ts';
import { determinize, view } from './secrets.ts';
import type { Event, Move, Penalty, State, View } from './state.ts';

const VERSION = 1;

export function gameOf<O extends Options>(
  edition: Edition,
  options: OptionLists,
  penaltyIn: (options: O) => Penalty,
): Game<State, View, Move, O, Event> {
  const notation = notations(edition);
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
  };
}
