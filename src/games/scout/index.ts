// The game Scout.
import type { Game } from '../../engine/game.ts';
import { standingOrders } from './orders.ts';
import { chance, clone, legalMoves, outcome, setup, turn } from './rules/flow.ts';
import { notation } from './rules/moves.ts';
import { play } from './rules/play.ts';
import { refusal } from './rules/refusal.ts';
import type { Event, Move, State, View } from './rules/state.ts';
import { determinize, view } from './secrets/index.ts';

export type {
  Card as ScoutCard,
  Event as ScoutEvent,
  Move as ScoutMove,
  State as ScoutState,
  View as ScoutView,
} from './rules/state.ts';

export const scout: Game<State, View, Move, Record<never, never>, Event> = {
  id: 'scout',
  version: 1,
  seatCounts: [2, 3, 4, 5],
  options: {},
  setup,
  clone,
  turn,
  legalMoves,
  chance,
  play,
  outcome,
  notation,
  refusal,
  view,
  determinize,
  standingOrders,
};
