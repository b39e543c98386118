// How difficult a puzzle is: how often bots of the weaker levels find its answer, on the scale of players.
import { choose, findBot, type Question } from '../../../src/bots/index.ts';
import { rngOf } from '../../../src/engine/index.ts';
import type { Level } from '../../../src/engine/levels.ts';

/**
 * The levels that try, and their strength. Each wins about 74 % against the one below (docs/bots.md, the mean of its
 * figures), which is 180 points; together with the master, who has found the answer, they have a mean of 1500.
 */
const SOLVERS = [
  { level: 'novice', strength: 1230, tries: 15 },
  { level: 'apprentice', strength: 1410, tries: 15 },
  { level: 'scribe', strength: 1590, tries: 8 },
] as const;
/** Games against somebody this much stronger are won once in eleven times, as in chess. */
const POINTS_PER_FACTOR_TEN = 400;
const MIN_RATING = 700;
const MAX_RATING = 2300;

/** The rating at which as many solutions are expected as were found. */
export function ratingOf(question: Question, best: string): number {
  const tries = SOLVERS.flatMap(({ level, strength, tries }) =>
    Array.from({ length: tries }, (_, i) => ({ strength, isSolved: solves(level, question, best, i) })),
  );
  const solved = tries.filter(({ isSolved }) => isSolved).length;
  const expected = (rating: number) =>
    tries.reduce(
      (sum, { strength }) => sum + 1 / (1 + 10 ** ((rating - strength) / POINTS_PER_FACTOR_TEN)),
      0,
    );
  let [low, high] = [MIN_RATING, MAX_RATING];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (expected(middle) > solved) low = middle;
    else high = middle;
  }
  return Math.round((low + high) / 2);
}

function solves(level: Level, question: Question, best: string, number: number): boolean {
  const rng = rngOf(`${question.personality} ${level} ${number}`);
  const personality = `${question.personality} ${number}`;
  const { game, insight } = question;
  return game.notation(choose(findBot(level, insight)!, { ...question, rng, personality })) === best;
}
