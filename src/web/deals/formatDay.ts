// Days and times of deals, as people write them.
import { startOfDay } from '../../bots/deals/deal.ts';
import type { Lang } from '../../engine/texts.ts';

const LOCALES: Readonly<Record<Lang, string>> = { en: 'en-GB', fr: 'fr' };

/** The day is that of UTC, whatever the clock of the device says. */
export const formatDay = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(startOfDay(day));

/** By the clock of the device; in French "1 h" and "13 h 30". */
export function formatTime(time: number, lang: Lang): string {
  const date = new Date(time);
  if (lang === 'fr') {
    const minutes = date.getMinutes();
    return `${date.getHours()}\u00a0h${minutes === 0 ? '' : `\u00a0${String(minutes).padStart(2, '0')}`}`;
  }
  return new Intl.DateTimeFormat(LOCALES[lang], { hour: 'numeric', minute: '2-digit' }).format(date);
}
