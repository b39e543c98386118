// Reads and checks arguments: game, options, seats, bots, numbers. Each refusal names what is valid.
import { findBot } from '../bots/index.ts';
import { type AnyGame, chooseOptions, type Options } from '../engine/index.ts';
import { allGames, insightOf, type LoadedGame } from '../games/loaded.ts';
import { isBotFile } from './bot-files.ts';
import { botNames } from './bots.ts';
import { findLoadedGame } from './game-lookup.ts';
import { UsageError } from './usage.ts';

const DEFAULT_BOT = 'random';
const DEFAULT_BOT_TIMEOUT_SECONDS = '60';
const MAX_BOT_TIMEOUT_SECONDS = 86_400;

export function parseGame(id: string): LoadedGame {
  const loaded = findLoadedGame(id);
  if (!loaded) {
    throw new UsageError({ code: 'unknown-game', game: id, valid: allGames.map(({ game }) => game.id) });
  }
  return loaded;
}

/** `name=value,name=value`; options that are not given have their defaults. */
export function parseOptions(game: AnyGame, given: string | undefined): Options {
  return checkOptions(game, optionPairs(game, given));
}

export function optionPairs(game: AnyGame, given: string | undefined): { readonly [name: string]: string } {
  const pairs = (given ?? '').split(',').filter((pair) => pair.trim() !== '');
  const named = pairs.map((pair) => {
    const [name = '', value, ...rest] = pair.split('=').map((part) => part.trim());
    if (name === '' || value === undefined || rest.length > 0) {
      throw new UsageError({ code: 'bad-option-form', given: pair, valid: Object.keys(game.options) });
    }
    return [name, value] as const;
  });
  return Object.fromEntries(named);
}

export function checkOptions(game: AnyGame, given: Options): Options {
  const answer = chooseOptions(game, given);
  if (!answer.ok) throw new UsageError(answer);
  return answer.options;
}

export function parseSeatCount(game: AnyGame, given: string | undefined): number {
  const seats = given === undefined ? Math.min(...game.seatCounts) : wholeNumber(given);
  if (!game.seatCounts.includes(seats)) {
    throw new UsageError({
      code: 'bad-seat-count',
      game: game.id,
      given: given ?? '',
      valid: game.seatCounts,
    });
  }
  return seats;
}

/** One bot for all seats, or one for each. */
export function parseBots(game: AnyGame, given: string | undefined, seats: number): string[] {
  const bots = parseBotList(game, given ?? DEFAULT_BOT);
  if (bots.length === 1) return Array.from({ length: seats }, () => bots[0]!);
  if (bots.length !== seats) throw new UsageError({ code: 'bad-bot-count', given: bots.length, seats });
  return bots;
}

/** Names of bots, or files with one; `loadBots` loads them. */
export function parseBotList(game: AnyGame, given: string): string[] {
  const bots = given.split(',').map((bot) => bot.trim());
  const unknown = bots.find((bot) => !isBotFile(bot) && !findBot(bot, insightOf(game)));
  if (unknown !== undefined)
    throw new UsageError({ code: 'unknown-bot', bot: unknown, valid: botNames(game) });
  return bots;
}

export function parseNumber(
  flag: string,
  given: string,
  range: { readonly from: number; readonly to: number },
): number {
  const number = wholeNumber(given);
  if (!(number >= range.from && number <= range.to))
    throw new UsageError({ code: 'bad-number', flag, given, ...range });
  return number;
}

/** How long a bot from a file may take to load, and for one decision; given in seconds. */
export function parseBotTimeoutMs(given = DEFAULT_BOT_TIMEOUT_SECONDS): number {
  return 1000 * parseNumber('--bot-timeout', given, { from: 1, to: MAX_BOT_TIMEOUT_SECONDS });
}

/** Plain digits only: `0x10`, `1e3` and an empty text are mistakes. */
function wholeNumber(given: string): number {
  return /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
}
