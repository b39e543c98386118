// The bots there are, by name.
import type { AnyInsight } from '../engine/insight.ts';
import { baselines } from './baseline.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { levels } from './levels.ts';
import { evenKinds, random } from './random.ts';
import { search } from './search/search.ts';
import { PLAIN } from './search/settings.ts';

export { LEVELS, type Level } from '../engine/levels.ts';
export { type Bot, choose, decided, type Question, type Ranked, type Thought } from './bot.ts';
export { levelTexts } from './texts/index.ts';
export { evenKinds, random };

const plain: Bot = { name: 'plain', think: (question) => search(question, PLAIN) };

const ALL: readonly Bot[] = [...levels, greedy, plain, evenKinds, random];

/** Those that play every game. */
export const BOT_NAMES: readonly string[] = ALL.map((bot) => bot.name);

/** With an insight also the baselines that it offers. */
export function findBot(name: string, insight?: AnyInsight): Bot | undefined {
  return botsFor(insight).find((bot) => bot.name === name);
}

export function botsFor(insight?: AnyInsight): readonly Bot[] {
  return insight ? [...ALL, ...baselines(insight)] : ALL;
}
