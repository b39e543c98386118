// The texts of the waiting room in the language set.
import { useSettings } from '../../settings/settings.ts';
import { textsIn } from '../../texts/loadTexts.ts';
import type { WaitingTexts } from './en.ts';

export const useWaitingTexts = (): WaitingTexts => textsIn(useSettings().lang, 'waiting');
