// What a reader remembers of the other hands, for board and terminal: cards certainly there, and cards that may have left unseen.
import type { Seat } from '../../../engine/game.ts';
import { type Card, FIRST_GOLD } from '../rules/data.ts';
import { cardIn, fromIn, INSUFFICIENT_GOLD, toIn, UNSEEN } from '../rules/log.ts';
import type { View } from '../rules/state.ts';

export interface Memory {
  readonly seat: Seat;
  readonly size: number;
  /** Both lists are in ascending order. */
  readonly sure: Card[];
  readonly perhaps: Card[];
}

/** For every seat except the reader's. After a card has left a hand unseen, every known card of that hand is uncertain (B11). */
export function memories({ log, seat: reader, handSizes }: View): Memory[] {
  const hands = handSizes.map((size, seat): Memory => ({ seat, size, sure: [], perhaps: [] }));
  const take = (cards: Card[], card: Card): boolean => {
    const index = cards.indexOf(card);
    if (index >= 0) cards.splice(index, 1);
    return index >= 0;
  };
  for (const entry of log) {
    if (toIn(entry) === INSUFFICIENT_GOLD) continue;
    const card = cardIn(entry);
    const from = hands[fromIn(entry)];
    if (card === UNSEEN) {
      from?.perhaps.push(...from.sure.splice(0));
      continue;
    }
    // There is one copy of each category card: once it is seen, it is uncertain nowhere.
    if (card < FIRST_GOLD) for (const hand of hands) take(hand.perhaps, card);
    // There are several copies of each gold card, so an uncertain one stays uncertain when another one is shown.
    if (from && !take(from.sure, card)) take(from.perhaps, card);
    hands[toIn(entry)]?.sure.push(card);
  }
  for (const { sure, perhaps } of hands) {
    sure.sort((a, b) => a - b);
    perhaps.sort((a, b) => a - b);
  }
  return hands.filter(({ seat }) => seat !== reader);
}
