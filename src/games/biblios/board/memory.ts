// What else the memory sheet says: gold shown, cards paid face down, bids that could not be paid, what one put up oneself (B11).
import type { Seat } from '../../../engine/game.ts';
import { type Card, isChurch, VALUE } from '../data.ts';
import { cardIn, fromIn, SHORT, toIn, UNSEEN } from '../log.ts';
import { AUCTION, BURIED, DECK, DISCARD } from '../piles.ts';
import type { View } from '../state.ts';

export interface Notes {
  /** Gold shown in payments. */
  readonly spent: number;
  /** Cards paid face down. */
  readonly hidden: number;
  /** The last bid in gold that this seat could not pay; 0 if there was none. */
  readonly short: number;
}

export function notesOf({ log }: View, seat: Seat): Notes {
  let [spent, hidden, short] = [0, 0, 0];
  for (const entry of log) {
    if (fromIn(entry) !== seat) continue;
    const [card, to] = [cardIn(entry), toIn(entry)];
    if (to === SHORT) short = card;
    else if (to === DISCARD) spent += VALUE[card]!;
    else if (to === BURIED) hidden++;
  }
  return { spent, hidden, short };
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
