// Formats the remaining time of a clock: to the second in the last hour of a clock that is seen running, otherwise roughly.
import type { OnlineTexts } from './texts/en.ts';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** A clock of one day that has just begun shows a day. */
const DAY_BEGUN = DAY - HOUR / 2;

/** For lists, which are not asked for every second. */
export function formatTimeRoughly(
  ms: number,
  texts: Pick<OnlineTexts, 'days' | 'hours' | 'minutes'>,
): string {
  const minutes = Math.floor(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return daysText(ms / 1000, texts);
  return hours > 0 ? texts.hours(hours, minutes % 60) : texts.minutes(Math.max(1, minutes));
}

export function formatTime(seconds: number, texts: Pick<OnlineTexts, 'days' | 'hours'>): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds >= DAY_BEGUN) return daysText(seconds, texts);
  if (seconds >= HOUR) return texts.hours(Math.floor(seconds / HOUR), minutes);
  return `${minutes}:${two(seconds % MINUTE)}`;
}

/** To the nearest hour: three days that have just begun are three days. */
function daysText(seconds: number, texts: Pick<OnlineTexts, 'days'>): string {
  const hours = Math.round(seconds / HOUR);
  return texts.days(Math.floor(hours / 24), hours % 24);
}
