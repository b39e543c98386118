// A payment in the making, ready for reserve, purse, tray and prompt: what is picked, what may be added, what playing it takes.
import type { Choice } from '../../../parts/board.ts';
import { type Card, isGold } from '../data.ts';
import type { Notations } from '../notation.ts';
import type { Coin, Move, View } from '../state.ts';
import { coinOf } from './bidding.ts';
import { type Bill, goldPayments, inSteps, mayAddCard, mayAddGold, type Picked, worthOf } from './paying.ts';

export interface Till {
  readonly coin: Coin;
  readonly owed: number;
  readonly picked: Picked;
  /** Nothing was picked yet: the tray shows what the board proposes (gold only). */
  readonly isProposed: boolean;
  /** What is picked: gold by its value, cards by their number. */
  readonly worth: number;
  readonly missing: number;
  /** The steps of the payment once it is complete. */
  readonly steps: readonly string[] | null;
  /** Whether this card is in question at all. */
  isCurrency(card: Card): boolean;
  mayAdd(card: Card): boolean;
  add(card: Card): void;
  remove(card: Card): void;
  clear(): void;
}

interface Hands {
  readonly view: View;
  readonly moves: readonly Choice<Move>[];
  readonly notations: Notations;
  readonly picked: Picked | null;
  pick(picked: Picked | null): void;
}

/** Null when this seat has nothing to pay. */
export function tillOf({ view, moves, notations, picked: own, pick }: Hands): Till | null {
  const offered = moves.flatMap(({ move }) => (move.kind === 'pay' ? [move.card] : []));
  if (offered.length === 0) return null;
  const coin = coinOf(view);
  const inGold = coin === 'gold';
  const bill: Bill = { hand: view.hand, owed: view.owed, offered };
  const payments = inGold ? goldPayments(bill) : [];
  const proposed = own === null ? payments[0] : undefined;
  const picked = own ?? proposed ?? [];
  const rest = Math.max(0, view.owed - worthOf(picked, inGold));
  const chosen = own ?? [];
  const write = (card: Card) => notations.write({ kind: 'pay', card });
  return {
    coin,
    owed: view.owed,
    picked,
    isProposed: proposed !== undefined,
    worth: worthOf(picked, inGold),
    missing: rest,
    steps: rest === 0 ? inSteps(picked, inGold).map(write) : null,
    isCurrency: (card) => !inGold || isGold(card),
    mayAdd: (card) => (inGold ? mayAddGold(payments, chosen, card) : mayAddCard(bill, chosen, card)),
    add: (card) => pick([...chosen, card]),
    remove: (card) => {
      const at = picked.indexOf(card);
      pick(picked.filter((_, i) => i !== at));
    },
    clear: () => pick(null),
  };
}
