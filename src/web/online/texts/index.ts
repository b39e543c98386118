// The texts of online play in the language set.
import type { Lang } from '../../../engine/texts.ts';
import { useSettings } from '../../settings/settings.ts';
import { en, type OnlineTexts } from './en.ts';
import { fr } from './fr.ts';

const TEXTS: Readonly<Record<Lang, OnlineTexts>> = { en, fr };

export function useOnlineTexts(): OnlineTexts {
  return TEXTS[useSettings().lang];
}
