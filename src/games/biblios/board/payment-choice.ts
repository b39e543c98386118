// The payment being put together, for cards, coins, tray and prompt: what is picked, what may be added, which moves play it.
import type { Choice } from '../../../parts/board.ts';
import type { Card } from '../rules/data.ts';
import type { EditionNotation } from '../rules/notation.ts';
import {
  coinFor,
  goldPayments,
  inPaymentOrder,
  isCurrency,
  mayAdd,
  type PaymentTerms,
  paidValue,
} from '../rules/payments.ts';
import type { Coin, Move, View } from '../rules/state.ts';

/** The cards chosen so far, in any order. */
export type Picked = readonly Card[];

export interface PaymentChoice {
  readonly coin: Coin;
  readonly owed: number;
  readonly picked: Picked;
  /** Whether nothing is picked yet, so that the tray shows the proposed payment (gold only). */
  readonly isProposed: boolean;
  /** The picked items: gold by its value, cards by their number. */
  readonly worth: number;
  readonly missing: number;
  /** The moves of the payment once it is complete. */
  readonly steps: readonly string[] | null;
  /** Whether this card can be part of the payment. */
  isCurrency(card: Card): boolean;
  mayAdd(card: Card): boolean;
  add(card: Card): void;
  remove(card: Card): void;
  clear(): void;
}

interface PaymentProps {
  readonly view: View;
  readonly moves: readonly Choice<Move>[];
  readonly notation: EditionNotation;
  readonly picked: Picked | null;
  pick(picked: Picked | null): void;
}

/** Null if this seat has nothing to pay. */
export function paymentChoiceOf({
  view,
  moves,
  notation,
  picked: own,
  pick,
}: PaymentProps): PaymentChoice | null {
  const offered = moves.flatMap(({ move }) => (move.kind === 'pay' ? [move.card] : []));
  if (offered.length === 0) return null;
  const coin = coinFor(view.card);
  const terms: PaymentTerms = { coin, hand: view.hand, owed: view.owed, offered };
  const proposed = own === null && coin === 'gold' ? proposedPayment(terms) : undefined;
  const picked = own ?? proposed ?? [];
  const worth = paidValue(coin, picked);
  const missing = Math.max(0, view.owed - worth);
  const chosen = own ?? [];
  const write = (card: Card) => notation.write({ kind: 'pay', card });
  return {
    coin,
    owed: view.owed,
    picked,
    isProposed: proposed !== undefined,
    worth,
    missing,
    steps: missing === 0 ? inPaymentOrder(coin, picked).map(write) : null,
    isCurrency: (card) => isCurrency(coin, card),
    mayAdd: (card) => mayAdd(terms, chosen, card),
    add: (card) => pick([...chosen, card]),
    remove: (card) => {
      const at = picked.indexOf(card);
      pick(picked.filter((_, i) => i !== at));
    },
    clear: () => pick(null),
  };
}

/** Least overpayment first, then fewest cards. */
export function proposedPayment(terms: PaymentTerms): Picked | undefined {
  const [best] = goldPayments(terms).sort(
    (a, b) => paidValue('gold', a) - paidValue('gold', b) || a.length - b.length,
  );
  return best;
}
