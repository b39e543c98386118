// What bots know of each game beyond its rules; a game without an insight of its own gets one that knows nothing.
import type { AnyGame } from '../engine/game.ts';
import type { AnyInsight } from '../engine/insight.ts';
import { sharesOfVictory } from '../engine/outcome.ts';
import { insight as biblios } from './biblios/insight.ts';
import { insight as duodecim } from './duodecim/insight.ts';
import { insight as scout } from './scout/insight.ts';
import { boxIn } from './scriptoria/index.ts';
import { insightWith } from './scriptoria/insight.ts';

const insights: { readonly [id: string]: (game: AnyGame) => AnyInsight } = {
  'scripts-and-scribes': () => biblios,
  biblios: () => biblios,
  scout: () => scout,
  scriptoria: (game) => insightWith(boxIn(game)),
  duodecim: () => duodecim,
};

const known = new WeakMap<AnyGame, AnyInsight>();

export function insightOf(game: AnyGame): AnyInsight {
  let insight = known.get(game);
  if (!insight) {
    insight = insights[game.id]?.(game) ?? neutral(game);
    known.set(game, insight);
  }
  return insight;
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
