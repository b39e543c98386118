// The types of the words that texts, drawing and board share.
import type { InkLetter, Part, Supply } from '../rules/tables.ts';

/** The first letter of a sketch's name. */
export type KindLetter = 'c' | 'b' | 't' | 'm' | 'd';

export interface Words {
  readonly inks: Readonly<Record<InkLetter, string>>;
  readonly kinds: Readonly<Record<KindLetter, string>>;
  /** For counts of places filled: corners, borders, … */
  readonly kindsFilled: Readonly<Record<KindLetter, string>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly supplies: Readonly<Record<Supply, string>>;
  /** A sketch by what tells it apart: its colours besides black, and how many blacks it costs. */
  sketch(kind: KindLetter, colours: readonly InkLetter[], blacks: number): string;
  /** By the first letter of a lectern's name: "the red lectern". */
  readonly lecterns: Readonly<Record<string, string>>;
  /** "a, b and c". */
  readonly list: (items: readonly string[]) => string;
  readonly labels: Labels;
}

/** The labels of the terminal drawing and the board. */
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
