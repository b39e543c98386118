// The texts about notices in the language set.
import { useSettings } from '../../settings/settings.ts';
import { textsIn } from '../../texts/loadTexts.ts';
import type { NoticeWords } from './en.ts';

export const useNoticeWords = (): NoticeWords => textsIn(useSettings().lang, 'notices');
