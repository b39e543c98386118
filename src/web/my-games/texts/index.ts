// The texts of the page of one’s own games in the language set.
import type { Lang } from '../../../engine/texts.ts';
import { useSettings } from '../../settings/settings.ts';
import { en, type MyGamesTexts } from './en.ts';
import { fr } from './fr.ts';

const TEXTS: Readonly<Record<Lang, MyGamesTexts>> = { en, fr };

export function useMyGamesTexts(): MyGamesTexts {
  return TEXTS[useSettings().lang];
}
