import { expect, test } from 'vitest';
import { isTimeZone, quietUntil } from './quiet-hours.ts';

const at = (text: string) => Date.parse(text);
const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

function ends(from: string, to: string, timeZone: string, now: string): string | null {
  const until = quietUntil({ from: minutes(from), to: minutes(to), timeZone }, at(now));
  return until === null ? null : new Date(until).toISOString();
}

test('quiet hours end at their end, in the time zone of the person, over midnight too', () => {
  expect(ends('22:00', '08:00', 'UTC', '2026-11-17T23:30:20Z')).toBe('2026-11-18T08:00:00.000Z');
  expect(ends('22:00', '08:00', 'UTC', '2026-11-17T07:59:59Z')).toBe('2026-11-17T08:00:00.000Z');
  expect(ends('22:00', '08:00', 'UTC', '2026-11-17T08:00:00Z')).toBe(null);
  expect(ends('22:00', '08:00', 'UTC', '2026-11-17T21:59:59Z')).toBe(null);
  expect(ends('13:00', '14:30', 'Europe/Paris', '2026-11-17T12:10:00Z')).toBe('2026-11-17T13:30:00.000Z');
  expect(ends('22:00', '08:00', 'Asia/Kolkata', '2026-11-17T16:30:00Z')).toBe('2026-11-18T02:30:00.000Z');
});

test('in the nights in which clocks are changed they end at the hour that the clock shows', () => {
  // Paris, 29 March 2026: 02:00 becomes 03:00. 25 October 2026: 03:00 becomes 02:00.
  expect(ends('22:00', '08:00', 'Europe/Paris', '2026-03-28T22:00:00Z')).toBe('2026-03-29T06:00:00.000Z');
  expect(ends('22:00', '08:00', 'Europe/Paris', '2026-10-24T21:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
});

test('hours from and to the same minute are none', () => {
  expect(ends('08:00', '08:00', 'UTC', '2026-11-17T08:00:00Z')).toBe(null);
});

test('names of time zones', () => {
  expect(['UTC', 'Europe/Paris', 'America/Argentina/Ushuaia'].every(isTimeZone)).toBe(true);
  expect(['', 'Nowhere', 'Europe/Atlantis'].some(isTimeZone)).toBe(false);
});
