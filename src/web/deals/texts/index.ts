// The texts of daily deals in the language set.
import { useSettings } from '../../settings/settings.ts';
import { textsIn } from '../../texts/loadTexts.ts';
import type { DealTexts } from './en.ts';

export const useDealTexts = (): DealTexts => textsIn(useSettings().lang, 'deals');
