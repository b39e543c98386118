// Tests of the penalty for a player who cannot pay, by ruling.

import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
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
import { UNSEEN } from './log.ts';
import { BURIED, DISCARD, list, size } from './piles.ts';
import { NONE } from './state.ts';

describe('the penalty', () => {
  const hands = [[monk('B')], [g1, tome('A'), tome('B'), pigment('C')], [monk('C')], [monk('D')]];

  test('B16 from the offender’s left each other player takes a random card', () => {
    const state = auctionOf(monk('A'), { seats: 4, hands });
    expect(keys(playMoves(state, 'bid 9', 'pass', 'pass', 'pass'))).toContain('cannot-pay');
    const takers: number[] = [];
    for (const card of ['tomes-A', 'gold-1', 'tomes-B']) {
      takers.push(state.taker);
      expect(biblios.turn(state)).toBe(CHANCE);
      playMoves(state, `seize ${card}`);
    }
    expect(takers).toEqual([2, 3, 0]);
    expect([0, 1, 2, 3].map((seat) => list(state.piles, seat))).toEqual([
      [monk('B'), tome('B')],
      [pigment('C')],
      [monk('C'), tome('A')],
      [monk('D'), g1],
    ]);
  });

  test('B16 every card of the hand is equally likely to be taken', () => {
    const times = new Map<number, number>();
    for (let seed = 0; seed < 800; seed++) {
      const state = auctionOf(monk('A'), { seats: 2, hands: [[], [g1, g1, tome('A'), pigment('C')]] });
      playMoves(state, 'bid 9', 'pass');
      biblios.play(state, CHANCE, biblios.chance(state, new Rng(seed)), (event) => {
        if (event.key !== 'seized') return;
        const { card } = event.secret.args;
        times.set(card, (times.get(card) ?? 0) + 1);
      });
    }
    // Standard deviations 14 and 12.
    expect(Math.abs(times.get(g1)! - 400)).toBeLessThan(57);
    expect(Math.abs(times.get(tome('A'))! - 200)).toBeLessThan(50);
    expect(Math.abs(times.get(pigment('C'))! - 200)).toBeLessThan(50);
  });

  test('B16 cards are taken only as long as the offender has any', () => {
    const state = auctionOf(monk('A'), { seats: 4, hands: [[], [g1], [], []] });
    playMoves(state, 'bid 2', 'pass', 'pass', 'pass');
    const events = playMoves(state, 'seize gold-1');
    expect(keys(events)).toEqual(['seized', 'bid-anew']);
    expect([0, 1, 2, 3].map((seat) => size(state.piles, seat))).toEqual([0, 0, 1, 0]);
  });

  test('B16 with an empty hand there is nothing to take', () => {
    const state = auctionOf(monk('A'), { seats: 2 });
    expect(keys(playMoves(state, 'bid 1', 'pass'))).toEqual(['bid', 'passed', 'cannot-pay', 'bid-anew']);
  });

  test('B16 the same card is auctioned again from the active player’s left, without the offender', () => {
    const state = auctionOf(monk('A'), { seats: 3, active: 2, hands: [[g3], [g1, tome('A')], [g3]] });
    playMoves(state, 'pass', 'bid 5', 'pass', 'seize gold-1', 'seize tomes-A');
    expect(state).toMatchObject({ phase: 'bid', card: monk('A'), high: 0, bidder: NONE });
    // Seat 0, who had passed, is back in, and its left neighbour is barred.
    expect(biblios.turn(state)).toBe(0);
    expect(legalNotations(state)).toContain('bid 1');
    playMoves(state, 'bid 1');
    expect(biblios.turn(state)).toBe(2);
    playMoves(state, 'pass', 'pay gold-3');
    expect(list(state.piles, 0)).toContain(monk('A'));
  });

  test('B16 a player is barred for this card only', () => {
    const state = auctionOf(monk('A'), { seats: 2, hands: [[], [tome('A')]], pile: [[g2]] });
    playMoves(state, 'bid 5', 'pass', 'seize tomes-A', 'pass', 'reveal gold-2');
    expect(state).toMatchObject({ barred: 0, active: 1 });
    playMoves(state, 'pass');
    expect(biblios.turn(state)).toBe(1);
  });

  test('B16 taker and offender learn the card, others only that a card was taken', () => {
    const state = auctionOf(monk('A'), { seats: 4, hands });
    playMoves(state, 'bid 9', 'pass', 'pass', 'pass');
    const [event] = playMoves(state, 'seize tomes-A');
    expect(event).toEqual({
      key: 'seized',
      args: { seat: 2, from: 1 },
      secret: { seats: [1, 2], args: { card: tome('A') } },
    });
    const last = (seat: number | null) => biblios.view(state, seat).log.at(-1)! & 127;
    expect([0, 1, 2, 3, null].map(last)).toEqual([UNSEEN, tome('A'), tome('A'), UNSEEN, UNSEEN]);
  });

  test('B16 with two players a spectator does not see the card either', () => {
    const state = auctionOf(monk('A'), { seats: 2, hands: [[], [tome('A')]] });
    playMoves(state, 'bid 5', 'pass', 'seize tomes-A');
    expect(biblios.view(state, null).log.at(-1)! & 127).toBe(UNSEEN);
  });

  test('B16 if everybody is barred in the end, the card leaves the game', () => {
    const state = auctionOf(monk('A'), { seats: 2, hands: [[tome('A')], [tome('B')]], pile: [] });
    playMoves(state, 'bid 5', 'pass', 'seize tomes-B');
    const events = playMoves(state, 'bid 7', 'seize tomes-A');
    expect(keys(events)).toEqual(['bid', 'cannot-pay', 'seized', 'unsold', 'counted']);
    expect(list(state.piles, DISCARD)).toEqual([monk('A')]);
  });

  test('B17 Medieval bluff: only the left neighbour draws, and the card leaves the game', () => {
    const state = auctionOf(monk('A'), { seats: 4, hands, penalty: 'medieval-bluff' });
    playMoves(state, 'bid 9', 'pass', 'pass', 'pass');
    expect(state.taker).toBe(2);
    const [event] = playMoves(state, 'seize tomes-A');
    expect(event).toMatchObject({
      key: 'confiscated',
      args: { seat: 2, from: 1 },
      secret: { seats: [1, 2], args: { card: tome('A') } },
    });
    expect(list(state.piles, BURIED)).toEqual([tome('A')]);
    expect([0, 1, 2, 3].map((seat) => size(state.piles, seat))).toEqual([1, 3, 1, 1]);
    // Bidding starts again, and the players who had passed are back in.
    expect(state).toMatchObject({ phase: 'bid', turn: 2, high: 0, out: 0b0010 });
  });
});
