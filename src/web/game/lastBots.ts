// The bots that this device last played against: each choice stays with its game and its seat.
import { CHARACTERS, isCharacter } from '../../engine/characters.ts';
import { readStored, writeStored } from '../browserStorage.ts';
import { BOT_KINDS, type BotKind, DEFAULT_BOT } from './botLevels.ts';

const key = (game: string) => `scriptorium.lastBots.${game}`;

/** The bot to propose for a seat. A character sits only once at a table: its level takes the second seat. */
export function proposedBot(game: string, seat: number, seated: readonly string[]): BotKind {
  const stored = readStored(key(game))?.split(' ')[seat];
  const bot = BOT_KINDS.find((kind) => kind === stored) ?? DEFAULT_BOT;
  return isCharacter(bot) && seated.includes(bot) ? CHARACTERS[bot].level : bot;
}

/** `sitters`: who sits at each seat, people too. */
export const saveLastBots = (game: string, sitters: readonly string[]): void =>
  writeStored(key(game), sitters.join(' '));
