// A bid as it is chosen: what is legal, what the bidder could pay, which rungs of the ladder are in sight.
import type { Choice } from '../../../parts/board.ts';
import { isGold } from '../data.ts';
import type { Coin, Move, View } from '../state.ts';
import { goldIn } from './reckoning.ts';

/** The amount chosen; `sure` once the bidder wants to go beyond their means. */
export interface Bidding {
  readonly amount: number;
  readonly sure: boolean;
}

export interface Bids {
  readonly coin: Coin;
  readonly least: number;
  readonly most: number;
  /** What the bidder could pay. */
  readonly held: number;
}

export const coinOf = (view: View): Coin => (isGold(view.card) ? 'cards' : 'gold');

/** Null when this seat has not to bid now. */
export function bidsOf(view: View, moves: readonly Choice<Move>[]): Bids | null {
  const amounts = moves.flatMap(({ move }) => (move.kind === 'bid' ? [move.amount] : []));
  if (amounts.length === 0) return null;
  const coin = coinOf(view);
  return {
    coin,
    least: Math.min(...amounts),
    most: Math.max(...amounts),
    held: coin === 'cards' ? view.hand.length : goldIn(view.hand),
  };
}

const RUNGS = 5;

/** Rising; the chosen amount is always among them. */
export function rungsOf({ least, most }: Bids, amount: number): number[] {
  const first = Math.max(least, Math.min(amount - RUNGS + 2, most - RUNGS + 1));
  return Array.from({ length: RUNGS }, (_, i) => first + i).filter((rung) => rung <= most);
}
