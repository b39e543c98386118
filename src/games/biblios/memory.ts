// What a reader remembers of the other hands, for pictures: cards surely there, cards that may have left unseen.
import type { Seat } from '../../engine/game.ts';
import { type Card, FIRST_GOLD } from './data.ts';
import { cardIn, fromIn, SHORT, toIn, UNSEEN } from './log.ts';
import type { View } from './state.ts';

export interface Memory {
  readonly seat: Seat;
  readonly size: number;
  /** In rising order. */
  readonly sure: Card[];
  readonly perhaps: Card[];
}

/** For every seat but the reader's own. After a card has left a hand unseen, all that was known there is in doubt (B11). */
export function memories({ log, seat: reader, handSizes }: View): Memory[] {
  const hands = handSizes.map((size, seat): Memory => ({ seat, size, sure: [], perhaps: [] }));
  const take = (cards: Card[], card: Card): boolean => {
    const index = cards.indexOf(card);
    if (index >= 0) cards.splice(index, 1);
    return index >= 0;
  };
  for (const e of log) {
    if (toIn(e) === SHORT) continue;
    const card = cardIn(e);
    const from = hands[fromIn(e)];
    if (card === UNSEEN) {
      from?.perhaps.push(...from.sure.splice(0));
      continue;
    }
    // There is only one of each category card: now that it was seen, it is in doubt nowhere.
    if (card < FIRST_GOLD) for (const hand of hands) take(hand.perhaps, card);
    // Of gold, one surely there may have been shown and one in doubt be left, or none: doubt stays.
    if (from && !take(from.sure, card)) take(from.perhaps, card);
    hands[toIn(e)]?.sure.push(card);
  }
  for (const { sure, perhaps } of hands) {
    sure.sort((a, b) => a - b);
    perhaps.sort((a, b) => a - b);
  }
  return hands.filter(({ seat }) => seat !== reader);
}
