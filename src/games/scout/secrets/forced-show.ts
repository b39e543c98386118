// Places a show that a player must be able to make into a hand that is mostly hidden.
import type { Rng } from '../../../engine/rng.ts';
import { strength } from '../rules/sets.ts';
import { type Card, cardOf, down, HIDDEN, up, type View } from '../rules/state.ts';

/**
 * Cards for hidden places in the hand of the player whose turn it is, so that together with the known cards
 * they beat the active set. The view comes from a real table, so a solution exists.
 */
export function forcedShow(view: View, unseen: readonly Card[], rng: Rng): Map<number, Card> {
  const hand = view.hands[view.turn]!;
  const floor = strength(view.set);
  const windows = [];
  // Any stronger set contains a stronger one with as many cards as the active set, or one more.
  for (const count of [view.set.length, view.set.length + 1]) {
    for (let first = 0; first + count <= hand.length; first++)
      windows.push({ first, last: first + count - 1 });
  }
  for (const { first, last } of rng.shuffle(windows)) {
    for (const numbers of possibleSets(last - first + 1, rng)) {
      if (strength(numbers.map((number) => cardOf(number, 0))) <= floor) continue;
      const cards = matchCards(hand.slice(first, last + 1), numbers, unseen);
      if (cards)
        return new Map(cards.flatMap((card, i) => (hand[first + i] === HIDDEN ? [[first + i, card]] : [])));
    }
  }
  throw new Error('no hand fits this view: the player on turn cannot move');
}

/** All sets of this many cards, as their numbers, in random order. */
function possibleSets(count: number, rng: Rng): number[][] {
  const steps = count === 1 ? [0] : [0, 1, -1];
  const all = steps.flatMap((step) =>
    Array.from({ length: 10 }, (_, i) => Array.from({ length: count }, (_, j) => i + 1 + step * j)),
  );
  return rng.shuffle(all.filter((numbers) => numbers.every((number) => number >= 1 && number <= 10)));
}

/** One card for each number: known cards must show it, hidden ones are matched with cards from `unseen`. */
function matchCards(
  known: readonly Card[],
  numbers: readonly number[],
  unseen: readonly Card[],
): Card[] | null {
  if (known.some((card, i) => card !== HIDDEN && up(card) !== numbers[i])) return null;
  /** The place that each unseen card is assigned to. */
  const assigned = new Map<Card, number>();
  for (const place of known.keys()) {
    if (known[place] === HIDDEN && !assignCard(place, numbers, unseen, assigned, new Set())) return null;
  }
  const cards = [...known];
  for (const [card, place] of assigned) {
    const number = numbers[place]!;
    cards[place] = cardOf(number, up(card) === number ? down(card) : up(card));
  }
  return cards;
}

/** Finds a card for this place, taking it from another place if that one finds a different card. */
function assignCard(
  place: number,
  numbers: readonly number[],
  unseen: readonly Card[],
  assigned: Map<Card, number>,
  tried: Set<Card>,
): boolean {
  for (const card of unseen) {
    if ((up(card) !== numbers[place] && down(card) !== numbers[place]) || tried.has(card)) continue;
    tried.add(card);
    const holder = assigned.get(card);
    if (holder === undefined || assignCard(holder, numbers, unseen, assigned, tried)) {
      assigned.set(card, place);
      return true;
    }
  }
  return false;
}
