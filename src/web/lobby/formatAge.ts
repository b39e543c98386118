// How long ago something was, in words.
import type { Lang } from '../../engine/texts.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

export function formatAge(ms: number, lang: Lang): string {
  const format = new Intl.RelativeTimeFormat(lang, { style: 'short', numeric: 'auto' });
  // The clocks of device and server may differ a little.
  const age = Math.max(0, ms);
  const [unit, length] = UNITS.find(([, each]) => age >= each) ?? ['minute', 60_000];
  return format.format(-Math.floor(age / length), unit);
}
