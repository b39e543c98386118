// What bots know of each game beyond its rules; a game without an insight of its own gets one that knows nothing.
import type { AnyGame } from '../engine/game.ts';
import type { AnyInsight } from '../engine/insight.ts';
import { sharesOfVictory } from '../engine/outcome.ts';
import { insight as duodecim } from './duodecim/insight.ts';
import { insight as scout } from './scout/insight.ts';

const insights: { readonly [id: string]: AnyInsight } = { duodecim, scout };

export function insightOf(game: AnyGame): AnyInsight {
  return insights[game.id] ?? neutral(game);
}

/** Judges nothing before the end and plays on evenly. */
function neutral(game: AnyGame): AnyInsight {
  const most = Math.max(...game.seatCounts);
  const even = Array<number>(most).fill(1 / most);
  return {
    evaluate: (state) => {
      const outcome = game.outcome(state);
      return outcome ? sharesOfVictory(outcome) : even;
    },
    playout: (_state, _seat, moves, rng) => rng.pick(moves),
    isQuiet: () => false,
  };
}
