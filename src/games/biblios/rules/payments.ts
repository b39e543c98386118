// Whole payments: what a card is paid with, which cards settle what is owed, and in which order they are played (B14, B18).
import { type Card, isGold, VALUE } from './data.ts';
import type { Coin } from './state.ts';

/** B14: gold is paid for with cards, everything else with gold. */
export const coinFor = (card: Card): Coin => (isGold(card) ? 'cards' : 'gold');

export const isCurrency = (coin: Coin, card: Card): boolean => coin === 'cards' || isGold(card);

/** What one payer owes, holds, and may pay first. */
export interface PaymentTerms {
  readonly coin: Coin;
  readonly hand: readonly Card[];
  readonly owed: number;
  /** The first steps that are legal now. */
  readonly offered: readonly Card[];
}

/** Gold counts by its value, other cards by their number. */
export const paidValue = (coin: Coin, cards: readonly Card[]): number =>
  coin === 'cards' ? cards.length : cards.reduce((sum, card) => sum + VALUE[card]!, 0);

/** B18: gold is paid in descending value, cards in ascending order. */
export const inPaymentOrder = (coin: Coin, cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => (coin === 'gold' ? b - a : a - b));

/** B18: every payment in gold without a superfluous card. */
export function goldPayments({ hand, owed, offered }: PaymentTerms): Card[][] {
  const gold = inPaymentOrder('gold', hand.filter(isGold));
  const found: Card[][] = [];
  const extend = (paid: Card[], rest: readonly Card[], open: number) => {
    if (open <= 0) {
      found.push(paid);
      return;
    }
    for (const [i, card] of rest.entries()) {
      // Another coin of the same value makes the same payment.
      if (i > 0 && rest[i - 1] === card) continue;
      extend([...paid, card], rest.slice(i + 1), open - VALUE[card]!);
    }
  };
  extend([], gold, owed);
  return found.filter(([first]) => first !== undefined && offered.includes(first));
}

/** Whether a legal payment contains the picked cards and this one. */
export function mayAdd(terms: PaymentTerms, picked: readonly Card[], card: Card): boolean {
  if (terms.coin === 'gold') return goldPayments(terms).some((payment) => covers(payment, [...picked, card]));
  const { hand, owed, offered } = terms;
  return picked.length < owed && card >= Math.min(...offered) && countIn(hand, card) > countIn(picked, card);
}

const covers = (payment: readonly Card[], picked: readonly Card[]) =>
  picked.every((card) => countIn(payment, card) >= countIn(picked, card));

const countIn = (cards: readonly Card[], card: Card) => cards.filter((each) => each === card).length;
