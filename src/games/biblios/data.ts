// The cards of both editions as numbers, and the tables that the rules read (B1-B6, B15).

/**
 * A card is a small number: 0-44 the category cards (category * 9 + letter), 45-47 gold of value 1-3,
 * 48-52 the five kinds of church (bishop) card. Cards that nobody can tell apart share their number.
 */
export type Card = number;
export const CATEGORIES = [0, 1, 2, 3, 4] as const;
export const LETTERS = 'ABCDEFGHI';
export const FIRST_GOLD = 45;
export const FIRST_CHURCH = 48;
export const KINDS = 53;

/**
 * B2, B3: the values of the letters A to I. How often a value occurs is well attested; that letters run with
 * the values is known from other programs only, hence this one table.
 */
const HIGH = [2, 2, 2, 2, 3, 3, 3, 4, 4] as const;
const LOW = [1, 1, 1, 1, 1, 1, 1, 2, 2] as const;
/** By category; in both editions the first two are the high ones. */
export const VALUES = [HIGH, HIGH, LOW, LOW, LOW] as const;

/** B4: which way a church card turns how many dice. */
export interface Church {
  readonly up: boolean;
  readonly down: boolean;
  readonly dice: 1 | 2;
  readonly copies: number;
}
export const CHURCHES: readonly Church[] = [
  { up: true, down: false, dice: 1, copies: 2 },
  { up: false, down: true, dice: 1, copies: 2 },
  { up: true, down: false, dice: 2, copies: 2 },
  { up: false, down: true, dice: 2, copies: 2 },
  { up: true, down: true, dice: 1, copies: 1 },
];

export const isGold = (card: Card): boolean => card >= FIRST_GOLD && card < FIRST_CHURCH;
export const isChurch = (card: Card): boolean => card >= FIRST_CHURCH;
export const categoryCard = (category: number, letter: string): Card =>
  category * 9 + LETTERS.indexOf(letter);
export const goldCard = (value: number): Card => FIRST_GOLD + value - 1;
export const categoryOf = (card: Card): number => Math.floor(card / 9);
export const letterOf = (card: Card): string => LETTERS[card % 9]!;
export const churchOf = (card: Card): Church => CHURCHES[card - FIRST_CHURCH]!;

/** What a category or gold card is worth; 0 for a church card. */
export const VALUE: readonly number[] = Array.from({ length: KINDS }, (_, card) => {
  if (isChurch(card)) return 0;
  return isGold(card) ? card - FIRST_GOLD + 1 : VALUES[categoryOf(card)]![card % 9]!;
});

const GOLD_OF_A_VALUE = 11;
/** B1: how many of each there are in the box. */
export const COPIES: readonly number[] = Array.from({ length: KINDS }, (_, card) => {
  if (isChurch(card)) return churchOf(card).copies;
  return isGold(card) ? GOLD_OF_A_VALUE : 1;
});

/** What depends on the number of players. */
interface Table {
  /** B6: taken out of the game openly, of each value. */
  readonly goldRemoved: number;
  /** B6: taken out unseen. */
  readonly removed: number;
  /** B15: the bounds of a bid. */
  readonly mostGold: number;
  readonly mostCards: number;
}
const TABLES: { readonly [seats: number]: Table } = {
  2: { goldRemoved: 2, removed: 21, mostGold: 54, mostCards: 60 },
  3: { goldRemoved: 1, removed: 12, mostGold: 60, mostCards: 72 },
  4: { goldRemoved: 0, removed: 7, mostGold: 66, mostCards: 80 },
};

export function tableFor(seats: number): Table {
  const table = TABLES[seats];
  if (!table) throw new Error(`Biblios is not played by ${seats}`);
  return table;
}

/** How many of this card are in the game, those removed unseen included. */
export function copiesFor(seats: number, card: Card): number {
  return COPIES[card]! - (isGold(card) ? tableFor(seats).goldRemoved : 0);
}

/** What tells Biblios and Scripts & Scribes apart, but for words that people read: those are in the texts. */
export interface Edition {
  readonly id: string;
  /** One word each for notations; the first two are the high ones (B2). */
  readonly categories: readonly [string, string, string, string, string];
  /** What a notation calls the cards that turn dice. */
  readonly church: string;
  /** B20: who has won this category is ahead when points and gold are equal. */
  readonly tieCategory: number;
}

export const BIBLIOS: Edition = {
  id: 'biblios',
  categories: ['monks', 'pigments', 'books', 'manuscripts', 'tomes'],
  church: 'church',
  tieCategory: 0,
};
