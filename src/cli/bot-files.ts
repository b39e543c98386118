// Bots from files (`--bots ./my-bot.js`): loads them, and checks what they answer.

import { existsSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withCopies } from '../bots/foreign.ts';
import { type Bot, findBot, instantBot, type Question } from '../bots/index.ts';
import type { AnyGame } from '../engine/index.ts';
import { oneLine } from '../games/load-failure.ts';
import { insightOf } from '../games/loaded.ts';
import { type BotWatch, enterBot, leaveBot } from './bot-watch.ts';
import { UsageError } from './usage.ts';

/** Names of bots have neither folders nor extensions. */
export function isBotFile(name: string): boolean {
  return /[/\\]|\.(?:[cm]?js|ts)$/.test(name);
}

/**
 * The bots of these names or files, in the same order. The names must be known. Only worker threads load bots: the code
 * of a file may do anything, such as `process.exit()`.
 */
export async function loadBots(game: AnyGame, names: readonly string[], watch: BotWatch): Promise<Bot[]> {
  const bots: Bot[] = [];
  // One after the other, so that the watch names the one that is being loaded.
  for (const [index, name] of names.entries()) {
    bots.push(isBotFile(name) ? await loadBot(name, index, watch) : knownBot(game, name));
  }
  return bots;
}

function knownBot(game: AnyGame, name: string): Bot {
  const bot = findBot(name, insightOf(game));
  if (!bot) throw new Error(`unknown bot: ${name}`);
  return bot;
}

async function loadBot(file: string, index: number, watch: BotWatch): Promise<Bot> {
  const path = resolve(file);
  if (!existsSync(path)) throw new UsageError({ code: 'no-such-file', file });
  enterBot(watch, index);
  const bot = botIn(await moduleAt(path, file), basename(path, extname(path)));
  leaveBot(watch);
  if (!bot) throw new UsageError({ code: 'not-a-bot', file });
  return checked(withCopies(bot), file, {
    enter: () => enterBot(watch, index),
    leave: () => leaveBot(watch),
  });
}

async function moduleAt(path: string, file: string): Promise<{ readonly default?: unknown }> {
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    throw new UsageError({ code: 'bot-file-failed', file, reason: reasonOf(error) });
  }
}

interface BotExport {
  readonly name?: unknown;
  readonly think?: Bot['think'];
  readonly choose?: (question: Question) => unknown;
}

/** The default export: a function that chooses a move, or an object with `choose` or `think`. */
function botIn({ default: exported }: { readonly default?: unknown }, fileName: string): Bot | null {
  if (typeof exported === 'function') return instantBot(fileName, (question) => exported(question));
  if (typeof exported !== 'object' || exported === null) return null;
  const given: BotExport = exported;
  const name = typeof given.name === 'string' && given.name !== '' ? given.name : fileName;
  if (typeof given.think === 'function') return { name, think: (question) => given.think!(question) };
  if (typeof given.choose === 'function') return instantBot(name, (question) => given.choose!(question));
  return null;
}

/** A simulation trusts its bots, so a bot from outside is checked here: it may throw, and it may choose any move. */
function checked(
  bot: Bot,
  file: string,
  { enter, leave }: { readonly enter: () => void; readonly leave: () => void },
): Bot {
  const guard = <T>(act: () => T): T => {
    try {
      return act();
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError({ code: 'bot-failed', file, reason: reasonOf(error) });
    }
  };
  return {
    name: bot.name,
    think: (question) => {
      enter();
      const thought = guard(() => bot.think(question));
      return {
        work: (ms) => guard(() => thought.work(ms)),
        ranking: () => {
          const ranking = guard(() =>
            thought.ranking().map((ranked) => ({ ...ranked, move: legal(question, ranked.move, file) })),
          );
          leave();
          if (ranking.length === 0)
            throw new UsageError({ code: 'bot-failed', file, reason: 'its ranking is empty' });
          return ranking;
        },
      };
    },
  };
}

/** The legal move itself, also where the bot has built an equal one. */
function legal({ game, moves }: Question, chosen: unknown, file: string): unknown {
  if (moves.includes(chosen)) return chosen;
  if (chosen instanceof Promise) {
    throw new UsageError({ code: 'bot-failed', file, reason: 'a bot returns its move, not a promise' });
  }
  const notation = typeof chosen === 'object' && chosen !== null ? game.notation(chosen) : String(chosen);
  const move = moves.find((each) => game.notation(each) === notation);
  if (move === undefined) throw new UsageError({ code: 'illegal-bot-move', file, move: notation });
  return move;
}

function reasonOf(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error));
}
