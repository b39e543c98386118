// Turns a view into constraints on the cards its reader cannot see: when each arrived, when one left, how much gold a hand can hold.
import type { Seat } from '../../../engine/game.ts';
import { CARD_KINDS, type Card, copiesFor, isGold, VALUE } from '../rules/data.ts';
import { cardIn, fromIn, INSUFFICIENT_GOLD, toIn, UNSEEN } from '../rules/log.ts';
import { AUCTION, BURIED, type Place } from '../rules/piles.ts';
import { NONE, type View } from '../rules/state.ts';

const MAX_CARD_VALUE = 3;

/** No longer in a hidden place: the card became visible or was buried. */
export const GONE = -1;

/** A card enters a hidden place from the deck or from a visible place. */
export interface Arrival {
  /** Index of the log entry. */
  readonly at: number;
  readonly place: Place;
  /** UNSEEN if the reader did not see the card. */
  readonly card: Card;
}

/** A card leaves a hidden place. Which of the cards there it is has to be found. */
export interface Departure {
  readonly at: number;
  readonly from: Place;
  /** Another hidden place, or GONE. */
  readonly to: Place;
  /** UNSEEN if the reader did not see the card. */
  readonly card: Card;
}

/** At this log entry the hand held at most `max` gold: a player who can pay must pay (B15). */
export interface GoldLimit {
  readonly at: number;
  readonly seat: Seat;
  readonly max: number;
}

/** This hand can now pay at least `min` gold with cards of at most `maxCardValue` (B15, B18). */
export interface Payable {
  readonly seat: Seat;
  readonly min: number;
  readonly maxCardValue: number;
}

export interface Constraints {
  readonly arrivals: readonly Arrival[];
  readonly departures: readonly Departure[];
  /** Whether a card went from one hidden place to another. */
  readonly hasTransfers: boolean;
  readonly goldLimits: readonly GoldLimit[];
  readonly payable: Payable | null;
  /** By card: how many of it arrived unseen or are still in the deck. */
  readonly unseenCounts: readonly number[];
}

export const isHidden = (place: Place, reader: Seat | null): boolean =>
  place === AUCTION || (place < 4 && place !== reader);

export function constraintsOf(view: View): Constraints {
  const { log, seat: reader } = view;
  const arrivals: Arrival[] = [];
  const departures: Departure[] = [];
  const goldLimits: GoldLimit[] = [];
  const held = [0, 0, 0, 0];
  const unseenCounts = Array.from({ length: CARD_KINDS }, (_, card) => copiesFor(view.seats, card));
  for (const card of view.hand) unseenCounts[card]!--;
  for (const card of view.public) unseenCounts[card]!--;
  for (const card of view.discard) unseenCounts[card]!--;
  if (view.card !== NONE && view.card !== UNSEEN) unseenCounts[view.card]!--;
  for (let at = 0; at < log.length; at++) {
    const entry = log[at]!;
    const from = fromIn(entry);
    const to = toIn(entry);
    const card = cardIn(entry);
    if (to === INSUFFICIENT_GOLD) {
      // A bid above what so few cards can be worth says nothing about the hand.
      if (from !== reader && card <= held[from]! * MAX_CARD_VALUE)
        goldLimits.push({ at, seat: from, max: card - 1 });
      continue;
    }
    if (from < 4) held[from]!--;
    if (to < 4) held[to]!++;
    const out = isHidden(from, reader);
    const into = isHidden(to, reader);
    if (out) {
      departures.push({ at, from, to: into ? to : GONE, card });
      if (card !== UNSEEN) unseenCounts[card]!++;
    } else if (into) {
      arrivals.push({ at, place: to, card });
      if (card !== UNSEEN) unseenCounts[card]!--;
    }
    // This reader knows which card was buried.
    if (to === BURIED && card !== UNSEEN) unseenCounts[card]!--;
  }
  return {
    arrivals,
    departures,
    hasTransfers: departures.some(({ to }) => to !== GONE),
    goldLimits,
    payable: payableOf(view),
    unseenCounts,
  };
}

function payableOf({ phase, card, seat, turn, owed, high, log }: View): Payable | null {
  if (phase !== 'pay' || isGold(card) || seat === turn) return null;
  const maxCardValue = owed === high ? MAX_CARD_VALUE : VALUE[cardIn(log.at(-1)!)]!;
  return { seat: turn, min: owed, maxCardValue };
}
