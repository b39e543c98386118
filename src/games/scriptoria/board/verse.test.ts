import { expect, test } from 'vitest';
import { illuminated } from '../texts/page.ts';
import { verseOf } from './verse.ts';

test('what was laid out as text is found again', () => {
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
  expect(verseOf(text)).toEqual({
    title: 'The page',
    capital: 'A',
    opening: ['nna found it,', 'climbed,', 'and read.'],
    couplets: ['a', 'b', 'c', 'd'],
    shelf: ['A shelf:', 'Anna: a book', 'Bela: another'],
    end: 'Done.',
  });
});
