// The causes of Biblios: which are suggested for two moves, and that a counterfactual takes away just that.
import { expect, test } from 'vitest';
import { Stage } from '../../fixtures/stage.ts';
import { biblios } from '../../index.ts';
import { categoryOf } from '../../rules/data.ts';
import { AUCTION, goldSum, PUBLIC, total } from '../../rules/piles.ts';
import type { State } from '../../rules/state.ts';
import { explain } from './index.ts';

type Side = 'played' | 'better';
const MONKS = 0;
const PIGMENTS = 1;

/** The causes by key, and the position that a counterfactual leads to after one of the moves. */
function compare({ state }: Stage, playedNotation: string, betterNotation: string) {
  const seat = state.turn;
  const moveOf = (notation: string) =>
    biblios.legalMoves(state, seat).find((move) => biblios.notation(move) === notation)!;
  const moves = { played: moveOf(playedNotation), better: moveOf(betterNotation) };
  const causes = explain({ view: biblios.view(state, seat), seat, ...moves });
  const causeOf = (key: string) => causes.find((cause) => cause.key === key);
  const without = (key: string, side: Side): State => {
    const { before, after } = causeOf(key)!.without;
    const changed = biblios.clone(state);
    before?.(changed);
    biblios.play(changed, seat, moves[side]);
    after?.(changed, moves[side]);
    return changed;
  };
  return { keys: causes.map(({ key }) => key), args: (key: string) => causeOf(key)?.args, without };
}

/** Seat 0 bids first for this card. */
const auctionOf = (card: string, hands: readonly string[], pile = '') =>
  new Stage(2).auction(hands, `${card} ${pile}`, 1).play(`reveal ${card}`);

test('a bid that cannot be paid: without the penalty it is a pass', () => {
  const { args, without } = compare(auctionOf('monks-I', ['gold-2 monks-A', 'gold-3']), 'bid 5', 'pass');
  expect(args('cannot-pay')).toEqual({ amount: 5, held: 2, isGold: true, penalty: 'each-takes' });
  expect(without('cannot-pay', 'played')).toMatchObject({ phase: 'bid', turn: 1, high: 0, out: 1 });
});

test('a bid that is too high: without it the price is that of the better bid', () => {
  const { keys, without } = compare(auctionOf('monks-I', ['gold-3', 'gold-3'], 'tomes-A'), 'bid 3', 'bid 1');
  expect(keys).not.toContain('cannot-pay');
  expect(without('overpays', 'played')).toMatchObject({ high: 1, bidder: 0, turn: 1 });
});

test('a card for a strong category: without it something of another category is sold', () => {
  const stage = auctionOf('monks-I', ['gold-3 monks-A', 'gold-3'], 'tomes-A');
  const { args, without } = compare(stage, 'pass', 'bid 1');
  expect(args('strengthens')).toMatchObject({ category: MONKS, total: 6, die: 3, rival: -1 });
  expect(categoryOf(without('strengthens', 'better').card)).not.toBe(MONKS);
  expect(without('cheap', 'better').high).toBe(3);
});

test('a rival who can hardly pay: without it everybody has gold', () => {
  const { args, without } = compare(auctionOf('monks-I', ['gold-3 gold-3', 'gold-1']), 'pass', 'bid 1');
  expect(args('rival-cannot-pay')).toEqual({ seat: 1, most: 3, rivals: 1 });
  expect(goldSum(without('rival-cannot-pay', 'better').piles, 1)).toBe(10);
});

test('gold for a card that the player put on the auction pile: without it the card is not there', () => {
  const stage = new Stage(2).play('first 1', 'draw monks-I', 'give auction', 'draw gold-3', 'give hand');
  stage.play('draw tomes-A', 'give public', 'take tomes-A');
  const { state } = stage;
  Object.assign(state, { phase: 'bid', turn: 0, active: 1, card: stage.card('books-A'), high: 0, out: 0 });
  const { args, without } = compare(stage, 'bid 3', 'pass');
  expect(args('better-lot-to-come')).toEqual({ card: stage.card('monks-I') });
  expect(total(without('better-lot-to-come', 'played').piles, AUCTION, MONKS)).toBe(0);
});

test('a good card in the public space: it helps here, and it helps the next player', () => {
  const stage = new Stage(2).play('first 1', 'draw monks-I');
  const { keys, without } = compare(stage, 'give public', 'give hand');
  expect(keys).toEqual(expect.arrayContaining(['gives-away', 'strengthens', 'strengthens-and-denies']));
  expect(total(without('gives-away', 'played').piles, PUBLIC, MONKS)).toBe(0);
  expect(total(without('gives-away', 'better').piles, 0, MONKS)).toBe(4);
  expect(total(without('strengthens', 'better').piles, 0, MONKS)).toBe(0);
  expect(total(without('strengthens-and-denies', 'better').piles, 0, MONKS)).toBe(0);
  expect(total(without('strengthens-and-denies', 'played').piles, PUBLIC, MONKS)).toBe(0);
});

test('one card a turn: without it one more may be kept', () => {
  const { args, without } = compare(new Stage(3).play('first 1', 'draw gold-1'), 'give hand', 'give public');
  expect(args('one-kept')).toEqual({ draws: 3 });
  expect(without('one-kept', 'played')).toMatchObject({ toHand: 1, toAuction: 1, toPublic: 2 });
});

test('a die of the own category, and one of a rival: without it the cards are not there', () => {
  const stage = new Stage(2).play('first 1', 'draw monks-I', 'give hand', 'draw tomes-A', 'give auction');
  stage.play('draw pigments-I', 'give public', 'take pigments-I');
  Object.assign(stage.state, { phase: 'church', turn: 0, active: 0, card: stage.card('church+1') });
  const { args, without } = compare(stage, 'raise pigments', 'raise monks');
  expect(args('raises-own')).toMatchObject({ standings: [{ category: MONKS, total: 4, rival: -1 }] });
  expect(args('raises-rival')).toMatchObject({
    standings: [{ category: PIGMENTS, rival: 1, rivalTotal: 4 }],
  });
  expect(total(without('raises-own', 'better').piles, 0, MONKS)).toBe(0);
  expect(total(without('raises-rival', 'better').piles, 1, PIGMENTS)).toBe(0);
  expect(total(without('raises-rival', 'better').piles, 0, MONKS)).toBe(4);
});

test('paying with a card that counts, or with more gold than is owed: without it the card or the gold is back', () => {
  const forGold = auctionOf('gold-3', ['monks-I tomes-A', 'gold-1']).play('bid 1', 'pass');
  const cards = compare(forGold, 'pay monks-I', 'pay tomes-A');
  expect(cards.args('pays-needed')).toMatchObject({ card: forGold.card('monks-I'), total: 4 });
  expect(total(cards.without('pays-needed', 'played').piles, 0, MONKS)).toBe(4);
  const forCard = auctionOf('tomes-A', ['gold-3 gold-2', 'gold-1']).play('bid 2', 'pass');
  const coins = compare(forCard, 'pay gold-3', 'pay gold-2');
  expect(coins.args('wastes-gold')).toEqual({ lost: 1 });
  expect(goldSum(coins.without('wastes-gold', 'played').piles, 0)).toBe(3);
});
