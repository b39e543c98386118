// The words of what looks back at games, in the language set.
import { useSettings } from '../../settings/settings.ts';
import { textsIn } from '../../texts/loadTexts.ts';
import type { AnalysisTexts } from './en.ts';

export type { AnalysisTexts } from './en.ts';

export const useAnalysisTexts = (): AnalysisTexts => textsIn(useSettings().lang, 'analysis');
