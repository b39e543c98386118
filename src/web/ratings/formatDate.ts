// Days of profiles and games, by the clock of the device.
import type { Lang } from '../../engine/texts.ts';

const LOCALES: Readonly<Record<Lang, string>> = { en: 'en-GB', fr: 'fr' };

export const formatDate = (time: number, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long' }).format(time);
