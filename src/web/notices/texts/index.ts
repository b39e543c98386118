// The texts about notices in the language set.
import type { Lang } from '../../../engine/texts.ts';
import { useSettings } from '../../settings/settings.ts';
import { en, type NoticeWords } from './en.ts';
import { fr } from './fr.ts';

const TEXTS: Readonly<Record<Lang, NoticeWords>> = { en, fr };

export function useNoticeWords(): NoticeWords {
  return TEXTS[useSettings().lang];
}
