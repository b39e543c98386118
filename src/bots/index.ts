// All bots, by name.
import type { AnyInsight } from '../engine/insight.ts';
import { LEVELS } from '../engine/levels.ts';
import { baselines } from './baselines.ts';
import type { Bot } from './bot.ts';
import { type Budget, splitBudget } from './budget.ts';
import { greedy } from './greedy.ts';
import { levelBot, levels } from './levels.ts';
import { evenKinds, random } from './random.ts';
import { search } from './search/search.ts';
import { PLAIN } from './search/settings.ts';

export { type Bot, choose, instantBot, type Question, type RankedMove, type Thought } from './bot.ts';
export { bestOf, hint } from './hint.ts';
export { type BotRandomness, questionFor } from './question.ts';
export { levelTexts } from './texts/index.ts';
export { evenKinds, LEVELS, random };

const plain = (budget?: Budget): Bot => ({
  name: 'plain',
  think: (question) => search(question, { ...PLAIN, ...budget }),
});

const ALL: readonly Bot[] = [...levels, greedy, plain(), evenKinds, random];

/** The bots that play every game. */
export const BOT_NAMES: readonly string[] = ALL.map((bot) => bot.name);

export function botsFor(insight?: AnyInsight): readonly Bot[] {
  return insight ? [...ALL, ...baselines(insight)] : ALL;
}

/** With an insight, its baselines too. `master@500` and `plain@100ms` have a budget of playouts or time. */
export function findBot(name: string, insight?: AnyInsight): Bot | undefined {
  const split = typeof name === 'string' ? splitBudget(name) : null;
  if (!split) return undefined;
  const { bot, budget } = split;
  if (!budget) return botsFor(insight).find(({ name }) => name === bot);
  const level = LEVELS.find((level) => level === bot);
  const found = level ? levelBot(level, budget) : bot === 'plain' ? plain(budget) : undefined;
  return found && { ...found, name };
}
