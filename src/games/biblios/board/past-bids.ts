// What was bid and paid for the card on the lectern so far, for the place beside it.
import type { Seat } from '../../../engine/game.ts';
import type { LogEntry } from '../../../parts/board.ts';
import type { Card } from '../rules/data.ts';
import { UNSEEN } from '../rules/log.ts';

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

export interface Paid {
  readonly seat: Seat;
  /** UNSEEN if it was paid face down by somebody else. */
  readonly card: Card;
}

/** The latest payment, until the next card is put up; `isJustPaid` if it has been made since the last update. */
export function paidFor(log: readonly LogEntry[], isJustPaid: boolean): Paid[] {
  const start = log.findLastIndex(
    ({ event: { key } }) => key === 'must-pay' || (key === 'put-up' && !isJustPaid),
  );
  if (log[start]?.event.key !== 'must-pay') return [];
  return log
    .slice(start)
    .flatMap(({ event: { key, args } }) =>
      key === 'paid-gold' || key === 'paid-card'
        ? [{ seat: Number(args.seat), card: typeof args.card === 'number' ? args.card : UNSEEN }]
        : [],
    );
}
