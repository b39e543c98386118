import { describe, expect, test } from 'vitest';
import { highlightPieces, matchesQuery } from './search.ts';

const section = { id: 'bid', title: 'Les enchères', text: 'Qui n’a pas passé **peut** miser à nouveau.' };

describe('finding', () => {
  test('ignores case and accents', () => {
    expect(matchesQuery(section, 'ENCHERE')).toBe(true);
    expect(matchesQuery(section, 'Passé')).toBe(true);
    expect(matchesQuery(section, 'dés')).toBe(false);
  });

  test('every word must occur, in any order, in title or text', () => {
    expect(matchesQuery(section, 'miser enchères')).toBe(true);
    expect(matchesQuery(section, 'miser dés')).toBe(false);
  });

  test('an empty query matches everything', () => expect(matchesQuery(section, '  ')).toBe(true));
});

describe('marking', () => {
  test('marks every match, accents included, and keeps the whole text', () => {
    const all = highlightPieces('Le dé, les dés', 'de');
    expect(all.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['dé', 'dé']);
    expect(all.map(({ text }) => text).join('')).toBe('Le dé, les dés');
  });

  test('overlapping words become one mark', () => {
    expect(highlightPieces('enchères', 'ench chères').filter(({ isFound }) => isFound)).toEqual([
      { text: 'enchères', isFound: true },
    ]);
  });

  test('an empty query marks nothing', () => {
    expect(highlightPieces('Le dé', '')).toEqual([{ text: 'Le dé', isFound: false }]);
  });
});
