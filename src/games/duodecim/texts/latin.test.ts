// Tests of what the Latin means, word by word along the path.
import { expect, test } from 'vitest';
import { inscription, wordMeaning } from './latin.ts';

test('the words follow the path: middle line, upper line backwards, lower line', () => {
  const latin = (board: 'virtus' | 'abemus') =>
    [0, 1, 2, 3, 4, 5].map((word) => wordMeaning(board, word, 'en').split(':')[0]);
  expect(latin('virtus')).toEqual(['HOSTES', 'VINCTI', 'IMPERI', 'VIRTUS', 'LUDANT', 'ROMANI']);
  expect(latin('abemus')).toEqual(['PULLUM', 'PISCEM', 'INCENA', 'ABEMUS', 'PERNAM', 'PAONEM']);
});

test('each with its meaning', () => {
  expect(wordMeaning('virtus', 0, 'en')).toBe('HOSTES: “the enemies”');
  expect(wordMeaning('abemus', 5, 'fr')).toBe('PAONEM\u00a0: «\u00a0paon\u00a0»');
  expect(inscription('abemus', 'en')).toContain('peacock');
});
