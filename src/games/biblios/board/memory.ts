// The memory sheet: what the reader has seen go into each hand and out of it, from the view's log alone (B11).
import type { Seat } from '../../../engine/game.ts';
import { type Card, isChurch, VALUE } from '../data.ts';
import { cardIn, fromIn, SHORT, toIn, UNSEEN } from '../log.ts';
import { AUCTION, BURIED, DECK, DISCARD } from '../piles.ts';
import type { View } from '../state.ts';

export interface Memory {
  /** Seen to go in and not seen to leave: some may have been paid face down since. */
  readonly cards: readonly Card[];
  /** Gold shown in payments. */
  readonly spent: number;
  /** Cards that left face down. */
  readonly hidden: number;
  /** Cards that came in unseen. */
  readonly unseen: number;
  /** The least bid in gold that this seat could not pay; 0 if there was none. */
  readonly short: number;
}

export function memoryOf({ log, seats }: View, seat: Seat): Memory {
  const cards: Card[] = [];
  let [spent, hidden, unseen, short] = [0, 0, 0, 0];
  for (const entry of log) {
    const [card, from, to] = [cardIn(entry), fromIn(entry), toIn(entry)];
    if (from === seat && to === SHORT) {
      short = card;
    } else if (to === seat) {
      if (card === UNSEEN) unseen++;
      else cards.push(card);
    } else if (from === seat) {
      const at = cards.indexOf(card);
      if (at >= 0) cards.splice(at, 1);
      else if (card !== UNSEEN && unseen > 0) unseen--;
      if (to === DISCARD) spent += VALUE[card] ?? 0;
      if (card === UNSEEN && (to === BURIED || to < seats)) hidden++;
    }
  }
  return { cards: cards.sort((a, b) => a - b), spent, hidden, unseen, short };
}

/** What the reader put into the auction pile and has not seen come up. */
export function putAside({ log }: View): Card[] {
  const cards: Card[] = [];
  for (const entry of log) {
    const card = cardIn(entry);
    if (card === UNSEEN) continue;
    if (fromIn(entry) === DECK && toIn(entry) === AUCTION) cards.push(card);
    if (fromIn(entry) === AUCTION && cards.includes(card)) cards.splice(cards.indexOf(card), 1);
  }
  return cards.sort((a, b) => a - b);
}

/** Face up and out of the game, without the church cards that have done their work. */
export const discarded = ({ discard }: View): Card[] => discard.filter((card) => !isChurch(card));
