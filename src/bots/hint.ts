// What a master would play, and the chance of victory that it sees in each of its best moves.
import type { Question, Ranked, Thought } from './bot.ts';
import { levelBot } from './levels.ts';

const MOST_HINTS = 3;
const master = levelBot('master');

/** Thinks as the master does; read its result with `bestOf`. */
export function hint(question: Question): Thought {
  return master.think(question);
}

/** The few best moves of a ranking, the likeliest to win first. */
export function bestOf(ranking: readonly Ranked[], count = MOST_HINTS): readonly Ranked[] {
  // What fell behind early was tried too seldom for its value to mean much.
  const [first] = ranking;
  const tried = ranking.slice(0, count).filter(({ visits }) => visits * 10 >= first!.visits);
  return tried.sort((a, b) => (a === first ? -1 : b === first ? 1 : b.value - a.value));
}
