// The time in which people have to sit down, in its largest whole unit.
import type { TournamentTexts } from './texts/en.ts';

const DAY_MINUTES = 24 * 60;

export function noShowText(minutes: number, texts: TournamentTexts): string {
  if (minutes % DAY_MINUTES === 0) return texts.days(minutes / DAY_MINUTES);
  return minutes % 60 === 0 ? texts.hours(minutes / 60) : texts.minutes(minutes);
}
