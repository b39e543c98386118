// What was bid and paid for the card on the lectern so far, for the place beside it.
import type { VisibleEvent } from '../../../engine/events.ts';
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

/** What was paid for the card on the lectern. */
export function paidFor(log: readonly LogEntry[]): Paid[] {
  const start = log.findLastIndex(({ event: { key } }) => key === 'must-pay' || key === 'put-up');
  return paymentsIn(log.slice(start + 1));
}

/** The card that was on the lectern before, if it was sold in these events and the next one is up already. */
export interface JustSold {
  readonly seat: Seat;
  readonly card: Card;
  readonly paid: readonly Paid[];
}

export function justSold(log: readonly LogEntry[], newEvents: readonly VisibleEvent[]): JustSold | null {
  const won = newEvents.find(({ key }) => key === 'won');
  if (!won || !newEvents.slice(newEvents.indexOf(won)).some(({ key }) => key === 'put-up')) return null;
  const nextAt = log.findLastIndex(({ event: { key } }) => key === 'put-up');
  return { seat: Number(won.args.seat), card: Number(won.args.card), paid: paidFor(log.slice(0, nextAt)) };
}

const paymentsIn = (log: readonly LogEntry[]): Paid[] =>
  log.flatMap(({ event: { key, args } }) =>
    key === 'paid-gold' || key === 'paid-card'
      ? [{ seat: Number(args.seat), card: typeof args.card === 'number' ? args.card : UNSEEN }]
      : [],
  );

/** The hammer falls on the card that was bid for, not on the next one. */
export function isKnockedDown(newEvents: readonly VisibleEvent[]): boolean {
  const last = newEvents.findLast(({ key }) => key === 'put-up' || KNOCKS.includes(key));
  return last !== undefined && last.key !== 'put-up';
}

const KNOCKS = ['must-pay', 'won', 'unsold'];
