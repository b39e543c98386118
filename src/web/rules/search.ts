// Search in the rules: ignores case and accents; every word of the query must occur, in any order.
import type { RuleSection } from '../../engine/texts.ts';

/** Every letter stays one letter, so that positions in the folded text are positions in the text. */
const foldText = (text: string) =>
  [...text].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()).join('');

const wordsOf = (query: string) => foldText(query).split(/\s+/).filter(Boolean);

export function matchesQuery({ title, text }: RuleSection, query: string): boolean {
  const page = foldText(`${title} ${text}`);
  return wordsOf(query).every((word) => page.includes(word));
}

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** The text in pieces, with the matches of the query marked. */
export function highlightPieces(text: string, query: string): Piece[] {
  const words = wordsOf(query);
  if (words.length === 0) return [{ text, isFound: false }];
  const letters = [...text];
  const page = foldText(text);
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
