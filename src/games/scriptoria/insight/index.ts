// What bots know about Scriptoria.
import { exp } from '../../../engine/exact-math.ts';
import type { Insight } from '../../../engine/insight.ts';
import type { Rng } from '../../../engine/rng.ts';
import type { Box } from '../rules/box.ts';
import { score } from '../rules/scoring.ts';
import type { Move, State, View } from '../rules/state.ts';
import { explainWith } from './causes/index.ts';
import { flavour } from './flavour.ts';
import { movePreferences } from './move-preference.ts';
import { daysLeft, type ProspectWeights, prospect } from './prospect.ts';

/** How far a preference may be off in a playout, so that playouts differ. */
const NOISE = 0.9;

/** Before the last day, from a regression of the final scores of games between two masters. */
const MASTERS_WEIGHTS: ProspectWeights = { token: 0.5, archivist: 0.7, sketchLater: 0.25, partBegun: 1.25 };

export function insightWith(box: Box): Insight<State, Move, View> {
  const evaluate = (state: State, weights?: ProspectWeights) =>
    winChances(state, state.phase === 'over' ? finalScores(state) : prospects(box, state, weights));
  const isMorningOfTwo = ({ seats, phase, finished }: State) => seats === 2 && phase === 'dawn' && !finished;
  return {
    evaluate: (state) => evaluate(state),
    mastersValue: (state) => evaluate(state, isMorningOfTwo(state) ? MASTERS_WEIGHTS : undefined),
    playout: (state, seat, moves, rng) => {
      const preference = movePreferences(box, state, seat);
      return bestMove(moves, (move) => preference(move) + noise(rng));
    },
    // The draws from the bag cannot be predicted: looking further than a day is useless.
    isQuiet: (state) => state.phase === 'dawn' && state.day > 0,
    explain: explainWith(box),
    flavour: (state, seat, move) => flavour(box, state, seat, move),
    // A day consists of many small moves, each of which decides little: small errors are enough.
    levels: {
      novice: { overlookRate: 0.45, misjudgement: 0.04 },
      apprentice: { overlookRate: 0.15, misjudgement: 0.015 },
      scribe: { iterations: 24, overlookRate: 0.15, misjudgement: 0.01 },
    },
    promising: (state, seat, moves) => {
      const preference = movePreferences(box, state, seat);
      const rated = moves.map((move) => ({ move, rating: preference(move) }));
      return rated.sort((a, b) => b.rating - a.rating).map(({ move }) => move);
    },
  };
}

function prospects(box: Box, state: State, weights?: ProspectWeights): number[] {
  return Array.from({ length: state.seats }, (_, seat) => prospect(box, state, seat, weights));
}

function finalScores(state: State): number[] {
  return Array.from({ length: state.seats }, (_, seat) => score(state, seat));
}

/** A lead in points decides more, the fewer days are left. */
function winChances(state: State, points: readonly number[]): number[] {
  const uncertainty = state.phase === 'over' ? 0.8 : 3 + 1.1 * daysLeft(state);
  const most = Math.max(...points);
  const odds = points.map((each) => exp((each - most) / uncertainty));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

function noise(rng: Rng): number {
  return NOISE * (rng.float() + rng.float() - 1);
}

function bestMove(moves: readonly Move[], rate: (move: Move) => number): Move {
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const rated = rate(move);
    if (rated > most) {
      most = rated;
      best = move;
    }
  }
  return best;
}
