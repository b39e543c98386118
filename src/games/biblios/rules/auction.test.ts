// Tests of the auctions, by ruling.

import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { chooseAffordable } from '../fixtures/affordable-bids.ts';
import {
  g1,
  g2,
  g3,
  keys,
  legalNotations,
  monk,
  pigment,
  playMoves,
  tome,
} from '../fixtures/biblios-shorthand.ts';
import { auctionOf } from '../fixtures/scripted.ts';
import { biblios } from '../index.ts';
import { BURIED, DISCARD, goldSum, list } from './piles.ts';
import { NONE, type State } from './state.ts';

describe('order of play', () => {
  test('B12 the first donor is the first active player of the auctions; active passes left after every card', () => {
    const rng = new Rng(12);
    const state = biblios.setup(3, { penalty: 'each-takes' });
    const active: number[] = [];
    let first = NONE;
    for (let turn = biblios.turn(state); turn >= CHANCE; turn = biblios.turn(state)) {
      const moves = biblios.legalMoves(state, turn);
      const move = turn === CHANCE ? biblios.chance(state, rng) : chooseAffordable(state, turn, moves, rng);
      biblios.play(state, turn, move, (event) => {
        if (event.key === 'first-drawn') first = event.args.seat;
        if (event.key === 'put-up') active.push(event.args.seat);
      });
    }
    expect(active).toEqual(active.map((_, i) => (first + i) % 3));
    expect(active).toHaveLength(18);
  });

  test('B12 the auction pile is shuffled: each card of it is equally likely to come up', () => {
    const built = { pile: [[monk('A'), g1], [g1], [g2]] };
    const times = new Map<number, number>();
    for (let seed = 0; seed < 800; seed++) {
      const state = auctionOf(tome('A'), built);
      playMoves(state, 'pass', 'pass', 'pass');
      biblios.play(state, CHANCE, biblios.chance(state, new Rng(seed)));
      times.set(state.card, (times.get(state.card) ?? 0) + 1);
    }
    // There are two Gold 1. Expected 200, 400, 200; standard deviations 12 and 14.
    expect(Math.abs(times.get(monk('A'))! - 200)).toBeLessThan(50);
    expect(Math.abs(times.get(g1)! - 400)).toBeLessThan(57);
    expect(Math.abs(times.get(g2)! - 200)).toBeLessThan(50);
  });

  test('B13 bidding starts left of the active player and goes around, the active player included', () => {
    const state = auctionOf(monk('A'), { active: 1, hands: [[g3, g3], [g3], [g3]] });
    const order: number[] = [];
    for (const move of ['bid 1', 'bid 2', 'bid 3', 'bid 4']) {
      order.push(biblios.turn(state));
      playMoves(state, move);
    }
    expect(order).toEqual([2, 0, 1, 2]);
  });

  test('B13 raise or pass; the smallest bid is 1', () => {
    const state = auctionOf(monk('A'));
    expect(legalNotations(state).slice(0, 3)).toEqual(['pass', 'bid 1', 'bid 2']);
    playMoves(state, 'bid 4');
    expect(legalNotations(state).slice(0, 3)).toEqual(['pass', 'bid 5', 'bid 6']);
  });

  test('B13 a player who has passed is out for this card', () => {
    const state = auctionOf(monk('A'), { seats: 4, active: 3, hands: [[g3], [g3], [g3], [g3]] });
    playMoves(state, 'bid 1', 'pass', 'bid 2');
    expect(biblios.turn(state)).toBe(3);
    playMoves(state, 'pass');
    expect(biblios.turn(state)).toBe(0);
    playMoves(state, 'bid 3');
    // Seats 1 and 3 are out.
    expect(biblios.turn(state)).toBe(2);
    expect(keys(playMoves(state, 'pass'))).toContain('must-pay');
  });

  test('B13 when all but one have passed without a bid, that player may still bid', () => {
    const state = auctionOf(monk('A'), { hands: [[g1], [], []] });
    playMoves(state, 'pass', 'pass');
    expect(biblios.turn(state)).toBe(0);
    expect(keys(playMoves(state, 'bid 1'))).toEqual(['bid', 'must-pay']);
  });

  test('B13 if all pass the card leaves the game, face up', () => {
    const state = auctionOf(monk('A'), { pile: [[g1]] });
    expect(playMoves(state, 'pass', 'pass', 'pass').at(-1)).toEqual({
      key: 'unsold',
      args: { card: monk('A') },
    });
    expect(list(state.piles, DISCARD)).toEqual([monk('A')]);
    expect(biblios.view(state, null).discard).toEqual([monk('A')]);
    expect(state).toMatchObject({ phase: 'reveal', active: 1 });
  });
});

describe('paying', () => {
  test('B14 a category card is paid for with gold that is shown and worth at least the bid', () => {
    const state = auctionOf(monk('A'), { hands: [[], [g1, g3, g3], []] });
    playMoves(state, 'bid 5', 'pass', 'pass');
    const [paid] = playMoves(state, 'pay gold-3', 'pay gold-3');
    expect(paid).toMatchObject({ key: 'paid-gold', args: { card: g3 }, reveals: true });
    // 6 for a bid of 5: no change.
    expect(list(state.piles, 1)).toEqual([monk('A'), g1]);
    expect(biblios.view(state, 2).discard).toEqual([g3, g3]);
  });

  test('B14 gold is paid for with cards face down: nobody else learns which', () => {
    const state = auctionOf(g3, { hands: [[], [monk('A'), pigment('B'), g1], []], pile: [[g1]] });
    playMoves(state, 'bid 2', 'pass', 'pass');
    const events = playMoves(state, 'pay pigments-B', 'pay gold-1');
    expect(events[0]).toEqual({
      key: 'paid-card',
      args: { seat: 1, owed: 1 },
      secret: { seats: [1], args: { card: pigment('B') } },
    });
    expect(list(state.piles, 1)).toEqual([monk('A'), g3]);
    expect(list(state.piles, BURIED)).toEqual([pigment('B'), g1]);
    expect(biblios.view(state, 0).discard).toEqual([]);
    expect(biblios.view(state, 0).handSizes).toEqual([0, 2, 0]);
  });

  test('B14 paying comes before receiving: a gold card cannot help to pay for itself', () => {
    const state = auctionOf(g3, { hands: [[], [monk('A')], []] });
    expect(keys(playMoves(state, 'bid 2', 'pass', 'pass'))).toContain('cannot-pay');
  });

  test('B15 players may bid more than they have; the limit depends only on the number of players', () => {
    for (const [seats, gold, cards] of [
      [2, 54, 60],
      [3, 60, 72],
      [4, 66, 80],
    ] as const) {
      expect(legalNotations(auctionOf(monk('A'), { seats })).at(-1)).toBe(`bid ${gold}`);
      expect(legalNotations(auctionOf(g1, { seats })).at(-1)).toBe(`bid ${cards}`);
    }
  });

  test('B15 at the limit a player can only pass', () => {
    const state = auctionOf(monk('A'));
    playMoves(state, 'bid 60');
    expect(legalNotations(state)).toEqual(['pass']);
  });

  test('B15 a winner who can pay must pay', () => {
    const state = auctionOf(monk('A'), { hands: [[], [g2, g2], []] });
    playMoves(state, 'bid 3', 'pass', 'pass');
    expect(legalNotations(state)).toEqual(['pay gold-2']);
  });
});

describe('paying card by card', () => {
  test('B18 gold is paid in descending value and the payment ends when the bid is reached', () => {
    const state = auctionOf(monk('A'), { hands: [[], [g1, g1, g2, g3], []] });
    playMoves(state, 'bid 4', 'pass', 'pass');
    expect(legalNotations(state)).toEqual(['pay gold-2', 'pay gold-3']);
    playMoves(state, 'pay gold-2');
    // 2 still owed: both ones, but the three is no longer allowed.
    expect(legalNotations(state)).toEqual(['pay gold-1']);
    playMoves(state, 'pay gold-1', 'pay gold-1');
    expect(goldSum(state.piles, 1)).toBe(3);
    expect(list(state.piles, 1)).toContain(monk('A'));
  });

  /** All ways to complete the payment, each as the cards paid. */
  function payments(state: State): string[][] {
    if (state.phase !== 'pay') return [[]];
    return legalNotations(state).flatMap((notation) => {
      const next = biblios.clone(state);
      playMoves(next, notation);
      return payments(next).map((rest) => [notation.slice(4), ...rest]);
    });
  }

  test('B18 exactly the payments without a superfluous card are legal, each in one order', () => {
    const gold = [g1, g1, g1, g2, g2, g3, g3];
    for (let bid = 1; bid <= 13; bid++) {
      const state = auctionOf(monk('A'), { hands: [[], gold, []] });
      playMoves(state, `bid ${bid}`, 'pass', 'pass');
      const expected = new Set<string>();
      for (let set = 1; set < 1 << gold.length; set++) {
        const paid = gold.flatMap((card, i) => (set & (1 << i) ? [card - 44] : []));
        const sum = paid.reduce((a, b) => a + b, 0);
        if (sum >= bid && paid.every((value) => sum - value < bid)) expected.add(paid.reverse().join(' '));
      }
      const found = payments(state).map((paid) => paid.map((card) => card.slice(-1)).join(' '));
      expect(new Set(found).size).toBe(found.length);
      expect([...found].sort()).toEqual([...expected].sort());
    }
  });

  test('B18 cards for gold are paid in ascending order, and only picks that can still be completed are legal', () => {
    const hand = [monk('B'), pigment('A'), tome('C'), g1, g1, g3];
    const state = auctionOf(g2, { hands: [[], hand, []] });
    playMoves(state, 'bid 4', 'pass', 'pass');
    expect(legalNotations(state)).toEqual(['pay monks-B', 'pay pigments-A', 'pay tomes-C']);
    playMoves(state, 'pay pigments-A');
    expect(legalNotations(state)).toEqual(['pay tomes-C', 'pay gold-1']);
    playMoves(state, 'pay gold-1');
    expect(legalNotations(state)).toEqual(['pay gold-1']);
    playMoves(state, 'pay gold-1');
    expect(legalNotations(state)).toEqual(['pay gold-3']);
  });

  test('B18 every choice of cards can be paid, in one order', () => {
    const hand = [monk('B'), pigment('A'), tome('C'), g1, g1, g3];
    const state = auctionOf(g2, { hands: [[], hand, []], pile: [[g3]] });
    playMoves(state, 'bid 3', 'pass', 'pass');
    const found = payments(state).map((paid) => paid.join(' '));
    expect(new Set(found).size).toBe(found.length);
    // Three of the four other cards, two and one Gold 1, or one and both: 4 + 6 + 4.
    expect(found).toHaveLength(14);
  });

  test('B18 the list of legal moves stays short', () => {
    const rng = new Rng(18);
    let longest = 0;
    for (let game = 0; game < 20; game++) {
      const state = biblios.setup(4, { penalty: 'each-takes' });
      for (let turn = biblios.turn(state); turn >= CHANCE; turn = biblios.turn(state)) {
        const moves = biblios.legalMoves(state, turn);
        longest = Math.max(longest, moves.length);
        biblios.play(state, turn, turn === CHANCE ? biblios.chance(state, rng) : rng.pick(moves));
      }
    }
    expect(longest).toBe(81);
  });
});
