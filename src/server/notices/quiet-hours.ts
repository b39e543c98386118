// Quiet hours: minutes after midnight in the person's own time zone, over midnight too.

export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly timeZone: string;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** When the quiet hours end in which this time is; null if it is in none. */
export function quietUntil({ from, to, timeZone }: QuietHours, now: number): number | null {
  const minute = minuteOfDay(now, timeZone);
  const isQuiet = from <= to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const start = now - (now % MINUTE_MS);
  const end = start + ((to - minute + DAY_MINUTES) % DAY_MINUTES) * MINUTE_MS;
  // The clocks may be changed meanwhile: then the end is up to an hour off, and looked up again from there.
  const shift = to - minuteOfDay(end, timeZone);
  if (shift === 0) return end;
  const nearest =
    shift > DAY_MINUTES / 2 ? shift - DAY_MINUTES : shift < -DAY_MINUTES / 2 ? shift + DAY_MINUTES : shift;
  return Math.max(end + nearest * MINUTE_MS, start + MINUTE_MS);
}

function minuteOfDay(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}
