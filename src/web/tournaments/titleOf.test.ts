// A title that nobody has written is shown in the language of the reader.
import { expect, test } from 'vitest';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { titleOf } from './titleOf.ts';

test.each([
  [{ name: '', hostName: 'Anna' }, 'Anna’s tournament', 'Le tournoi d’Anna'],
  [{ name: '', hostName: '' }, 'Our tournament', 'Notre tournoi'],
  [{ name: 'Friday', hostName: 'Anna' }, 'Friday', 'Friday'],
])('%o', (tournament, english, french) => {
  expect([titleOf(tournament, en), titleOf(tournament, fr)]).toEqual([english, french]);
});
