// French typography, over every sentence the command line and the engine can say.
import { expect, test } from 'vitest';
import { fr as words } from '../../engine/messages/fr.ts';
import { fr } from './fr.ts';

/** Stands for any fault and any argument: every property is a text, or a list where a list is expected. */
const anything: object = new Proxy(
  { texts: undefined, names: () => 'Zoé' },
  {
    get: (target, key) => {
      if (key in target) return Reflect.get(target, key);
      if (key === Symbol.toPrimitive) return () => 'x';
      if (key === 'refusal') return { code: 'game-over', notation: 'x' };
      return key === 'valid' || key === 'flags' || key === 'scores' ? ['x', 'y'] : anything;
    },
  },
);

function sentences(texts: unknown, path: string): [path: string, sentence: string][] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts === 'function') {
    // Numbers and faults take different branches, so both are tried.
    return [1, 2, anything].flatMap((arg) => {
      try {
        return sentences(texts(arg, arg, arg, arg), path);
      } catch {
        return [];
      }
    });
  }
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => sentences(value, `${path}.${key}`));
}

const all = [...sentences(fr, 'cli'), ...sentences(words, 'engine')];

/** A question mark that is a command, not punctuation: `? 2`, `, ? aide`. */
const withoutCommand = (text: string) => text.replaceAll(/(^|\(|[,·] )\?/g, '$1');

test('finds the sentences', () => {
  expect(new Set(all.map(([path]) => path)).size).toBeGreaterThan(150);
});

const FAULTS = [
  /[^\u202f][;!?](\s|$|\u00a0»)/,
  /[^\u00a0]:(\s|$)/,
  /«[^\u00a0]|[^\u00a0]»/,
  /\p{L}'\p{L}/u,
  /\d %/,
];

test('spaces that do not break before ; ! ? : and inside « », and no typewriter apostrophe', () => {
  expect(all.filter(([, sentence]) => FAULTS.some((fault) => fault.test(withoutCommand(sentence))))).toEqual(
    [],
  );
});
