// Sketches and parts with their articles, in French.
import type { Part } from '../rules/tables.ts';
import type { KindLetter } from './word-types.ts';
import { words } from './words.fr.ts';
import { isKindLetter, sketchName } from './words.ts';

const article: Readonly<Record<KindLetter, string>> = { c: 'le', b: 'la', t: 'le', m: 'la', d: 'la' };

export const theSketch = (name: string): string => {
  const letter = name.charAt(0);
  const sketch = sketchName(words, name);
  return isKindLetter(letter) ? `${article[letter]} ${sketch}` : sketch;
};

export const theParts: Readonly<Record<Part, string>> = {
  leftFrieze: 'la frise gauche',
  rightFrieze: 'la frise droite',
  textDropcap: 'le texte et la lettrine',
  miniature: 'la miniature',
  manuscript: 'le manuscrit',
};
