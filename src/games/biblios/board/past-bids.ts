// The bids for the card on the lectern so far, for the stair beside it.
import type { Seat } from '../../../engine/game.ts';
import type { LogEntry } from '../../../parts/board.ts';

export interface PastBid {
  readonly seat: Seat;
  readonly amount: number;
}

/** The latest last; begun anew after a penalty. */
export function pastBids(log: readonly LogEntry[]): PastBid[] {
  const start = log.findLastIndex(({ event: { key } }) => key === 'put-up' || key === 'bid-anew');
  if (start < 0) return [];
  return log
    .slice(start)
    .flatMap(({ event: { key, args } }) =>
      key === 'bid' ? [{ seat: Number(args.seat), amount: Number(args.amount) }] : [],
    );
}
