// Finding words in the rules: without regard to capitals and accents, every word of the query in any order.
import type { RuleSection } from '../../engine/texts.ts';

/** Each letter stays one letter, so that places in the plain text are places in the text. */
const plain = (text: string) => [...text].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()).join('');

const wordsOf = (query: string) => plain(query).split(/\s+/).filter(Boolean);

export function found({ title, text }: RuleSection, query: string): boolean {
  const page = plain(`${title} ${text}`);
  return wordsOf(query).every((word) => page.includes(word));
}

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** The text in pieces, those that the query names marked. */
export function pieces(text: string, query: string): Piece[] {
  const words = wordsOf(query);
  if (words.length === 0) return [{ text, isFound: false }];
  const letters = [...text];
  const page = plain(text);
  const isFound = letters.map(() => false);
  for (const word of words) {
    for (let at = page.indexOf(word); at >= 0; at = page.indexOf(word, at + 1)) {
      isFound.fill(true, at, at + word.length);
    }
  }
  const all: Piece[] = [];
  for (const [i, letter] of letters.entries()) {
    const last = all.at(-1);
    if (last && last.isFound === isFound[i]) all[all.length - 1] = { ...last, text: last.text + letter };
    else all.push({ text: letter, isFound: isFound[i]! });
  }
  return all;
}
