// The words of what looks back at games, in the language set.
import type { Lang } from '../../../engine/texts.ts';
import { useSettings } from '../../settings/settings.ts';
import { en, type StudyTexts } from './en.ts';
import { fr } from './fr.ts';

export type { StudyTexts } from './en.ts';

const WORDS: Readonly<Record<Lang, StudyTexts>> = { en, fr };

export function useStudyTexts(): StudyTexts {
  return WORDS[useSettings().lang];
}
