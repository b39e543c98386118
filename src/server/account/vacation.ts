// Vacations: how many days a person has left, and whether another vacation can be set.
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { type Pause, timeBetween } from '../matches/clock-pauses.ts';

const DAY_MS = 86_400_000;
export const DAYS_A_YEAR = 21;

/** The days of a calendar year (UTC) that these vacations leave. */
export function daysLeft(vacations: readonly Pause[], year: number): number {
  const [start, end] = [Date.UTC(year), Date.UTC(year + 1)];
  const usedMs = end - start - timeBetween(vacations, start, end);
  return Math.max(0, DAYS_A_YEAR - usedMs / DAY_MS);
}

/** `past` are the vacations, or their parts, before now: a new one replaces the rest. */
export function refuseVacation(past: readonly Pause[], wanted: Pause, now: number): ServerRefusal | null {
  if (wanted.to <= wanted.from || wanted.from > yearAfter(now)) return { code: 'bad-vacation' };
  const [first, last] = [wanted.from, wanted.to].map((at) => new Date(at).getUTCFullYear());
  for (let year = first!; year <= last!; year++) {
    const before = daysLeft(past, year);
    const [start, end] = [Math.max(wanted.from, Date.UTC(year)), Math.min(wanted.to, Date.UTC(year + 1))];
    if ((end - start) / DAY_MS > before) return { code: 'no-vacation-left', days: Math.floor(before), year };
  }
  return null;
}

/** The same day of the next year. */
const yearAfter = (now: number) => new Date(now).setUTCFullYear(new Date(now).getUTCFullYear() + 1);
