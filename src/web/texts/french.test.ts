// French typography, over every sentence of the shell, of the shared parts and of Scout's board.
import { describe, expect, test } from 'vitest';
import { WORDS as scout } from '../../games/scout/board/words.ts';
import { cardOf } from '../../games/scout/state.ts';
import { PART_WORDS } from '../../parts/words.ts';
import { PROTOCOL_TEXTS } from '../../protocol/texts/index.ts';
import { en as onlineEn } from '../online/texts/en.ts';
import { fr as onlineFr } from '../online/texts/fr.ts';
import { SHELF } from '../shelf.ts';
import { en as studyEn } from '../study/words/en.ts';
import { fr as studyFr } from '../study/words/fr.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Arguments of every kind a sentence may ask for; the wrong ones only make it fail or read oddly. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  [1, 3],
  [5, 9],
  ['Zoé', 'Biblios'],
  [['Zoé', 'Bede'], 'et'],
  [
    [2, 3],
    [20, 30],
  ],
  [cardOf(3, 9), 4, 12],
  // All that a refusal may need; the name is one that is the same in both languages.
  [
    {
      ...{ field: 'moves', expected: 'Zoé', valid: ['Zoé'], name: 'Zoé' },
      ...{ seconds: 5, seat: 1, most: 5, toString: () => 'Zoé' },
    },
  ],
];

function sentences(texts: unknown, path: string): [path: string, sentence: string][] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts === 'function') {
    return ARGUMENTS.flatMap((args) => {
      try {
        return sentences(texts(...args), path);
      } catch {
        return [];
      }
    });
  }
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => sentences(value, `${path}.${key}`));
}

const FAULTS = [
  /[^\u202f][;!?](\s|$|\u00a0»)/,
  /[^\u00a0]:(\s|$)/,
  /«[^\u00a0]|[^\u00a0]»/,
  /\p{L}'\p{L}/u,
  /\d %/,
  / \.\.\.| …/,
];

const LESSONS = await Promise.all(
  SHELF.map(async ({ id, lesson, figures }) => {
    const { texts } = await lesson();
    const captions = (await figures()).map(({ caption }) => caption);
    const taught = (lang: 'en' | 'fr') => [texts[lang], captions.map((caption) => caption[lang])] as const;
    return [`${id}, lesson and figures`, taught('en'), taught('fr')] as const;
  }),
);

const ALL: readonly (readonly [name: string, english: unknown, french: unknown])[] = [
  ['shell', en, fr],
  ['study', studyEn, studyFr],
  ['parts', PART_WORDS.en, PART_WORDS.fr],
  ['scout', scout.en, scout.fr],
  ['protocol', PROTOCOL_TEXTS.en, PROTOCOL_TEXTS.fr],
  ['online', onlineEn, onlineFr],
  ...LESSONS,
];

describe.each(ALL)('%s', (name, english, french) => {
  const all = sentences(french, name);

  test('spaces that do not break before ; ! ? : and inside « », and no typewriter apostrophe', () => {
    expect(all.filter(([, sentence]) => FAULTS.some((fault) => fault.test(sentence)))).toEqual([]);
  });

  test('says as much as the English', () => {
    const paths = (list: readonly (readonly [string, string])[]) =>
      [...new Set(list.map(([path]) => path))].sort();
    expect(paths(all)).toEqual(paths(sentences(english, name)));
  });

  test('no English sentence is left', () => {
    const known = new Set(sentences(english, name).map(([, sentence]) => sentence));
    const left = all.filter(([, text]) => known.has(text) && /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text));
    expect(left.filter(([, text]) => !/Zoé|Biblios|Bede|Scribes|Duodecim/.test(text))).toEqual([]);
  });
});
