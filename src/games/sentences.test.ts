// One vocabulary for each edition, in every sentence: Scripts & Scribes never borrows a word of Biblios, nor the other way round.
import { describe, expect, test } from 'vitest';
import { gameSentences } from '../../scripts/texts/game-sentences.ts';
import { sentencesOf } from '../../scripts/texts/render.ts';
import { readSignatures } from '../../scripts/texts/signatures.ts';
import { LANGS, type Lang } from '../engine/texts.ts';
import { WORDS } from './biblios/board/words.ts';
import { findManifest } from './index.ts';

/** Words of the other edition. */
const FOREIGN: Readonly<Record<string, Readonly<Record<Lang, RegExp>>>> = {
  biblios: {
    en: /common pool|auction deck|donat|bishop|\bhands?\b|[+−]2\b/i,
    fr: /réserve commune|paquet d’enchères|donat|évêque|\b(la|votre|sa) main\b|[+−]2\b/i,
  },
  'scripts-and-scribes': {
    en: /public space|auction pile|\bgifts?\b|church|reserve|on two dice/i,
    fr: /place publique|pile d’enchères|\bdons\b|église|(votre|sa|la) réserve(?! commune)|sur deux dés/i,
  },
};

describe.each(Object.entries(FOREIGN))('%s has words of its own', (id, foreign) => {
  test.each(LANGS)('%s', async (lang) => {
    const sentences = await gameSentences(findManifest(id)!, lang);
    expect(sentences.length).toBeGreaterThan(1000);
    const found = sentences.filter(({ text }) => foreign[lang].test(text));
    expect([...new Set(found.map(({ where, text }) => `${where}: ${text}`))]).toEqual([]);
  });
});

test.each(LANGS)('the words that both boards share belong to neither edition (%s)', (lang) => {
  const both = sentencesOf(WORDS[lang], readSignatures(), 'board');
  const found = both.filter(({ text }) => Object.values(FOREIGN).some((foreign) => foreign[lang].test(text)));
  expect([...new Set(found.map(({ where, text }) => `${where}: ${text}`))]).toEqual([]);
});
