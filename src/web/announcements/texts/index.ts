// The texts of announcements in the language set.
import { useSettings } from '../../settings/settings.ts';
import { textsIn } from '../../texts/loadTexts.ts';
import type { AnnouncementTexts } from './en.ts';

export const useAnnouncementTexts = (): AnnouncementTexts => textsIn(useSettings().lang, 'announcements');
