// The texts of watching in the language set.
import type { Lang } from '../../../engine/texts.ts';
import { useSettings } from '../../settings/settings.ts';
import { en, type WatchTexts } from './en.ts';
import { fr } from './fr.ts';

export const WATCH_TEXTS: Readonly<Record<Lang, WatchTexts>> = { en, fr };

export function useWatchTexts(): WatchTexts {
  return WATCH_TEXTS[useSettings().lang];
}
