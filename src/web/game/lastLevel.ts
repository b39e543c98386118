// The level of the bots that this device last played against.
import { readStored, writeStored } from '../browserStorage.ts';
import { BOT_KINDS, type BotKind, DEFAULT_BOT } from './botLevels.ts';

const KEY = 'scriptorium.lastLevel';

export function readLastLevel(): BotKind {
  const stored = readStored(KEY);
  return BOT_KINDS.find((kind) => kind === stored) ?? DEFAULT_BOT;
}

export const saveLastLevel = (level: BotKind): void => writeStored(KEY, level);
