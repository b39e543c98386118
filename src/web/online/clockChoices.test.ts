// The sentence for a table's clock, chosen from the list or made through the API.
import { expect, test } from 'vitest';
import { clockText } from './clockChoices.ts';
import { formatTime, formatTimeRoughly } from './formatTime.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** Without the difference between kinds of spaces. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  [null, 'None'],
  [{ kind: 'move', seconds: 259_200 }, '3 days per move'],
  [{ kind: 'game', seconds: 600, increment: 5 }, '10 minutes each, 5 seconds more with every move'],
  [{ kind: 'move', seconds: 90 }, '1:30 per move'],
  [{ kind: 'game', seconds: 600, increment: 0 }, '10:00 each, 0\u00a0s more with every move'],
] as const)('the clock %j is described as "%s"', (clock, sentence) => {
  expect(clockText(clock, en)).toBe(sentence);
});

test('the clock of days is described in French', () => {
  expect(plain(clockText({ kind: 'move', seconds: 172_800 }, fr))).toBe('2 jours par coup');
});

test('time for a day or more is told to the nearest hour: three days that have just begun are three days', () => {
  expect(plain(formatTime(259_190, en))).toBe('3 days');
  expect(plain(formatTimeRoughly(259_190_000, en))).toBe('3 days');
  expect(plain(formatTime(250_000, en))).toBe('2 d 21 h');
  expect(plain(formatTime(86_398, en))).toBe('1 day');
});

test('no seconds tick before the last hour', () => {
  expect(plain(formatTime(82_799, en))).toBe('22 h 59 min');
  expect(plain(formatTime(3600, fr))).toBe('1 h 0 min');
  expect(formatTime(3599, en)).toBe('59:59');
});
