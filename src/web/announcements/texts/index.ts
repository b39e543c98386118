// The texts of announcements in the language set.
import type { Lang } from '../../../engine/texts.ts';
import { useSettings } from '../../settings/settings.ts';
import { type AnnouncementTexts, en } from './en.ts';
import { fr } from './fr.ts';

const TEXTS: Readonly<Record<Lang, AnnouncementTexts>> = { en, fr };

export function useAnnouncementTexts(): AnnouncementTexts {
  return TEXTS[useSettings().lang];
}
