// Scout, assembled.
import type { Game } from '../../engine/game.ts';
import { notation } from './moves.ts';
import { play } from './play.ts';
import { refusal } from './refusal.ts';
import { chance, clone, legalMoves, outcome, setup, turn } from './rules.ts';
import { determinize, view } from './secrets.ts';
import type { Event, Move, State, View } from './state.ts';

export type {
  Card as ScoutCard,
  Event as ScoutEvent,
  Move as ScoutMove,
  State as ScoutState,
  View as ScoutView,
} from './state.ts';

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
};
