// The words of what looks back at games, in the language set.
import type { Lang } from '../../../engine/texts.ts';
import { useSettings } from '../../settings/settings.ts';
import { type AnalysisTexts, en } from './en.ts';
import { fr } from './fr.ts';

export type { AnalysisTexts } from './en.ts';

const WORDS: Readonly<Record<Lang, AnalysisTexts>> = { en, fr };

export function useAnalysisTexts(): AnalysisTexts {
  return WORDS[useSettings().lang];
}
