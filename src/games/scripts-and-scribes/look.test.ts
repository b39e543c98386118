// The board calls things what the sentences call them.
import { expect, test } from 'vitest';
import { LANGS } from '../../engine/texts.ts';
import { SCRIPTS_LOOK } from './look.ts';
import { words as englishWords } from './texts/en.ts';
import { words as frenchWords } from './texts/fr.ts';

test('board and sentences call the categories the same', () => {
  const words = { en: englishWords, fr: frenchWords };
  for (const lang of LANGS) {
    const { categories, church, short } = SCRIPTS_LOOK.terms[lang];
    expect(categories).toEqual(words[lang].categories);
    expect(church).toBe(words[lang].church);
    expect(new Set(short).size).toBe(5);
  }
});
