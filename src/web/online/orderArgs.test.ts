// Tests of the values with which the form of a standing order opens.
import { expect, test } from 'vitest';
import type { OrderOffer } from '../../engine/game.ts';
import { orderArgs } from './orderArgs.ts';

const limits: OrderOffer = {
  kind: 'limits',
  params: {
    monks: { kind: 'amount', from: -1, to: 9, initial: -1 },
    pigments: { kind: 'amount', from: -1, to: 9, initial: -1 },
  },
};
const best: OrderOffer = { kind: 'best', params: { ranking: { kind: 'ranking', of: ['a', 'b', 'c'] } } };

test('a form opens with the order in force, so that a change of one value keeps the others', () => {
  expect(orderArgs(limits, [{ kind: 'limits', args: { monks: 1, pigments: -1 } }])).toEqual({
    monks: 1,
    pigments: -1,
  });
  expect(orderArgs(best, [{ kind: 'best', args: { ranking: ['c', 'a', 'b'] } }])).toEqual({
    ranking: ['c', 'a', 'b'],
  });
});

test('without an order of its kind a form opens with the initial values', () => {
  expect(orderArgs(limits, [{ kind: 'other', args: { monks: 1 } }])).toEqual({ monks: -1, pigments: -1 });
  expect(orderArgs(best, [])).toEqual({ ranking: ['a', 'b', 'c'] });
});

test('values that are no longer offered are not taken over', () => {
  const bid: OrderOffer = {
    kind: 'bid',
    params: {
      amount: { kind: 'amount', from: 4, to: 6, initial: 4 },
      auction: { kind: 'fixed', value: 7 },
    },
  };
  expect(orderArgs(bid, [{ kind: 'bid', args: { amount: 2, auction: 8 } }])).toEqual({
    amount: 4,
    auction: 7,
  });
  expect(orderArgs(best, [{ kind: 'best', args: { ranking: ['a', 'z', 'c'] } }])).toEqual({
    ranking: ['a', 'b', 'c'],
  });
});
