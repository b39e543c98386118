// High Card, assembled.
import type { Chosen, Game } from '../../src/engine/game.ts';
import { chance, clone, legalMoves, outcome, play, setup, turn } from './rules/flow.ts';
import { notation, refusal } from './rules/moves.ts';
import { type Event, type Move, OPTIONS, type State, type View } from './rules/state.ts';
import { determinize, view } from './secrets/index.ts';

export const highCard: Game<State, View, Move, Chosen<typeof OPTIONS>, Event> = {
  id: 'high-card',
  version: 1,
  seatCounts: [2, 3],
  options: OPTIONS,
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
