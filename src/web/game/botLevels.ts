// The bots of the seat choosers, by level and by character, with their texts. The bots themselves are loaded by the table's worker.
import { characterTexts, levelTexts } from '../../bots/texts/index.ts';
import { CHARACTER_IDS, type CharacterId } from '../../engine/characters.ts';
import { LEVELS, type Level } from '../../engine/levels.ts';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';

export type BotKind = Level | CharacterId | 'random';

export const LEVEL_KINDS: readonly BotKind[] = [...LEVELS, 'random'];
export const BOT_KINDS: readonly BotKind[] = [...LEVEL_KINDS, ...CHARACTER_IDS];
export const DEFAULT_BOT: BotKind = 'apprentice';

export function useBotTexts(): Readonly<Record<BotKind, { readonly name: string; readonly about: string }>> {
  const { random } = useTexts();
  const { lang } = useSettings();
  return { ...levelTexts[lang], random, ...characterTexts[lang] };
}
