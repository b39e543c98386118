import { expect, test } from 'vitest';
import { formatTime } from './formatDay.ts';

test('the time of day is written as in each language', () => {
  const at = (hours: number, minutes: number) => new Date(2026, 10, 18, hours, minutes).getTime();
  expect(formatTime(at(1, 0), 'fr')).toBe('1\u00a0h');
  expect(formatTime(at(13, 5), 'fr')).toBe('13\u00a0h\u00a005');
  expect(formatTime(at(13, 5), 'en')).toBe('13:05');
});
