// Tests of what the table shows of the auctions so far: sales, and the bids for the card on the lectern.
import { expect, test } from 'vitest';
import { UNSEEN } from '../rules/log.ts';
import { NONE } from '../rules/state.ts';
import { paidFor, pastBids } from './past-bids.ts';
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
  expect(paidFor(LOG, false)).toEqual([]);
  expect(paidFor(paying, false)).toEqual([
    { seat: 1, card: 47 },
    { seat: 1, card: UNSEEN },
  ]);
  const next = [...paying, happened('put-up', { seat: 0, card: 5, left: 0 })];
  expect(paidFor(next, false)).toEqual([]);
  expect(paidFor(next, true)).toHaveLength(2);
});
