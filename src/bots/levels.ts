// Four levels for every game. A weaker one looks less far and errs like a person; none plays at random.
import type { AnyInsight } from '../engine/insight.ts';
import { LEVELS, type Level, type LevelNumbers } from '../engine/levels.ts';
import type { Bot, Question, Thought } from './bot.ts';
import type { Budget } from './budget.ts';
import { expectimax } from './expectimax/expectimax.ts';
import { type ExpectimaxSettings, ONE_PLY, THREE_PLY } from './expectimax/settings.ts';
import { onePly } from './greedy.ts';
import { search } from './search/search.ts';

/** The most time for one decision, whatever the level. */
export const MILLISECONDS = 1000;

const MASTER: LevelNumbers = {
  iterations: 800,
  width: 24,
  depth: 2,
  trust: 0,
  horizon: 200,
  exploration: 1,
  widening: 1.5,
  overlooks: 0,
  misjudges: 0,
};

/** What is usual; a game's insight may change numbers. */
export const USUAL: { readonly [level in Level]: LevelNumbers } = {
  novice: { ...MASTER, iterations: 0, overlooks: 0.6, misjudges: 0.25 },
  apprentice: { ...MASTER, iterations: 0, overlooks: 0.2, misjudges: 0.08 },
  scribe: { ...MASTER, iterations: 100, overlooks: 0.1 },
  master: MASTER,
};

/** With dice and nothing hidden it is not playouts that count, but what positions are judged by, and how far ahead. */
const WITH_DICE: { readonly [level in Level]: ExpectimaxSettings } = {
  novice: { ...ONE_PLY, evaluation: 'hand-made', lapses: { overlooks: 0.7, misjudges: 0.2 } },
  apprentice: { ...ONE_PLY, evaluation: 'hand-made', lapses: { overlooks: 0.1, misjudges: 0.01 } },
  scribe: { ...ONE_PLY, lapses: { overlooks: 0.4, misjudges: 0.03 } },
  master: THREE_PLY,
};

export const levels: readonly Bot[] = LEVELS.map((level) => levelBot(level));

/** With another budget than its own; playouts are counted only where it searches by them. */
export function levelBot(level: Level, budget?: Budget): Bot {
  const settings = WITH_DICE[level];
  const milliseconds =
    budget && Number.isFinite(budget.milliseconds) ? budget.milliseconds : settings.milliseconds;
  const withDice = expectimax(level, { ...settings, milliseconds });
  return {
    name: level,
    think: (question) =>
      question.game.odds && question.insight.keys
        ? withDice.think(question)
        : thinkAt(numbersFor(level, question.insight), question, budget),
  };
}

export function numbersFor(level: Level, insight: AnyInsight): LevelNumbers {
  return { ...USUAL[level], ...insight.levels?.[level] };
}

function thinkAt(numbers: LevelNumbers, question: Question, budget?: Budget): Thought {
  if (numbers.iterations === 0) {
    return onePly(question, (state) => question.insight.evaluate(state), numbers);
  }
  return search(question, { informed: true, milliseconds: MILLISECONDS, ...numbers, ...budget }, numbers);
}
