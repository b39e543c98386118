// The bots there are, by name.
import type { Bot } from './bot.ts';
import { evenKinds, random } from './random.ts';

export { type Bot, choose, decided, type Question, type Ranked, type Thought } from './bot.ts';
export { evenKinds, random };

const ALL: readonly Bot[] = [random, evenKinds];

export const BOT_NAMES: readonly string[] = ALL.map((bot) => bot.name);

export function findBot(name: string): Bot | undefined {
  return ALL.find((bot) => bot.name === name);
}
