// French typography, over every sentence of the shell, of the shared parts and of Scout's board.
import { describe, expect, test } from 'vitest';
import { levelTexts } from '../../bots/texts/index.ts';
import { manifests } from '../../games/index.ts';
import { WORDS as scout } from '../../games/scout/board/words.ts';
import { cardOf } from '../../games/scout/rules/state.ts';
import { PART_TEXTS } from '../../parts/texts.ts';
import { PROTOCOL_TEXTS } from '../../protocol/texts/index.ts';
import { NOTICE_TEXTS } from '../../server/notices/texts/index.ts';
import { en as analysisEn } from '../analysis/texts/en.ts';
import { fr as analysisFr } from '../analysis/texts/fr.ts';
import { en as lobbyEn } from '../lobby/texts/en.ts';
import { fr as lobbyFr } from '../lobby/texts/fr.ts';
import { en as myGamesEn } from '../my-games/texts/en.ts';
import { fr as myGamesFr } from '../my-games/texts/fr.ts';
import { en as noticesEn } from '../notices/texts/en.ts';
import { fr as noticesFr } from '../notices/texts/fr.ts';
import { en as onlineEn } from '../online/texts/en.ts';
import { fr as onlineFr } from '../online/texts/fr.ts';
import { en as waitingEn } from '../waiting-room/texts/en.ts';
import { fr as waitingFr } from '../waiting-room/texts/fr.ts';
import { en as watchEn } from '../watch/texts/en.ts';
import { fr as watchFr } from '../watch/texts/fr.ts';
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
      ...{ seconds: 5, seat: 1, most: 5, people: 3, toString: () => 'Zoé' },
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
  manifests.map(async ({ id, names, taglines, lesson, figures }) => {
    const texts = (await lesson?.())?.texts;
    const captions = ((await figures?.()) ?? []).map(({ caption }) => caption);
    const taught = (lang: 'en' | 'fr') =>
      [names[lang], taglines[lang], texts?.[lang], captions.map((caption) => caption[lang])] as const;
    return [`${id}, lesson and figures`, taught('en'), taught('fr')] as const;
  }),
);

const ALL: readonly (readonly [name: string, english: unknown, french: unknown])[] = [
  ['shell', en, fr],
  ['levels', levelTexts.en, levelTexts.fr],
  ['analysis', analysisEn, analysisFr],
  ['parts', PART_TEXTS.en, PART_TEXTS.fr],
  ['scout', scout.en, scout.fr],
  ['protocol', PROTOCOL_TEXTS.en, PROTOCOL_TEXTS.fr],
  ['online', onlineEn, onlineFr],
  ['waiting room', waitingEn, waitingFr],
  ['watching', watchEn, watchFr],
  ['my games', myGamesEn, myGamesFr],
  ['lobby', lobbyEn, lobbyFr],
  ['notices', noticesEn, noticesFr],
  ['notices of the server', NOTICE_TEXTS.en, NOTICE_TEXTS.fr],
  ...LESSONS,
];

describe.each(ALL)('%s', (name, english, french) => {
  const all = sentences(french, name);

  test('spaces that do not break before ; ! ? : and inside « », and no typewriter apostrophe', () => {
    expect(all.filter(([, sentence]) => FAULTS.some((fault) => fault.test(sentence)))).toEqual([]);
  });

  test('has the same keys as the English texts', () => {
    const paths = (list: readonly (readonly [string, string])[]) =>
      [...new Set(list.map(([path]) => path))].sort();
    expect(paths(all)).toEqual(paths(sentences(english, name)));
  });

  test('no name from the code is left in a sentence', () => {
    const written = [...all, ...sentences(english, name)].filter(([, text]) => text.includes(' '));
    const found = written.filter(([, text]) => /\b(?!iP)\p{Ll}+\p{Lu}\p{Ll}+/u.test(text));
    expect(found).toEqual([]);
  });

  test('no English sentence is left', () => {
    const known = new Set(sentences(english, name).map(([, sentence]) => sentence));
    const left = all.filter(([, text]) => known.has(text) && /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text));
    expect(left.filter(([, text]) => !/Zoé|Biblios|Bede|Scribes|Duodecim/.test(text))).toEqual([]);
  });
});

test('0 has the singular, and de is elided before a vowel and a mute h', () => {
  expect(onlineFr.free(0)).toBe('0 place libre');
  expect(onlineFr.watchers(0)).toBe('0 spectateur');
  expect(onlineFr.chatNew(0)).toBe('0 nouveau message');
  expect(onlineFr.account.rating('Scout', 25, 0)).toContain('0 partie)');
  expect(analysisFr.numbers.uncounted(0)).toMatch(/^0 partie terminée est gardée .* comptée ici/);
  expect(analysisFr.replay.whatIfText('Héloïse', 3)).toContain('la place d’Héloïse');
  expect(scout.fr.ringOf('Alcuin')).toContain('la série d’Alcuin');
  expect(scout.fr.ringOf('Bede')).toContain('la série de Bede');
});
