// French typography, over every sentence of the shell, of the shared parts and of Scout's board.
import { describe, expect, test } from 'vitest';
import { WORDS as scout } from '../../games/scout/board/words.ts';
import { cardOf } from '../../games/scout/state.ts';
import { PART_WORDS } from '../../parts/words.ts';
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

describe.each([
  ['shell', en, fr],
  ['parts', PART_WORDS.en, PART_WORDS.fr],
  ['scout', scout.en, scout.fr],
])('%s', (name, english, french) => {
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
