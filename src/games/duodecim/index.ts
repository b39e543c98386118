// The game Duodecim scriptorum.
import type { Game } from '../../engine/game.ts';
import { chance, clone, legalMoves, odds, outcome, setup, turn } from './rules/flow.ts';
import { notation } from './rules/notation.ts';
import { play } from './rules/play.ts';
import { refusal } from './rules/refusal.ts';
import {
  type DuodecimOptions,
  type Event,
  type Move,
  OPTIONS,
  type State,
  type View,
} from './rules/state.ts';
import { determinize, view } from './secrets/index.ts';

export type {
  DuodecimOptions,
  Event as DuodecimEvent,
  Move as DuodecimMove,
  State as DuodecimState,
  View as DuodecimView,
} from './rules/state.ts';

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
