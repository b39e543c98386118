// What characters like about moves in Biblios and Scripts & Scribes.
import type { Flavour } from '../../../engine/insight.ts';
import { type Card, isChurch, isGold, VALUE } from '../rules/data.ts';
import { goldSum } from '../rules/piles.ts';
import type { Move, State } from '../rules/state.ts';

/** The sizes are felt in play, and still leave a clearly better move its chance. */
const STRONG = 0.1;

export function flavour(state: State, seat: number, move: Move): Flavour {
  switch (move.kind) {
    case 'give':
      if (move.to === 'hand') return owned(state.card);
      // Into the auction: to be bought back, perhaps. Onto the table: for the others.
      return move.to === 'auction'
        ? { bold: STRONG / 2, hasty: -STRONG / 2 }
        : { spiteful: -gift(state.card) };
    case 'take':
      return owned(move.card);
    case 'raise':
      return { spiteful: -STRONG, proud: STRONG };
    case 'lower':
      return { spiteful: STRONG, proud: -STRONG };
    case 'bid':
      return bid(state, seat, move.amount);
    case 'pass':
      return { thrifty: STRONG, bold: -STRONG / 2, hasty: -STRONG / 2 };
    default:
      return {};
  }
}

/** Gold is saved, cards are collected; a card of a high value is splendid. */
function owned(card: Card): Flavour {
  if (isGold(card)) return { thrifty: STRONG, hoarding: -STRONG / 2, proud: -STRONG / 2 };
  if (isChurch(card)) return { bold: STRONG / 2, hoarding: -STRONG };
  return { hoarding: STRONG, hasty: STRONG / 2, proud: STRONG * (VALUE[card]! - 2) };
}

/** How much the others are given. */
function gift(card: Card): number {
  return (STRONG * VALUE[card]!) / 3;
}

function bid({ card, high, piles }: State, seat: number, amount: number): Flavour {
  // A jump says that somebody means it; most of the purse is a gamble.
  const jump = Math.min(1, (amount - high) / 3);
  const share = isGold(card) ? 0 : Math.min(1, amount / Math.max(1, goldSum(piles, seat)));
  return {
    bold: STRONG * Math.max(jump, share),
    hasty: (STRONG / 2) * jump,
    thrifty: isGold(card) ? STRONG / 2 : -STRONG * share,
    hoarding: isGold(card) ? -STRONG : STRONG / 2,
    proud: isGold(card) ? 0 : (STRONG / 2) * (VALUE[card]! - 2),
    spiteful: high > 0 ? STRONG / 4 : 0,
  };
}
