// All bots, by name.
import { isCharacter } from '../engine/characters.ts';
import type { AnyInsight } from '../engine/insight.ts';
import { LEVELS } from '../engine/levels.ts';
import { baselines } from './baselines.ts';
import type { Bot } from './bot.ts';
import { type Budget, type Changes, splitName } from './bot-name.ts';
import { greedy } from './greedy.ts';
import { characterBot, characters, levelBot, levels } from './levels.ts';
import { evenKinds, random } from './random.ts';
import { search } from './search/search.ts';
import { PLAIN } from './search/settings.ts';

export { type Bot, choose, instantBot, type Question, type RankedMove, type Thought } from './bot.ts';
export { shownChance } from './calibrated.ts';
export { bestOf, hint } from './hint.ts';
export { type BotRandomness, questionFor, seatRandomness } from './question.ts';
export { characterTexts, levelTexts } from './texts/index.ts';
export { evenKinds, LEVELS, random };

const plain = (budget?: Budget): Bot => ({
  name: 'plain',
  think: (question) => search(question, { ...PLAIN, ...budget }),
});

const ALL: readonly Bot[] = [...levels, ...characters, greedy, plain(), evenKinds, random];

/** The bots that play every game. */
export const BOT_NAMES: readonly string[] = ALL.map((bot) => bot.name);

export function botsFor(insight?: AnyInsight): readonly Bot[] {
  return insight ? [...ALL, ...baselines(insight)] : ALL;
}

/**
 * With an insight, its baselines too. `master@500` and `plain@100ms` have a budget of playouts or time,
 * `master+width=8` has another setting; a search through all throws has no such settings.
 */
export function findBot(name: string, insight?: AnyInsight): Bot | undefined {
  const split = typeof name === 'string' ? splitName(name) : null;
  if (!split) return undefined;
  const { bot, budget, changes } = split;
  if (!budget && !changes) return botsFor(insight).find(({ name }) => name === bot);
  if (changes && insight?.keys) return undefined;
  const found = changedBot(bot, budget, changes);
  return found && { ...found, name };
}

function changedBot(bot: string, budget?: Budget, changes?: Changes): Bot | undefined {
  const level = LEVELS.find((level) => level === bot);
  if (level) return levelBot(level, budget, changes);
  if (isCharacter(bot)) return characterBot(bot, budget, changes);
  return bot === 'plain' && !changes ? plain(budget) : undefined;
}
