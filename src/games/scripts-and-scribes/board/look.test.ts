// The board and the texts use the same words.
import { expect, test } from 'vitest';
import { LANGS } from '../../../engine/texts.ts';
import { words as englishWords } from '../texts/en.ts';
import { words as frenchWords } from '../texts/fr.ts';
import { SCRIPTS_LOOK } from './look.ts';

test('the board and the texts use the same names for the categories', () => {
  const words = { en: englishWords, fr: frenchWords };
  for (const lang of LANGS) {
    const { categories, church } = SCRIPTS_LOOK.terms[lang];
    expect(categories).toEqual(words[lang].categories);
    expect(church).toBe(words[lang].church);
  }
});
