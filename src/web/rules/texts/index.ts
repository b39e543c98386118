// The texts of the rules in the language set.
import type { Lang } from '../../../engine/texts.ts';
import { useSettings } from '../../settings/settings.ts';
import { en, type RulesTexts } from './en.ts';
import { fr } from './fr.ts';

const TEXTS: Readonly<Record<Lang, RulesTexts>> = { en, fr };

export function useRulesTexts(): RulesTexts {
  return TEXTS[useSettings().lang];
}
