// A show that somebody must be able to make, supposed into a hand that is mostly hidden.
import type { Rng } from '../../engine/rng.ts';
import { identity } from './data.ts';
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
  for (let first = 0; first < hand.length; first++) {
    for (let last = first; last < hand.length; last++) windows.push({ first, last });
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

/** One card for each number: those known must bear it, the hidden ones are tried from `unseen`. */
function laid(known: readonly Card[], numbers: readonly number[], unseen: readonly Card[]): Card[] | null {
  const [number] = numbers;
  if (number === undefined) return [];
  const [lying = HIDDEN] = known;
  if (lying !== HIDDEN) {
    const rest = up(lying) === number && laid(known.slice(1), numbers.slice(1), unseen);
    return rest ? [lying, ...rest] : null;
  }
  for (const card of unseen) {
    const other = up(card) === number ? down(card) : down(card) === number ? up(card) : 0;
    if (other === 0) continue;
    const without = unseen.filter((each) => identity(each) !== identity(card));
    const rest = laid(known.slice(1), numbers.slice(1), without);
    if (rest) return [cardOf(number, other), ...rest];
  }
  return null;
}
