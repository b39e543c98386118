// The bid being chosen: the legal bids, what the bidder can pay, which amounts are visible.
import type { Choice } from '../../../parts/board.ts';
import { coinFor } from '../rules/payments.ts';
import type { Coin, Move, View } from '../rules/state.ts';
import { goldIn } from './scoring.ts';

/** The chosen amount; `sure` once the bidder has confirmed a bid beyond their means. */
export interface BidChoice {
  readonly amount: number;
  readonly sure: boolean;
}

export interface BidRange {
  readonly coin: Coin;
  readonly min: number;
  readonly max: number;
  /** The highest bid that the bidder can pay. */
  readonly affordable: number;
}

/** Null if this seat has no bid to make now. */
export function bidRangeOf(view: View, moves: readonly Choice<Move>[]): BidRange | null {
  const amounts = moves.flatMap(({ move }) => (move.kind === 'bid' ? [move.amount] : []));
  if (amounts.length === 0) return null;
  const coin = coinFor(view.card);
  return {
    coin,
    min: Math.min(...amounts),
    max: Math.max(...amounts),
    affordable: coin === 'cards' ? view.hand.length : goldIn(view.hand),
  };
}

const VISIBLE_BIDS = 5;

/** In ascending order; always includes the chosen amount. */
export function visibleBids({ min, max }: BidRange, amount: number): number[] {
  const first = Math.max(min, Math.min(amount - VISIBLE_BIDS + 2, max - VISIBLE_BIDS + 1));
  return Array.from({ length: VISIBLE_BIDS }, (_, i) => first + i).filter((bid) => bid <= max);
}
