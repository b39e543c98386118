// The texts of the waiting room in the language set.
import type { Lang } from '../../../engine/texts.ts';
import { useSettings } from '../../settings/settings.ts';
import { en, type WaitingTexts } from './en.ts';
import { fr } from './fr.ts';

const TEXTS: Readonly<Record<Lang, WaitingTexts>> = { en, fr };

export function useWaitingTexts(): WaitingTexts {
  return TEXTS[useSettings().lang];
}
