// The bots there are, by name.
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { evenKinds, random } from './random.ts';
import { search } from './search/search.ts';
import { INFORMED, PLAIN } from './search/settings.ts';

export { type Bot, choose, decided, type Question, type Ranked, type Thought } from './bot.ts';
export { evenKinds, random };

const plain: Bot = { name: 'plain', think: (question) => search(question, PLAIN) };
const master: Bot = { name: 'master', think: (question) => search(question, INFORMED) };

const ALL: readonly Bot[] = [random, evenKinds, greedy, plain, master];

export const BOT_NAMES: readonly string[] = ALL.map((bot) => bot.name);

export function findBot(name: string): Bot | undefined {
  return ALL.find((bot) => bot.name === name);
}
