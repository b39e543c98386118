// Duodecim scriptorum, assembled.
import type { Game } from '../../engine/game.ts';
import { notation } from './notation.ts';
import { play } from './play.ts';
import { refusal } from './refusal.ts';
import { chance, clone, legalMoves, odds, outcome, setup, turn } from './rules.ts';
import { determinize, view } from './secrets.ts';
import { type DuodecimOptions, type Event, type Move, OPTIONS, type State, type View } from './state.ts';

export type {
  DuodecimOptions,
  Event as DuodecimEvent,
  Move as DuodecimMove,
  State as DuodecimState,
  View as DuodecimView,
} from './state.ts';

export const duodecim: Game<State, View, Move, DuodecimOptions, Event> = {
  id: 'duodecim',
  version: 1,
  seatCounts: [2],
  options: OPTIONS,
  setup,
  clone,
  turn,
  legalMoves,
  chance,
  odds,
  play,
  outcome,
  notation,
  refusal,
  view,
  determinize,
};
