import { describe, expect, test } from 'vitest';
import { found, pieces } from './search.ts';

const section = { id: 'bid', title: 'Les enchères', text: 'Qui n’a pas passé **peut** miser à nouveau.' };

describe('finding', () => {
  test('capitals and accents do not matter', () => {
    expect(found(section, 'ENCHERE')).toBe(true);
    expect(found(section, 'Passé')).toBe(true);
    expect(found(section, 'dés')).toBe(false);
  });

  test('every word counts, in any order, in title or text', () => {
    expect(found(section, 'miser enchères')).toBe(true);
    expect(found(section, 'miser dés')).toBe(false);
  });

  test('no query finds everything', () => expect(found(section, '  ')).toBe(true));
});

describe('marking', () => {
  test('marks each place, accents included, and loses nothing', () => {
    const all = pieces('Le dé, les dés', 'de');
    expect(all.filter(({ isFound }) => isFound).map(({ text }) => text)).toEqual(['dé', 'dé']);
    expect(all.map(({ text }) => text).join('')).toBe('Le dé, les dés');
  });

  test('words that overlap are one mark', () => {
    expect(pieces('enchères', 'ench chères').filter(({ isFound }) => isFound)).toEqual([
      { text: 'enchères', isFound: true },
    ]);
  });

  test('without a query nothing is marked', () => {
    expect(pieces('Le dé', '')).toEqual([{ text: 'Le dé', isFound: false }]);
  });
});
