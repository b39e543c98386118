// The texts of watching in the language set.
import { useSettings } from '../../settings/settings.ts';
import { textsIn } from '../../texts/loadTexts.ts';
import type { WatchTexts } from './en.ts';

export const useWatchTexts = (): WatchTexts => textsIn(useSettings().lang, 'watch');
