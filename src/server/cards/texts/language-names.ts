// The languages in their own words.
import type { Lang } from '../../../engine/texts.ts';

export const languageNames: Readonly<Record<Lang, string>> = { en: 'English', fr: 'Français' };
