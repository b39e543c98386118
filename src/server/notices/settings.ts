// What a person has chosen about notices, with the defaults, and when a notice may be sent by it.
import type { NoticeSettingsRow } from '../storage/notice-schema.ts';
import { isTimeZone, quietUntil } from './quiet-hours.ts';

const MINUTE_MS = 60_000;

export const defaultSettings = (person: string): NoticeSettingsRow => ({
  person,
  is_on: 1,
  quiet_from: null,
  quiet_to: null,
  time_zone: 'UTC',
  digest_minutes: 0,
  lang: 'en',
  sent_at: 0,
});

/** When the person wants to be told, at the earliest; null for now. */
export function postponedTo(settings: NoticeSettingsRow, now: number): number | null {
  const { quiet_from: from, quiet_to: to, time_zone: timeZone, digest_minutes, sent_at } = settings;
  const quiet =
    from === null || to === null || !isTimeZone(timeZone) ? null : quietUntil({ from, to, timeZone }, now);
  const digest = sent_at + digest_minutes * MINUTE_MS;
  const earliest = Math.max(quiet ?? 0, digest);
  return earliest > now ? earliest : null;
}
