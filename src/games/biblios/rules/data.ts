// The cards of both editions as numbers, and tables that the rules use (B1-B6, B15).

/**
 * A card is a small number: 0-44 the category cards (category * 9 + letter), 45-47 gold of value 1-3,
 * 48-52 the five kinds of church (bishop) card. Identical cards share a number.
 */
export type Card = number;
export const CATEGORIES = [0, 1, 2, 3, 4] as const;
export const LETTERS = 'ABCDEFGHI';
export const FIRST_GOLD = 45;
export const FIRST_CHURCH = 48;
export const CARD_KINDS = 53;

/**
 * B2, B3: the values of the letters A to I. How often a value occurs is well documented; that the letters follow
 * the values is known only from other programs, so the assumption is kept in this one table.
 */
const HIGH = [2, 2, 2, 2, 3, 3, 3, 4, 4] as const;
const LOW = [1, 1, 1, 1, 1, 1, 1, 2, 2] as const;
/** By category; in both editions the first two have the high values. */
export const VALUES = [HIGH, HIGH, LOW, LOW, LOW] as const;

/** B4: how many dice a church card turns, and in which direction. */
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

/** The value of a category or gold card; 0 for a church card. */
export const VALUE: readonly number[] = Array.from({ length: CARD_KINDS }, (_, card) => {
  if (isChurch(card)) return 0;
  return isGold(card) ? card - FIRST_GOLD + 1 : VALUES[categoryOf(card)]![card % 9]!;
});

export const INITIAL_DIE = 3;
export const MIN_DIE = 1;
export const MAX_DIE = 6;

export const GOLD_COPIES = 11;
/** B1: how many copies of each card the box holds. */
export const COPIES: readonly number[] = Array.from({ length: CARD_KINDS }, (_, card) => {
  if (isChurch(card)) return churchOf(card).copies;
  return isGold(card) ? GOLD_COPIES : 1;
});

/** The settings that depend on the number of players. */
interface SeatSettings {
  /** B6: gold cards of each value that are removed openly. */
  readonly goldRemoved: number;
  /** B6: cards removed unseen. */
  readonly removed: number;
  /** B15: the highest possible bids. */
  readonly maxGoldBid: number;
  readonly maxCardBid: number;
}
const SETTINGS_BY_SEATS: { readonly [seats: number]: SeatSettings } = {
  2: { goldRemoved: 2, removed: 21, maxGoldBid: 54, maxCardBid: 60 },
  3: { goldRemoved: 1, removed: 12, maxGoldBid: 60, maxCardBid: 72 },
  4: { goldRemoved: 0, removed: 7, maxGoldBid: 66, maxCardBid: 80 },
};

export function settingsFor(seats: number): SeatSettings {
  const settings = SETTINGS_BY_SEATS[seats];
  if (!settings) throw new Error(`Biblios is not played by ${seats}`);
  return settings;
}

/** How many of this card are in the game, including those removed unseen. */
export function copiesFor(seats: number, card: Card): number {
  return COPIES[card]! - (isGold(card) ? settingsFor(seats).goldRemoved : 0);
}

/** The difference between Biblios and Scripts & Scribes, apart from the texts. */
export interface Edition {
  readonly id: string;
  /** The words used in notations; the first two categories have the high values (B2). */
  readonly categories: readonly [string, string, string, string, string];
  /** The word for church cards in notations. */
  readonly church: string;
  /** B20: when points and gold are equal, the winner of this category is ahead. */
  readonly tieCategory: number;
}

export const BIBLIOS: Edition = {
  id: 'biblios',
  categories: ['monks', 'pigments', 'books', 'manuscripts', 'tomes'],
  church: 'church',
  tieCategory: 0,
};
