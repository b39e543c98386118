// The sets in a hand, and cards changed so that they belong to none: for counterfactuals.
import { type Card, turned, up } from '../../rules/state.ts';

/** Neighbours from `first` to `last`. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

export const sizeOf = ({ first, last }: Span): number => last - first + 1;

export const numbersIn = (hand: readonly Card[], { first, last }: Span): number[] =>
  hand.slice(first, last + 1).map(up);

/** The sets of two or more neighbours that cannot be made longer, in the order of the hand. */
export function maximalSets(hand: readonly Card[]): Span[] {
  const found: Span[] = [];
  for (let first = 0; first + 1 < hand.length; ) {
    const step = up(hand[first + 1]!) - up(hand[first]!);
    let last = first + 1;
    while (last + 1 < hand.length && up(hand[last + 1]!) - up(hand[last]!) === step) last++;
    if (step >= -1 && step <= 1) found.push({ first, last });
    // The last card may start the next set.
    first = last;
  }
  return found;
}

/** The number nearest to the card's own that makes no set with these neighbours. */
function loneNumber(card: Card, before: Card | undefined, after: Card | undefined): number {
  const isFree = (number: number) =>
    [before, after].every((other) => other === undefined || Math.abs(up(other) - number) > 1);
  for (let distance = 0; distance < 10; distance++)
    for (const number of [up(card) + distance, up(card) - distance])
      if (number >= 1 && number <= 10 && isFree(number)) return number;
  // Two neighbours exclude at most six of ten numbers.
  return up(card);
}

export const withNumber = (card: Card, number: number): Card => (card & ~(15 << 4)) | (number << 4);

/** Changes the upper numbers of the cards at these places: none of them is in a set any more. */
export function isolate(hand: Card[], { first, last }: Span): void {
  for (let place = first; place <= last; place++)
    hand[place] = withNumber(hand[place]!, loneNumber(hand[place]!, hand[place - 1], hand[place + 1]));
}

/** The same for the numbers that count after the hand is turned. */
export function isolateTurned(hand: Card[], span: Span): void {
  const other = hand.map(turned);
  isolate(other, span);
  for (const [place, card] of other.entries()) hand[place] = turned(card);
}

/** Adds cards at the end of a hand that make no set. */
export function addLone(hand: Card[], count: number): void {
  for (let added = 0; added < count; added++) {
    const model = hand.at(-1) ?? LONE;
    hand.push(withNumber(LONE, loneNumber(LONE, model, undefined)));
  }
}

/** A card of medium height. */
const LONE: Card = (5 << 4) | 5;
