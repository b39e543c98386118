// Tests of parsing the page behind the black door.
import { expect, test } from 'vitest';
import { illuminated } from '../texts/page.ts';
import { parseHellPage } from './hell-page.ts';

test('the parts of the page are found again in its text', () => {
  const text = illuminated({
    title: 'The page',
    name: 'anna',
    opening: [' found it,', 'climbed,', 'and read.'],
    couplets: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    shelf: ['A shelf:', 'Anna: a book', 'Bela: another'],
    end: 'Done.',
  });
  expect(parseHellPage(text)).toEqual({
    title: 'The page',
    capital: 'A',
    opening: ['nna found it,', 'climbed,', 'and read.'],
    couplets: ['a', 'b', 'c', 'd'],
    shelf: ['A shelf:', 'Anna: a book', 'Bela: another'],
    end: 'Done.',
  });
});
