// What a reader of the log does not know, as a puzzle: hidden cards, each with a life from place to place.
import type { Seat } from '../../engine/game.ts';
import { type Card, copiesFor, isGold, KINDS, VALUE } from './data.ts';
import { cardIn, fromIn, SHORT, toIn, UNSEEN } from './log.ts';
import { AUCTION, BURIED, type Place } from './piles.ts';
import { NONE, type View } from './state.ts';

const MOST_A_CARD = 3;

/** Out of all hidden places: into sight, or under the buried cards for good. */
export const GONE = -1;

/** A card in the hidden places, from when it came there. */
export interface Birth {
  /** Which entry of the log. */
  readonly at: number;
  readonly place: Place;
  /** UNSEEN: it came from the deck without the reader seeing it. */
  readonly card: Card;
}

/** A card leaves a hidden place; which of the lives there it is, the puzzle asks. */
export interface Leave {
  readonly at: number;
  readonly from: Place;
  /** Another hidden place, or GONE. */
  readonly to: Place;
  /** What the reader saw leaving, or UNSEEN. */
  readonly card: Card;
}

/** At this entry, the gold in this hand was known to be at most that (B15: who can pay must pay). */
export interface Bound {
  readonly at: number;
  readonly seat: Seat;
  readonly most: number;
}

/** Now, this hand can pay that much gold with cards of at most that value (B15, B18). */
export interface Payable {
  readonly seat: Seat;
  readonly least: number;
  readonly value: number;
}

export interface Puzzle {
  readonly births: readonly Birth[];
  readonly leaves: readonly Leave[];
  /** Whether any card went from one hidden place to another. */
  readonly isMobile: boolean;
  readonly bounds: readonly Bound[];
  readonly payable: Payable | null;
  /** By card: how many came from the deck unseen or are still in it. */
  readonly stock: readonly number[];
}

export const isHidden = (place: Place, reader: Seat | null): boolean =>
  place === AUCTION || (place < 4 && place !== reader);

export function puzzleOf(view: View): Puzzle {
  const { log, seat: reader } = view;
  const births: Birth[] = [];
  const leaves: Leave[] = [];
  const bounds: Bound[] = [];
  const held = [0, 0, 0, 0];
  const stock = Array.from({ length: KINDS }, (_, card) => copiesFor(view.seats, card));
  for (const card of view.hand) stock[card]!--;
  for (const card of view.public) stock[card]!--;
  for (const card of view.discard) stock[card]!--;
  if (view.card !== NONE && view.card !== UNSEEN) stock[view.card]!--;
  for (let at = 0; at < log.length; at++) {
    const e = log[at]!;
    const from = fromIn(e);
    const to = toIn(e);
    const card = cardIn(e);
    if (to === SHORT) {
      // Most bids beyond all means tell nothing: so few cards cannot be worth as much.
      if (from !== reader && card <= held[from]! * MOST_A_CARD)
        bounds.push({ at, seat: from, most: card - 1 });
      continue;
    }
    if (from < 4) held[from]!--;
    if (to < 4) held[to]!++;
    const out = isHidden(from, reader);
    const into = isHidden(to, reader);
    if (out) {
      leaves.push({ at, from, to: into ? to : GONE, card });
      if (card !== UNSEEN) stock[card]!++;
    } else if (into) {
      births.push({ at, place: to, card });
      if (card !== UNSEEN) stock[card]!--;
    }
    // Buried, but this reader knows which card.
    if (to === BURIED && card !== UNSEEN) stock[card]!--;
  }
  return {
    births,
    leaves,
    isMobile: leaves.some(({ to }) => to !== GONE),
    bounds,
    payable: payableOf(view),
    stock,
  };
}

function payableOf({ phase, card, seat, turn, owed, high, log }: View): Payable | null {
  if (phase !== 'pay' || isGold(card) || seat === turn) return null;
  return { seat: turn, least: owed, value: owed === high ? MOST_A_CARD : VALUE[cardIn(log.at(-1)!)]! };
}
