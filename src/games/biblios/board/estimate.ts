// Who would take each die if the game ended now, from what the reader knows and nothing else: an estimate.
import type { Seat } from '../../../engine/game.ts';
import type { Names } from '../../../engine/texts.ts';
import {
  CARD_KINDS,
  CATEGORIES,
  type Card,
  categoryOf,
  copiesFor,
  FIRST_GOLD,
  VALUE,
} from '../rules/data.ts';
import { cardIn, toIn, UNSEEN } from '../rules/log.ts';
import { BURIED } from '../rules/piles.ts';
import { NONE, type View } from '../rules/state.ts';
import { memories } from '../secrets/memory.ts';
import { notesOf, ownAuctionCards } from './notes.ts';
import { holdingOf } from './scoring.ts';
import type { TableProps } from './table-props.ts';
import type { BoardWords, Terms } from './words.ts';

export interface CategoryEstimate {
  /** By seat. The reader's own total is exact; in the others' every card not seen counts with the average of the unseen cards. */
  readonly totals: readonly number[];
  /** Who has the most; NONE if that would be somebody who was never seen with such a card. */
  readonly leader: Seat;
}

export interface Estimate {
  /** By category. */
  readonly categories: readonly CategoryEstimate[];
  /** The dice of the categories in which the reader leads. */
  readonly points: number;
}

/** Null for a reader without a hand. */
export function estimateOf(view: View): Estimate | null {
  const { seat: reader } = view;
  if (reader === null || view.opened !== null) return null;
  const hands = memories(view);
  const unseen = unseenCards(
    view,
    hands.flatMap(({ sure, perhaps }) => [...sure, ...perhaps]),
  );
  const count = unseen.reduce((sum, copies) => sum + copies, 0);
  const categories = CATEGORIES.map((category): CategoryEstimate => {
    const average =
      unseen.reduce((sum, copies, card) => (isOf(category, card) ? sum + copies * VALUE[card]! : sum), 0) /
      Math.max(1, count);
    const totals = view.handSizes.map(() => holdingOf(view.hand, category).total);
    const seen = totals.map((total) => total > 0);
    for (const { seat, size, sure, perhaps } of hands) {
      const hidden = size - sure.length;
      // Every card that was in the hand has the same chance of not being among those that left unseen.
      const stays = hidden / Math.max(1, hidden + notesOf(view, seat).hidden);
      const known = perhaps.length * stays;
      totals[seat] =
        holdingOf(sure, category).total +
        holdingOf(perhaps, category).total * stays +
        Math.max(0, hidden - known) * average;
      seen[seat] = [...sure, ...perhaps].some((card) => isOf(category, card));
    }
    return { totals, leader: leaderIn(totals, seen) };
  });
  const points = categories.reduce(
    (sum, { leader }, category) => (leader === reader ? sum + view.dice[category]! : sum),
    0,
  );
  return { categories, points };
}

const isOf = (category: number, card: Card) => card < FIRST_GOLD && categoryOf(card) === category;

function leaderIn(totals: readonly number[], seen: readonly boolean[]): Seat {
  const most = Math.max(...totals);
  const leader = totals.indexOf(most);
  return most > 0 && seen[leader] ? leader : NONE;
}

/** By card: how many copies the reader has not seen yet. */
function unseenCards(view: View, remembered: readonly Card[]): number[] {
  const left = Array.from({ length: CARD_KINDS }, (_, card) => copiesFor(view.seats, card));
  const buried = view.log.filter((entry) => toIn(entry) === BURIED).map(cardIn);
  const up = [...view.public, ...view.discard, ...buried, ...ownAuctionCards(view)];
  // A drawn or offered card lies nowhere else; a church card that is resolved is not on the discard yet.
  for (const card of [...view.hand, ...remembered, ...up, view.card]) {
    if (card !== NONE && card !== UNSEEN) left[card] = Math.max(0, left[card]! - 1);
  }
  return left;
}

/** The one of the others with the highest total; the next player if nobody has any. */
export function rivalIn({ categories }: Estimate, category: number, reader: Seat | null): Seat {
  const totals = categories[category]!.totals;
  const others = [...totals.keys()].filter((seat) => seat !== reader);
  return others.reduce((best, seat) => (totals[seat]! > totals[best]! ? seat : best), others[0]!);
}

/** "Monks: you have 9, Alcuin about 6. From what you know, you would take the 4 points." */
export function leadText(
  estimate: Estimate,
  category: number,
  { view, seat, names, wording: { terms, words } }: Pick<TableProps, 'view' | 'seat' | 'names' | 'wording'>,
): string {
  const { totals, leader } = estimate.categories[category]!;
  const rival = rivalIn(estimate, category, seat);
  const own = seat === null ? 0 : totals[seat]!;
  const value = view.dice[category]!;
  const verdict =
    leader === NONE
      ? words.openLead
      : leader === seat
        ? words.youTake(value)
        : words.takes(names(leader), value);
  return `${words.lead(terms.categories[category]!, own, names(rival), totals[rival]!)} ${verdict}`;
}

/** In sentences, without categories of which too little was seen; nothing for a reader without a hand. */
export function standingOf(
  view: View,
  names: Names,
  { terms, words }: { readonly terms: Pick<Terms, 'categories'>; readonly words: BoardWords },
): readonly string[] {
  const estimate = estimateOf(view);
  const { seat } = view;
  if (!estimate || seat === null) return [];
  const leads = CATEGORIES.filter((category) => estimate.categories[category]!.leader !== NONE).map(
    (category) => {
      const { totals } = estimate.categories[category]!;
      const rival = rivalIn(estimate, category, seat);
      return words.lead(terms.categories[category]!, totals[seat]!, names(rival), totals[rival]!);
    },
  );
  return [`${words.expected(estimate.points)}.`, ...leads];
}
