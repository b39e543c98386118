// All piles of cards in one flat array of numbers: moving a card is two additions, copying is one slice.
import {
  CARD_KINDS,
  CATEGORIES,
  type Card,
  FIRST_CHURCH,
  FIRST_GOLD,
  isChurch,
  isGold,
  VALUES,
} from './data.ts';

/** Places 0-3 are the hands of the seats. */
export type Place = number;
export const DECK = 4;
export const AUCTION = 5;
export const PUBLIC = 6;
export const DISCARD = 7;
/** Removed from the game face down. */
export const BURIED = 8;
export const PLACES = 9;

/**
 * The cells of each place: the letters of each category as nine bits (0-4), gold by value (5-7),
 * church cards by kind (8-12), and the number of cards (13).
 */
const GOLD = 5;
const CHURCH = 8;
const SIZE = 13;
const STRIDE = 14;
export type Piles = number[];

const CELL_OF: readonly number[] = Array.from({ length: CARD_KINDS }, (_, card) => {
  if (isChurch(card)) return CHURCH + card - FIRST_CHURCH;
  return isGold(card) ? GOLD + card - FIRST_GOLD : Math.floor(card / 9);
});
/** A place holds each letter at most once, so its bit can be added like a count. */
const INCREMENT: readonly number[] = Array.from({ length: CARD_KINDS }, (_, card) =>
  card < FIRST_GOLD ? 1 << (card % 9) : 1,
);

const LETTER_SETS = 512;
const letters = Array.from({ length: 9 }, (_, letter) => letter);
/** By set of letters: the number of letters. */
const COUNT: readonly number[] = Array.from(
  { length: LETTER_SETS },
  (_, set) => letters.filter((l) => set & (1 << l)).length,
);
/** By category and set of letters: the sum of the values. */
const TOTAL = CATEGORIES.map((category) =>
  Array.from({ length: LETTER_SETS }, (_, set) =>
    letters.reduce((sum, l) => (set & (1 << l) ? sum + VALUES[category][l]! : sum), 0),
  ),
);

/** By category and set of letters: the sum of the squared values, a measure of how much they can still change. */
const SQUARES = CATEGORIES.map((category) =>
  Array.from({ length: LETTER_SETS }, (_, set) =>
    letters.reduce((sum, l) => (set & (1 << l) ? sum + VALUES[category][l]! ** 2 : sum), 0),
  ),
);

export function emptyPiles(): Piles {
  return Array<number>(PLACES * STRIDE).fill(0);
}

export function add(piles: Piles, place: Place, card: Card): void {
  const base = place * STRIDE;
  piles[base + CELL_OF[card]!]! += INCREMENT[card]!;
  piles[base + SIZE]!++;
}

export function remove(piles: Piles, place: Place, card: Card): void {
  const base = place * STRIDE;
  piles[base + CELL_OF[card]!]! -= INCREMENT[card]!;
  piles[base + SIZE]!--;
}

export const size = (piles: Piles, place: Place): number => piles[place * STRIDE + SIZE]!;

export function has(piles: Piles, place: Place, card: Card): boolean {
  const held = piles[place * STRIDE + CELL_OF[card]!]!;
  return card < FIRST_GOLD ? (held & INCREMENT[card]!) !== 0 : held > 0;
}

export const goldOf = (piles: Piles, place: Place, value: number): number =>
  piles[place * STRIDE + GOLD + value - 1]!;

export function goldSum(piles: Piles, place: Place): number {
  const base = place * STRIDE + GOLD;
  return piles[base]! + 2 * piles[base + 1]! + 3 * piles[base + 2]!;
}

/** B19: the strength of a place in a category. */
export const total = (piles: Piles, place: Place, category: number): number =>
  TOTAL[category]![piles[place * STRIDE + category]!]!;

export const squares = (piles: Piles, place: Place, category: number): number =>
  SQUARES[category]![piles[place * STRIDE + category]!]!;

/** The number of church cards in this place. */
export function churches(piles: Piles, place: Place): number {
  let all = 0;
  for (let cell = place * STRIDE + CHURCH; cell < place * STRIDE + SIZE; cell++) all += piles[cell]!;
  return all;
}

/** The letter nearest to A as a number, 9 if there is none. */
export function bestLetter(piles: Piles, place: Place, category: number): number {
  const set = piles[place * STRIDE + category]!;
  return set === 0 ? 9 : 31 - Math.clz32(set & -set);
}

/** The nth card of a place in ascending order, counted from 0. */
export function nth(piles: Piles, place: Place, n: number): Card {
  const base = place * STRIDE;
  let left = n;
  for (let category = 0; category < GOLD; category++) {
    let set = piles[base + category]!;
    const count = COUNT[set]!;
    if (left >= count) {
      left -= count;
      continue;
    }
    for (; left > 0; left--) set &= set - 1;
    return category * 9 + 31 - Math.clz32(set & -set);
  }
  for (let cell = GOLD; cell < SIZE; cell++) {
    const count = piles[base + cell]!;
    if (left < count) return FIRST_GOLD + cell - GOLD;
    left -= count;
  }
  throw new Error('fewer cards than that');
}

/** Calls `visit` for every distinct card of a place in ascending order, with its count. */
export function eachKind(piles: Piles, place: Place, visit: (card: Card, count: number) => void): void {
  const base = place * STRIDE;
  for (let category = 0; category < GOLD; category++) {
    for (let set = piles[base + category]!; set !== 0; set &= set - 1) {
      visit(category * 9 + 31 - Math.clz32(set & -set), 1);
    }
  }
  for (let cell = GOLD; cell < SIZE; cell++) {
    const count = piles[base + cell]!;
    if (count > 0) visit(FIRST_GOLD + cell - GOLD, count);
  }
}

/** In ascending order. */
export function list(piles: Piles, place: Place): Card[] {
  const cards: Card[] = [];
  const base = place * STRIDE;
  for (let category = 0; category < GOLD; category++) {
    for (let set = piles[base + category]!; set !== 0; set &= set - 1) {
      cards.push(category * 9 + 31 - Math.clz32(set & -set));
    }
  }
  for (let cell = GOLD; cell < SIZE; cell++) {
    for (let count = piles[base + cell]!; count > 0; count--) cards.push(FIRST_GOLD + cell - GOLD);
  }
  return cards;
}
