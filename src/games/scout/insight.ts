// What a bot should know about Scout, assembled.
import type { Insight } from '../../engine/insight.ts';
import { evaluate, judgeFor } from './insight-evaluate.ts';
import { weighMoves } from './insight-moves.ts';
import { sensibleMove } from './insight-playout.ts';
import { planner } from './planner.ts';
import type { Move, State } from './state.ts';

export const insight: Insight<State, Move> = {
  evaluate,
  playout: (state, seat, _moves, rng) => sensibleMove(state, seat, judgeFor(state.seats), rng),
  swift: (state, seat, rng) => sensibleMove(state, seat, judgeFor(state.seats), rng),
  /** A round is played to its end: only then cards in hand are counted. */
  isQuiet: ({ phase }) => phase === 'deal' || phase === 'over',
  promising: (state, seat) => {
    const prospects = new Map<Move, number>();
    weighMoves(state, seat, judgeFor(state.seats), 'all', (move, prospect) => {
      const before = prospects.get(move);
      if (before === undefined || prospect > before) prospects.set(move, prospect);
    });
    return [...prospects].sort(([, a], [, b]) => b - a).map(([move]) => move);
  },
  baselines: { planner },
  // Hands are hidden and wide: what others did in one supposed truth tells nothing about the next, so that a tree
  // below the own move only spreads the playouts thin.
  levels: {
    scribe: { iterations: 40, depth: 0, width: 8, trust: 10, overlooks: 0.15 },
    master: { iterations: 600, depth: 0, width: 32, trust: 10 },
  },
};
