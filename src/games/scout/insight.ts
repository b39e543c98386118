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
    weighMoves(state, seat, judgeFor(state.seats), (move, prospect) => {
      const before = prospects.get(move);
      if (before === undefined || prospect > before) prospects.set(move, prospect);
    });
    return [...prospects].sort(([, a], [, b]) => b - a).map(([move]) => move);
  },
  baselines: { planner },
};
