// The search in the rules: by words, forgiving, ranked, and what it marks.
import { describe, expect, test } from 'vitest';
import type { Lang } from '../../engine/texts.ts';
import { allGames, findLoadedGame } from '../../games/loaded.ts';
import { bestPassage, highlightPieces, parseQuery, searchSections } from './search.ts';
import { stemOf } from './stems.ts';

const section = { id: 'bid', title: 'Les enchères', text: 'Qui n’a pas passé **peut** miser à nouveau.' };

const isFound = (text: string, lang: Lang = 'fr') => {
  const { found, isPartial } = searchSections([section], parseQuery(text, lang));
  return found.length > 0 && !isPartial;
};

const marked = (text: string, query: string, lang: Lang = 'fr') =>
  highlightPieces(text, parseQuery(query, lang))
    .filter((piece) => piece.isFound)
    .map((piece) => piece.text);

describe('finding', () => {
  test.each(['ENCHERE', 'Passé', 'passer', 'misez', 'ench', 'miser enchères', 'nouveau les enchères'])(
    '%s is found',
    (query) => expect(isFound(query)).toBe(true),
  );

  test('every word counts, but not those that say nothing', () => {
    expect(isFound('miser dés')).toBe(false);
    expect(isFound('comment miser')).toBe(true);
  });

  test('an accent that was typed is meant', () => {
    expect(marked('Le dé de la table, les dés', 'dé')).toEqual(['dé', 'dés']);
    expect(marked('Il passe, il a passé', 'passé')).toEqual(['passe', 'passé']);
  });

  test('if no section has all the words, those with most of them are found', () => {
    const { found, isPartial } = searchSections([section], parseQuery('miser xyzzy', 'fr'));
    expect(found.map((each) => each.section.id)).toEqual(['bid']);
    expect(isPartial).toBe(true);
  });

  test('an empty query finds nothing and marks nothing', () => {
    expect(searchSections([section], parseQuery('  ', 'fr')).found).toEqual([]);
    expect(marked('Le dé', '')).toEqual([]);
  });
});

describe('forms of one word have one stem', () => {
  test.each([
    ['en', ['bid', 'bids', 'bidding', 'bidder']],
    ['en', ['pay', 'pays', 'paid', 'paying', 'payment']],
    ['en', ['die', 'dice']],
    ['en', ['place', 'places', 'placed', 'placing']],
    ['en', ['tie', 'ties', 'tied']],
    ['en', ['capture', 'captured', 'captures']],
    ['fr', ['miser', 'mise', 'mises', 'misez', 'misent']],
    ['fr', ['payer', 'paie', 'payez', 'paient', 'paiement']],
    ['fr', ['joueur', 'joueurs', 'jouer', 'jouez', 'joue']],
    ['fr', ['enchère', 'enchères', 'enchérir']],
    ['fr', ['égalité', 'égalités']],
    ['fr', ['recruter', 'recrutez', 'recrutée', 'recrute']],
  ] as const)('%s %s', (lang, forms) => {
    const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
    expect(new Set(forms.map((form) => stemOf(fold(form), lang))).size).toBe(1);
  });

  test.each([
    ['en', 'pass', 'paste'],
    ['en', 'card', 'care'],
    ['fr', 'moins', 'moines'],
    ['fr', 'carte', 'carré'],
  ] as const)('%s: %s is not %s', (lang, one, other) =>
    expect(stemOf(one, lang)).not.toBe(stemOf(other, lang)),
  );
});

describe('marking', () => {
  test('whole words, and the text stays as it was', () => {
    const text = 'Bidding **goes** around: bid, or pass. +1, −1.';
    expect(marked(text, 'bids', 'en')).toEqual(['Bidding', 'bid']);
    expect(marked(text, '-1', 'en')).toEqual(['−1']);
    const pieces = highlightPieces(text, parseQuery('bids', 'en'));
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });

  test('the passage that has the words', () => {
    const text = 'First.\n\n- **one** die\n- two dice and gold';
    expect(bestPassage({ text }, parseQuery('gold dice', 'en'))).toBe('two dice and gold');
  });
});

/** What people ask, and the section that answers. */
test.each([
  ['biblios', 'en', 'cannot pay', 'penalty'],
  ['biblios', 'en', 'can’t pay my bid', 'penalty'],
  ['biblios', 'en', 'ties', 'winning'],
  ['biblios', 'fr', 'je ne peux pas payer', 'penalty'],
  ['biblios', 'fr', 'egalite points', 'winning'],
  ['scout', 'en', '2 players', 'two-players'],
  ['scout', 'en', 'end round', 'round-end'],
  ['scout', 'fr', 'fin manche', 'round-end'],
  ['duodecim', 'en', 'bear off exact', 'bearing-off'],
  ['duodecim', 'fr', 'sortir pions', 'bearing-off'],
  ['scriptoria', 'en', 'gold instead of red', 'paying'],
  ['scriptoria', 'fr', 'or rouge', 'paying'],
] as const)('%s, %s: “%s” leads to %s', (id, lang, query, answer) => {
  const { rules } = findLoadedGame(id)!.texts[lang];
  const { found } = searchSections(rules, parseQuery(query, lang));
  expect(found.slice(0, 2).map((each) => each.section.id)).toContain(answer);
});

test('every section of every game is found by its own title, among the first three', () => {
  for (const { texts } of allGames)
    for (const lang of ['en', 'fr'] as const)
      for (const { id, title } of texts[lang].rules) {
        const { found } = searchSections(texts[lang].rules, parseQuery(title, lang));
        expect(
          found.slice(0, 3).map((each) => each.section.id),
          `${lang} ${title}`,
        ).toContain(id);
      }
});
