// The time left in words.
import { expect, test } from 'vitest';
import { clockSentence } from './clockSentence.ts';
import { en } from './texts/en.ts';

const nameOf = (seat: number) => ['Anna', 'Bruno', 'Alcuin'][seat] ?? '';

test('only the clock of who decides runs; bots have none', () => {
  const clocks = { left: [65_000, 30_000, null], at: 1000 };
  const say = (deciders: number[], now: number) => clockSentence({ clocks, deciders }, nameOf, en, now);
  expect(say([0], 6000)).toBe('Anna: 1:00, Bruno: 0:30.');
  expect(say([1], 61_000)).toBe('Anna: 1:05, Bruno: 0:00.');
  expect(clockSentence({ clocks: null, deciders: [0] }, nameOf, en, 0)).toBe(null);
});
