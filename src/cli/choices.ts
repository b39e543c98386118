// What the arguments choose: game, options, seats, bots, numbers; each checked, each refusal naming what is valid.
import { findBot } from '../bots/index.ts';
import { type AnyGame, chooseOptions, type Options } from '../engine/index.ts';
import { catalogue, type Entry } from '../games/index.ts';
import { insightOf } from '../games/insights.ts';
import { botNames } from './bots.ts';
import { findEntry } from './boxes.ts';
import { UsageError } from './usage.ts';

const DEFAULT_BOT = 'random';

export function parseGame(id: string): Entry {
  const entry = findEntry(id);
  if (!entry) {
    throw new UsageError({ code: 'unknown-game', game: id, valid: catalogue.map(({ game }) => game.id) });
  }
  return entry;
}

/** `k=v,k=v`; what is not given has its default. */
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

export function parseBotList(game: AnyGame, given: string): string[] {
  const bots = given.split(',').map((bot) => bot.trim());
  const unknown = bots.find((bot) => !findBot(bot, insightOf(game)));
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

/** Written in plain digits, or not a number at all: `0x10`, `1e3` and an empty text are mistakes. */
function wholeNumber(given: string): number {
  return /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
}
