// What a bot should know of Scriptoria.
import type { Insight } from '../../engine/insight.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Box } from './box.ts';
import { daysLeft, prospect } from './insight-prospect.ts';
import { liking } from './insight-taste.ts';
import { score } from './scoring.ts';
import type { Move, State } from './state.ts';

/** How far a liking may be off in a playout, so that no two of them are alike. */
const WHIM = 0.9;

export function insightWith(box: Box): Insight<State, Move> {
  return {
    evaluate: (state) => shares(state, state.phase === 'over' ? ended(state) : going(box, state)),
    playout: (state, seat, moves, rng) =>
      favourite(moves, (move) => liking(box, state, seat, move) + whim(rng)),
    // What the bag will bring cannot be foreseen: a day is as far as it makes sense to look.
    isQuiet: (state) => state.phase === 'dawn' && state.day > 0,
    // A day is made of many small moves, each of which decides little: small errors are enough.
    levels: {
      novice: { overlooks: 0.45, misjudges: 0.04 },
      apprentice: { overlooks: 0.15, misjudges: 0.015 },
      scribe: { iterations: 24, overlooks: 0.15, misjudges: 0.01 },
    },
    promising: (state, seat, moves) => {
      const liked = moves.map((move) => ({ move, liking: liking(box, state, seat, move) }));
      return liked.sort((a, b) => b.liking - a.liking).map(({ move }) => move);
    },
  };
}

function going(box: Box, state: State): number[] {
  return Array.from({ length: state.seats }, (_, seat) => prospect(box, state, seat));
}

function ended(state: State): number[] {
  return Array.from({ length: state.seats }, (_, seat) => score(state, seat));
}

/** A lead of some points decides the more, the fewer days are left. */
function shares(state: State, points: readonly number[]): number[] {
  const doubt = state.phase === 'over' ? 0.8 : 3 + 1.1 * daysLeft(state);
  const most = Math.max(...points);
  const odds = points.map((each) => Math.exp((each - most) / doubt));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

function whim(rng: Rng): number {
  return WHIM * (rng.float() + rng.float() - 1);
}

function favourite(moves: readonly Move[], like: (move: Move) => number): Move {
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const liked = like(move);
    if (liked > most) {
      most = liked;
      best = move;
    }
  }
  return best;
}
