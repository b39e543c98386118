// What a reader sees of a bulletin, in their language where there is a text in it.
import { LANGS, type Lang } from '../../engine/texts.ts';
import type { Bulletin } from '../../protocol/bulletins.ts';
import { BULLETIN_TEXTS } from './texts.ts';

const DAY_MS = 86_400_000;

export interface ShownBulletin {
  readonly text: string;
  /** The language of the operators' own words; null if there are none. */
  readonly lang: Lang | null;
}

export function shownBulletin(
  { texts, maintenanceAt }: Pick<Bulletin, 'texts' | 'maintenanceAt'>,
  lang: Lang,
  now: number,
): { readonly notice: string; readonly words: ShownBulletin | null } {
  const found = [lang, ...LANGS].find((each) => texts[each] !== undefined);
  const words = found === undefined ? null : { text: texts[found] ?? '', lang: found };
  const { maintenance, during } = BULLETIN_TEXTS[lang];
  if (maintenanceAt === null) return { notice: '', words };
  return { notice: maintenanceAt <= now ? during : maintenance(timeOf(maintenanceAt, lang, now)), words };
}

/** Within a day "in 20 minutes" or "at 14:30", later with the day. */
function timeOf(at: number, lang: Lang, now: number): string {
  const minutes = Math.ceil((at - now) / 60_000);
  if (minutes <= 90) return new Intl.RelativeTimeFormat(lang).format(minutes, 'minute');
  const time = new Date(at).toLocaleTimeString(lang, { timeStyle: 'short' });
  const day = new Date(at).toLocaleDateString(lang, { weekday: 'long', day: 'numeric', month: 'long' });
  const isSoon = at - now < DAY_MS && new Date(at).getDate() === new Date(now).getDate();
  if (lang === 'fr') return isSoon ? `à ${time}` : `le ${day} à ${time}`;
  return isSoon ? `at ${time}` : `on ${day} at ${time}`;
}
