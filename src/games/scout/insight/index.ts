// What bots know about Scout.
import type { Insight } from '../../../engine/insight.ts';
import type { Move, State, View } from '../rules/state.ts';
import { beliefs } from './beliefs.ts';
import { explain } from './causes/index.ts';
import { evaluate, preparedFor } from './evaluate.ts';
import { flavour } from './flavour.ts';
import { rateMoves } from './move-ratings.ts';
import { planner } from './planner.ts';
import { playoutMove } from './playout.ts';

export const insight: Insight<State, Move, View> = {
  evaluate,
  playout: (state, seat, _moves, rng) => playoutMove(state, seat, preparedFor(state.seats), rng),
  swift: (state, seat, rng) => playoutMove(state, seat, preparedFor(state.seats), rng),
  /** A round is played to its end: only then are the cards in hand counted. */
  isQuiet: ({ phase }) => phase === 'deal' || phase === 'over',
  promising: (state, seat) => {
    const prospects = new Map<Move, number>();
    rateMoves(state, seat, preparedFor(state.seats), 'all', (move, prospect) => {
      const before = prospects.get(move);
      if (before === undefined || prospect > before) prospects.set(move, prospect);
    });
    return [...prospects].sort(([, a], [, b]) => b - a).map(([move]) => move);
  },
  beliefs: (events, view) => beliefs(events, view),
  flavour: (state, _seat, move) => flavour(state, move),
  explain,
  baselines: { planner },
  calibration: { 2: { slope: 0.54, shift: -0.37 } },
  // Hands are hidden and there are many moves: what others did in one determinization says nothing about the next, so a
  // tree below the first move only spreads the playouts thin.
  levels: {
    scribe: { iterations: 40, depth: 0, width: 8, priorWeight: 10, overlookRate: 0.15 },
    master: { iterations: 600, depth: 0, width: 32, priorWeight: 10, drawsPerTruth: 4 },
  },
};
