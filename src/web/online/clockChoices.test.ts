// The sentence for a table's clock, chosen from the list or made through the API.
import { expect, test } from 'vitest';
import { clockText } from './clockChoices.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

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
  expect(clockText({ kind: 'move', seconds: 172_800 }, fr)).toBe('2\u00a0j 0\u00a0h par coup');
});
