// Tests of what the table shows of the auctions so far: sales, and the bids for the card on the lectern.
import { expect, test } from 'vitest';
import { UNSEEN } from '../rules/log.ts';
import { NONE } from '../rules/state.ts';
import { isKnockedDown, justSold, paidFor, pastBids } from './past-bids.ts';
import { salesIn } from './sales.ts';

const happened = (key: string, args: Record<string, number | string>) => ({
  ply: 1,
  by: 0,
  event: { key, args },
});
const bid = (seat: number, amount: number) => happened('bid', { seat, amount, coin: 'gold' });
const LOG = [
  happened('put-up', { seat: 0, card: 3, left: 2 }),
  bid(1, 2),
  happened('won', { seat: 1, card: 3, amount: 2, coin: 'gold' }),
  happened('put-up', { seat: 1, card: 46, left: 1 }),
  happened('unsold', { card: 46 }),
  happened('put-up', { seat: 0, card: 5, left: 0 }),
  bid(0, 1),
  bid(1, 4),
];

test('sales, the latest first, with those that nobody wanted', () => {
  expect(salesIn(LOG)).toEqual([
    { card: 46, buyer: NONE, price: 0, coin: 'gold' },
    { card: 3, buyer: 1, price: 2, coin: 'gold' },
  ]);
});

test('the bids for this card alone, and none of those before a penalty', () => {
  expect(pastBids(LOG)).toEqual([
    { seat: 0, amount: 1 },
    { seat: 1, amount: 4 },
  ]);
  expect(pastBids([...LOG, happened('bid-anew', { seat: 1, card: 5 })])).toEqual([]);
  expect(pastBids([])).toEqual([]);
});

test('what was paid lies there until the next card is put up', () => {
  const paying = [
    ...LOG,
    happened('must-pay', { seat: 1, amount: 4, coin: 'gold' }),
    happened('paid-gold', { seat: 1, card: 47, owed: 1 }),
    happened('paid-card', { seat: 1, owed: 0 }),
  ];
  expect(paidFor(LOG)).toEqual([]);
  const paid = [
    { seat: 1, card: 47 },
    { seat: 1, card: UNSEEN },
  ];
  expect(paidFor(paying)).toEqual(paid);
  const sold = happened('won', { seat: 1, card: 5, amount: 4, coin: 'gold' });
  const next = [...paying, sold, happened('put-up', { seat: 0, card: 6, left: 0 })];
  expect(paidFor(next)).toEqual([]);
  // Then the card before is shown apart, with its buyer and its price.
  const newIn = (count: number) => next.slice(-count).map(({ event }) => event);
  expect(justSold(next, newIn(3))).toEqual({ seat: 1, card: 5, paid });
  expect(justSold(next, newIn(1))).toBeNull();
  expect(justSold(next.slice(0, -1), [sold.event])).toBeNull();
});

test('the hammer falls on the card that was bid for, never on the next one', () => {
  const events = (...keys: string[]) => keys.map((key) => happened(key, {}).event);
  expect(isKnockedDown(events('passed', 'must-pay'))).toBe(true);
  expect(isKnockedDown(events('paid-gold', 'won'))).toBe(true);
  expect(isKnockedDown(events('paid-gold', 'won', 'put-up'))).toBe(false);
  expect(isKnockedDown(events('bid'))).toBe(false);
});
