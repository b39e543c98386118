// Tests with ears: every sentence of every page, game, refusal, notice and command, in both languages.
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/engine/texts.ts';
import { manifests } from '../../src/games/index.ts';
import { faultIn } from './ears.ts';
import { gameSentences } from './game-sentences.ts';
import { textModules } from './modules.ts';
import { type Sentence, sentencesOf } from './render.ts';
import { readSignatures } from './signatures.ts';

const signatures = readSignatures();
const MODULES = await textModules();

/** Help texts are set in columns and wrapped later. */
const isSetInColumns = (text: string) => /\n {2,}|^ {2,}\S/.test(text);

function faultsOf(sentences: readonly Sentence[], lang: 'en' | 'fr'): string[] {
  const found = new Map<string, string>();
  for (const { where, text } of sentences)
    for (const line of text.split('\n')) {
      const fault = line === '' || isSetInColumns(text) ? null : faultIn(line, lang);
      if (fault) found.set(`${where}: ${fault}`, line);
    }
  return [...found].map(([where, line]) => `${where}: ${line}`);
}

/** People may type more words in one language than in the other, and what a library says is translated only once. */
const isInOneLanguage = (where: string) => /^commands\.\w+\.words|^help\.titles/.test(where);

const pathsOf = (sentences: readonly Sentence[]) =>
  [...new Set(sentences.map(({ where }) => where.replace(/\.\d+$/, '')))]
    .filter((where) => !isInOneLanguage(where))
    .sort();

test('the modules are found without a list', () => {
  const files = MODULES.map(({ file }) => file);
  for (const part of [
    'src/web/texts',
    'src/web/online',
    'src/server/notices',
    'src/protocol',
    'src/cli',
    'src/parts',
  ])
    expect(
      files.some((file) => file.startsWith(part)),
      part,
    ).toBe(true);
  expect(files.length).toBeGreaterThan(20);
});

describe.each(MODULES)('$file', ({ en, fr }) => {
  const sentences = { en: sentencesOf(en, signatures), fr: sentencesOf(fr, signatures) };

  test.each(LANGS)('reads well (%s)', (lang) => expect(faultsOf(sentences[lang], lang)).toEqual([]));

  test('both languages have the same sentences', () => {
    expect(pathsOf(sentences.fr)).toEqual(pathsOf(sentences.en));
  });

  test('no English sentence is left in French', () => {
    const english = new Set(sentences.en.map(({ text }) => text));
    const names = manifests.flatMap(({ names }) => Object.values(names));
    const left = sentences.fr.filter(
      ({ text }) => english.has(text) && /\p{L}{3,}\P{L}+\p{L}{3,}/u.test(text),
    );
    expect(left.filter(({ text }) => !names.some((name) => text.includes(name)))).toEqual([]);
  });
});

describe.each(manifests)('$id', (manifest) => {
  test.each(LANGS)('reads well (%s)', async (lang) => {
    expect(faultsOf(await gameSentences(manifest, lang), lang)).toEqual([]);
  });
});

describe('the ears hear', () => {
  test.each([
    ['fr', 'la série de Alcuin', 'elision'],
    ['fr', 'la réserve de Héloïse', 'elision'],
    ['fr', 'Il reste 1 pions sortis.', 'plural after 0 or 1'],
    ['fr', 'Il reste 0 cartes.', 'plural after 0 or 1'],
    ['fr', 'Prêt ?', 'space before ; ! ?'],
    ['fr', 'Prêt: oui', 'space before :'],
    ['fr', '« Alcuin »', 'spaces inside « »'],
    ['en', 'You have 1 chips.', 'plural after 1'],
    ['en', 'You have 21 chip.', 'singular after 0, 2 or 21'],
    ['en', 'thinking …', 'ellipsis'],
    ['en', 'It is the the end.', 'a word twice'],
    ['en', 'undefined cards', 'left of the code'],
    ['en', 'The shutOut pawn', 'a name from the code'],
  ] as const)('%s “%s”: %s', (lang, text, fault) => expect(faultIn(text, lang)).toBe(fault));

  test.each([
    ['fr', 'la série d’Alcuin'],
    ['fr', 'le onzième, le huit et le E'],
    ['fr', '0 carte, 1 carte, 2 cartes, 21 cartes'],
    ['en', '0 cards, 1 card, 2 cards, 21 cards'],
  ] as const)('%s “%s” is fine', (lang, text) => expect(faultIn(text, lang)).toBeNull());
});
