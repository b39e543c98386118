// A show that somebody must be able to make, supposed into a hand that is mostly hidden.
import type { Rng } from '../../engine/rng.ts';
import { strength } from './sets.ts';
import { type Card, cardOf, down, HIDDEN, up, type View } from './state.ts';

/**
 * Cards for hidden places in the hand of whoever has the turn, so that together with the cards
 * known there they beat the active set. The view comes from a real table, so there is a way.
 */
export function showFor(view: View, unseen: readonly Card[], rng: Rng): Map<number, Card> {
  const hand = view.hands[view.turn]!;
  const floor = strength(view.set);
  const windows = [];
  // Any stronger set holds one of just as many cards as the active set, or one more, that is stronger too.
  for (const count of [view.set.length, view.set.length + 1]) {
    for (let first = 0; first + count <= hand.length; first++)
      windows.push({ first, last: first + count - 1 });
  }
  for (const { first, last } of rng.shuffle(windows)) {
    for (const numbers of numberings(last - first + 1, rng)) {
      if (strength(numbers.map((number) => cardOf(number, 0))) <= floor) continue;
      const cards = laid(hand.slice(first, last + 1), numbers, unseen);
      if (cards)
        return new Map(cards.flatMap((card, i) => (hand[first + i] === HIDDEN ? [[first + i, card]] : [])));
    }
  }
  throw new Error('no hand fits this view: whoever has the turn could not move');
}

/** All sets of so many cards, by their numbers, in random order. */
function numberings(count: number, rng: Rng): number[][] {
  const steps = count === 1 ? [0] : [0, 1, -1];
  const all = steps.flatMap((step) =>
    Array.from({ length: 10 }, (_, i) => Array.from({ length: count }, (_, j) => i + 1 + step * j)),
  );
  return rng.shuffle(all.filter((numbers) => numbers.every((number) => number >= 1 && number <= 10)));
}

/** One card for each number: those known must bear it, the hidden ones are matched with cards from `unseen`. */
function laid(known: readonly Card[], numbers: readonly number[], unseen: readonly Card[]): Card[] | null {
  if (known.some((card, i) => card !== HIDDEN && up(card) !== numbers[i])) return null;
  /** Which place each unseen card is given to. */
  const given = new Map<Card, number>();
  for (const place of known.keys()) {
    if (known[place] === HIDDEN && !give(place, numbers, unseen, given, new Set())) return null;
  }
  const cards = [...known];
  for (const [card, place] of given) {
    const number = numbers[place]!;
    cards[place] = cardOf(number, up(card) === number ? down(card) : up(card));
  }
  return cards;
}

/** A card for this place, taking it from another place if that one finds a different card. */
function give(
  place: number,
  numbers: readonly number[],
  unseen: readonly Card[],
  given: Map<Card, number>,
  tried: Set<Card>,
): boolean {
  for (const card of unseen) {
    if ((up(card) !== numbers[place] && down(card) !== numbers[place]) || tried.has(card)) continue;
    tried.add(card);
    const holder = given.get(card);
    if (holder === undefined || give(holder, numbers, unseen, given, tried)) {
      given.set(card, place);
      return true;
    }
  }
  return false;
}
