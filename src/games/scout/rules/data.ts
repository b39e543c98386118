// The cards of Scout, and how many of them are used (S1).
import { type Card, cardOf, down, up } from './state.ts';

const TWO_PLAYER_HAND = 11;
/** S14. */
export const TWO_PLAYER_CHIPS = 3;

/** Every unordered pair of different numbers from 1 to 10, the smaller one on top. */
export const ALL_CARDS: readonly Card[] = Array.from({ length: 10 }, (_, i) => i + 1).flatMap((low) =>
  Array.from({ length: 10 - low }, (_, i) => cardOf(low, low + 1 + i)),
);

const DECKS: { readonly [seats: number]: readonly Card[] } = {
  2: ALL_CARDS.filter((card) => card !== cardOf(9, 10)),
  3: ALL_CARDS.filter((card) => down(card) !== 10),
  4: ALL_CARDS.filter((card) => card !== cardOf(9, 10)),
  5: ALL_CARDS,
};

export function deckFor(seats: number): readonly Card[] {
  const deck = DECKS[seats];
  if (!deck) throw new Error(`Scout is not played by ${seats}`);
  return deck;
}

export function handSize(seats: number): number {
  return seats === 2 ? TWO_PLAYER_HAND : deckFor(seats).length / seats;
}

/** The same value for both ways up: the smaller number first. */
export function identity(card: Card): Card {
  return up(card) < down(card) ? cardOf(up(card), down(card)) : cardOf(down(card), up(card));
}
