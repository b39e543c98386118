// The small words of the game that texts and drawing share: names of inks, sketches, parts, and labels.
import type { Lang } from '../../../engine/texts.ts';
import type { InkLetter, Part, Supply } from '../tables.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';

/** The first letter of a sketch's name. */
export type KindLetter = 'c' | 'b' | 't' | 'm' | 'd';

export interface Words {
  readonly inks: Readonly<Record<InkLetter, string>>;
  readonly kinds: Readonly<Record<KindLetter, string>>;
  /** For counts of places filled: corners, borders, … */
  readonly kindsFilled: Readonly<Record<KindLetter, string>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly supplies: Readonly<Record<Supply, string>>;
  readonly and: string;
  readonly labels: Labels;
}

/** What the drawing writes beside things. */
export interface Labels {
  readonly day: string;
  readonly firstHour: string;
  readonly secondHour: string;
  readonly lastHour: string;
  readonly evening: string;
  readonly dawn: string;
  readonly over: string;
  readonly archivist: string;
  readonly bag: string;
  readonly cup: string;
  readonly grimoire: string;
  readonly onTable: string;
  readonly lecterns: string;
  readonly scriptorium: string;
  readonly achievements: string;
  readonly you: string;
  readonly inks: string;
  readonly stock: string;
  readonly lectern: string;
  readonly tokens: string;
  readonly flipped: string;
  readonly points: string;
  readonly payable: string;
  readonly unpaid: string;
  readonly none: string;
  readonly total: string;
  readonly doorOpen: string;
}

export const words: Readonly<Record<Lang, Words>> = { en, fr };

export function isKindLetter(letter: string): letter is KindLetter {
  return 'cbtmd'.includes(letter) && letter.length === 1;
}

/** "border KRG" for `bKRG`. */
export function sketchName({ kinds }: Words, name: string): string {
  const letter = name.charAt(0);
  return isKindLetter(letter) ? `${kinds[letter]} ${name.slice(1)}` : name;
}

/** "black, red and gold" for "KRA"; equal inks are counted. */
export function inkNames({ inks, and }: Words, letters: string): string {
  const counted = Object.entries(inks).flatMap(([letter, name]) => {
    const count = letters.split(letter).length - 1;
    return count === 0 ? [] : [count === 1 ? name : `${count} × ${name}`];
  });
  return joined(counted, and);
}

/** "a, b and c". */
export function joined(list: readonly string[], and: string): string {
  return list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${and} ${list.at(-1)}`;
}
