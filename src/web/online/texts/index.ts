// The texts of online play in the language set.
import { useSettings } from '../../settings/settings.ts';
import { textsIn } from '../../texts/loadTexts.ts';
import type { OnlineTexts } from './en.ts';

export const useOnlineTexts = (): OnlineTexts => textsIn(useSettings().lang, 'online');
