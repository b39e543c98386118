// Hints: the best moves in a master's opinion, with the chance of winning for each.
import type { Question, RankedMove, Thought } from './bot.ts';
import { levelBot } from './levels.ts';

const MAX_HINTS = 3;
const master = levelBot('master');

/** Thinks like the master; read the result with `bestOf`. */
export function hint(question: Question): Thought {
  return master.think(question);
}

/** The best moves of a ranking, the most likely to win first. */
export function bestOf(ranking: readonly RankedMove[], count = MAX_HINTS): readonly RankedMove[] {
  // Moves that were dropped early were tried too seldom for a reliable value.
  const [first] = ranking;
  const tried = ranking.slice(0, count).filter(({ visits }) => visits * 10 >= first!.visits);
  return tried.sort((a, b) => (a === first ? -1 : b === first ? 1 : b.value - a.value));
}
