// The bot levels of the seat chooser, with their texts. The bots themselves are loaded by the table's worker.
import { levelTexts } from '../../bots/texts/index.ts';
import { LEVELS, type Level } from '../../engine/levels.ts';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';

export type BotKind = Level | 'random';

export const BOT_KINDS: readonly BotKind[] = [...LEVELS, 'random'];
export const DEFAULT_BOT: BotKind = 'apprentice';

export function useBotTexts(): Readonly<Record<BotKind, { readonly name: string; readonly about: string }>> {
  const { random } = useTexts();
  return { ...levelTexts[useSettings().lang], random };
}
