// Totals and best letters by category, gold, and at the end who has won what (B19).
import { CATEGORIES, type Card, categoryOf, isChurch, isGold, letterOf, VALUE } from '../rules/data.ts';
import { NONE } from '../rules/state.ts';

export interface Holding {
  readonly cards: readonly Card[];
  readonly total: number;
  /** The letter nearest to A; empty if there is no card. */
  readonly best: string;
}

export function holdingOf(hand: readonly Card[], category: number): Holding {
  const cards = hand.filter((card) => !isGold(card) && !isChurch(card) && categoryOf(card) === category);
  return {
    cards,
    total: cards.reduce((sum, card) => sum + VALUE[card]!, 0),
    best: cards.map(letterOf).sort()[0] ?? '',
  };
}

export const goldIn = (hand: readonly Card[]): number =>
  hand.reduce((sum, card) => (isGold(card) ? sum + VALUE[card]! : sum), 0);

export interface ScoredHands {
  /** By category, by seat. */
  readonly holdings: readonly (readonly Holding[])[];
  /** By category; NONE where nobody holds a card. */
  readonly winners: readonly number[];
  readonly points: readonly number[];
  readonly gold: readonly number[];
}

export function scoreHands(hands: readonly (readonly Card[])[], dice: readonly number[]): ScoredHands {
  const holdings = CATEGORIES.map((category) => hands.map((hand) => holdingOf(hand, category)));
  const winners = holdings.map((held) => {
    const [best] = [...held.keys()]
      .filter((seat) => held[seat]!.total > 0)
      .sort((a, b) => held[b]!.total - held[a]!.total || (held[a]!.best < held[b]!.best ? -1 : 1));
    return best ?? NONE;
  });
  const points = hands.map((_, seat) =>
    winners.reduce((sum, winner, category) => (winner === seat ? sum + dice[category]! : sum), 0),
  );
  return { holdings, winners, points, gold: hands.map(goldIn) };
}
