// More notes for the memory sheet: gold shown, cards paid face down, bids that could not be paid, the reader's auction cards (B11).
import type { Seat } from '../../../engine/game.ts';
import { type Card, isChurch, VALUE } from '../rules/data.ts';
import { cardIn, fromIn, INSUFFICIENT_GOLD, toIn, UNSEEN } from '../rules/log.ts';
import { AUCTION, BURIED, DECK, DISCARD } from '../rules/piles.ts';
import type { View } from '../rules/state.ts';

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
    if (to === INSUFFICIENT_GOLD) short = card;
    else if (to === DISCARD) spent += VALUE[card]!;
    else if (to === BURIED) hidden++;
  }
  return { spent, hidden, short };
}

/** The reader's cards in the auction pile that have not come up yet. */
export function ownAuctionCards({ log }: View): Card[] {
  const cards: Card[] = [];
  for (const entry of log) {
    const card = cardIn(entry);
    if (card === UNSEEN) continue;
    if (fromIn(entry) === DECK && toIn(entry) === AUCTION) cards.push(card);
    if (fromIn(entry) === AUCTION && cards.includes(card)) cards.splice(cards.indexOf(card), 1);
  }
  return cards.sort((a, b) => a - b);
}

/** Cards face up and out of the game, without resolved church cards. */
export const discarded = ({ discard }: View): Card[] => discard.filter((card) => !isChurch(card));
