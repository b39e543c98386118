// Which cards a payment may still include, when it is complete, and in which steps it is played (B14, B18).
import { type Card, isGold, VALUE } from '../rules/data.ts';

/** The cards chosen so far, in any order. */
export type Picked = readonly Card[];

export interface PaymentTerms {
  readonly hand: readonly Card[];
  readonly owed: number;
  /** The first steps that are legal now. */
  readonly offered: readonly Card[];
}

/** Descending value: the order in which gold is paid. */
export const inPaymentOrder = (picked: Picked, inGold: boolean): Card[] =>
  [...picked].sort((a, b) => (inGold ? b - a : a - b));

const sumOf = (cards: Picked) => cards.reduce((sum, card) => sum + VALUE[card]!, 0);

/** Every payment in gold without a superfluous card; least overpayment first, then fewest cards. */
export function goldPayments({ hand, owed, offered }: PaymentTerms): Card[][] {
  const gold = inPaymentOrder(hand.filter(isGold), true);
  const found = new Map<string, Card[]>();
  const extend = (paid: Card[], rest: readonly Card[], open: number) => {
    if (open <= 0) {
      found.set(paid.join(), paid);
      return;
    }
    for (const [i, card] of rest.entries()) {
      if (i > 0 && rest[i - 1] === card) continue;
      extend([...paid, card], rest.slice(i + 1), open - VALUE[card]!);
    }
  };
  extend([], gold, owed);
  return [...found.values()]
    .filter(([first]) => first !== undefined && offered.includes(first))
    .sort((a, b) => sumOf(a) - sumOf(b) || a.length - b.length);
}

const countIn = (cards: Picked, card: Card) => cards.filter((each) => each === card).length;

/** Whether one payment contains at least these cards. */
const covers = (payment: Picked, picked: Picked) =>
  picked.every((card) => countIn(payment, card) >= countIn(picked, card));

export function mayAddGold(payments: readonly Picked[], picked: Picked, card: Card): boolean {
  return payments.some((payment) => covers(payment, [...picked, card]));
}

/** When paying for gold, any card may be added that does not come before an already paid one. */
export function mayAddCard({ hand, owed, offered }: PaymentTerms, picked: Picked, card: Card): boolean {
  return picked.length < owed && card >= Math.min(...offered) && countIn(hand, card) > countIn(picked, card);
}

export const paidValue = (picked: Picked, inGold: boolean): number =>
  inGold ? sumOf(picked) : picked.length;
