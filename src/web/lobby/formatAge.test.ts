import { expect, test } from 'vitest';
import { formatAge } from './formatAge.ts';

test.each([
  [-500, /^now$/],
  [59_000, /^now$/],
  [60_000, /^1 min\.? ago$/],
  [3_599_000, /^59 min\.? ago$/],
  [7_200_000, /^2 hrs?\.? ago$/],
  [86_400_000, /^yesterday$/],
  [86_400_000 * 3, /^3 days ago$/],
])('%i ms is %s', (ms, text) => {
  expect(formatAge(ms, 'en', 'now')).toMatch(text);
});

test('in French', () => expect(formatAge(120_000, 'fr', '')).toMatch(/^il y a 2\smin$/));
