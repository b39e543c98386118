// How long ago something was, in words.
import type { Lang } from '../../engine/texts.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `justNow` is for less than a minute, also if the clocks of device and server differ a little. */
export function formatAge(ms: number, lang: Lang, justNow: string): string {
  const found = UNITS.find(([, length]) => ms >= length);
  if (!found) return justNow;
  const [unit, length] = found;
  const format = new Intl.RelativeTimeFormat(lang, { style: 'short', numeric: 'auto' });
  // English abbreviations have a full stop there, which nobody writes in a list.
  return format.format(-Math.floor(ms / length), unit).replaceAll('.', '');
}
