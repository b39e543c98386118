// The auctions, ruling by ruling.
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { Rng } from '../../engine/rng.ts';
import { chooseCapped } from './capped.ts';
import { categoryCard, goldCard } from './data.ts';
import { auctionOf, choices, play } from './fixtures/scripted.ts';
import { biblios } from './index.ts';
import { UNSEEN } from './log.ts';
import { BURIED, DISCARD, goldSum, list, size } from './piles.ts';
import { type Event, NONE, type State } from './state.ts';

const tell = (state: State, ...notations: string[]) => play(biblios, state, ...notations);
const may = (state: State) => choices(biblios, state);
const keys = (events: readonly Event[]) => events.map(({ key }) => key);

const [g1, g2, g3] = [1, 2, 3].map(goldCard) as [number, number, number];
const monk = (letter: string) => categoryCard(0, letter);
const pigment = (letter: string) => categoryCard(1, letter);
const tome = (letter: string) => categoryCard(4, letter);

describe('the course', () => {
  test('B12 the first donor is the first active player of the auctions; active passes left after every card', () => {
    const rng = new Rng(12);
    const state = biblios.setup(3, { penalty: 'each-takes' });
    const active: number[] = [];
    let first = NONE;
    for (let turn = biblios.turn(state); turn >= CHANCE; turn = biblios.turn(state)) {
      const moves = biblios.legalMoves(state, turn);
      const move = turn === CHANCE ? biblios.chance(state, rng) : chooseCapped(state, turn, moves, rng);
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
      tell(state, 'pass', 'pass', 'pass');
      biblios.play(state, CHANCE, biblios.chance(state, new Rng(seed)));
      times.set(state.card, (times.get(state.card) ?? 0) + 1);
    }
    // Gold 1 is there twice. Expected 200, 400, 200; standard deviations 12 and 14.
    expect(Math.abs(times.get(monk('A'))! - 200)).toBeLessThan(50);
    expect(Math.abs(times.get(g1)! - 400)).toBeLessThan(57);
    expect(Math.abs(times.get(g2)! - 200)).toBeLessThan(50);
  });

  test('B13 bidding starts left of the active player and goes around, the active player included', () => {
    const state = auctionOf(monk('A'), { active: 1, hands: [[g3, g3], [g3], [g3]] });
    const order: number[] = [];
    for (const move of ['bid 1', 'bid 2', 'bid 3', 'bid 4']) {
      order.push(biblios.turn(state));
      tell(state, move);
    }
    expect(order).toEqual([2, 0, 1, 2]);
  });

  test('B13 raise or pass; the smallest bid is 1', () => {
    const state = auctionOf(monk('A'));
    expect(may(state).slice(0, 3)).toEqual(['pass', 'bid 1', 'bid 2']);
    tell(state, 'bid 4');
    expect(may(state).slice(0, 3)).toEqual(['pass', 'bid 5', 'bid 6']);
  });

  test('B13 a pass is final for this card', () => {
    const state = auctionOf(monk('A'), { seats: 4, active: 3, hands: [[g3], [g3], [g3], [g3]] });
    tell(state, 'bid 1', 'pass', 'bid 2');
    expect(biblios.turn(state)).toBe(3);
    tell(state, 'pass');
    expect(biblios.turn(state)).toBe(0);
    tell(state, 'bid 3');
    // Seats 1 and 3 are out.
    expect(biblios.turn(state)).toBe(2);
    expect(keys(tell(state, 'pass'))).toContain('must-pay');
  });

  test('B13 when all have passed but one who has not bid, that one may still bid', () => {
    const state = auctionOf(monk('A'), { hands: [[g1], [], []] });
    tell(state, 'pass', 'pass');
    expect(biblios.turn(state)).toBe(0);
    expect(keys(tell(state, 'bid 1'))).toEqual(['bid', 'must-pay']);
  });

  test('B13 if all pass the card leaves the game, face up', () => {
    const state = auctionOf(monk('A'), { pile: [[g1]] });
    expect(tell(state, 'pass', 'pass', 'pass').at(-1)).toEqual({ key: 'unsold', args: { card: monk('A') } });
    expect(list(state.piles, DISCARD)).toEqual([monk('A')]);
    expect(biblios.view(state, null).discard).toEqual([monk('A')]);
    expect(state).toMatchObject({ phase: 'reveal', active: 1 });
  });
});

describe('paying', () => {
  test('B14 a category card is paid with gold that is shown, and is worth at least the bid', () => {
    const state = auctionOf(monk('A'), { hands: [[], [g1, g3, g3], []] });
    tell(state, 'bid 5', 'pass', 'pass');
    const [paid] = tell(state, 'pay gold-3', 'pay gold-3');
    expect(paid).toMatchObject({ key: 'paid-gold', args: { card: g3 }, reveals: true });
    // 6 for a bid of 5: no change.
    expect(list(state.piles, 1)).toEqual([monk('A'), g1]);
    expect(biblios.view(state, 2).discard).toEqual([g3, g3]);
  });

  test('B14 gold is paid with cards face down: nobody else learns which', () => {
    const state = auctionOf(g3, { hands: [[], [monk('A'), pigment('B'), g1], []], pile: [[g1]] });
    tell(state, 'bid 2', 'pass', 'pass');
    const events = tell(state, 'pay pigments-B', 'pay gold-1');
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
    expect(keys(tell(state, 'bid 2', 'pass', 'pass'))).toContain('cannot-pay');
  });

  test('B15 nobody is kept from bidding too much; the bound depends on the number of players only', () => {
    for (const [seats, gold, cards] of [
      [2, 54, 60],
      [3, 60, 72],
      [4, 66, 80],
    ] as const) {
      expect(may(auctionOf(monk('A'), { seats })).at(-1)).toBe(`bid ${gold}`);
      expect(may(auctionOf(g1, { seats })).at(-1)).toBe(`bid ${cards}`);
    }
  });

  test('B15 at the bound only passing is left', () => {
    const state = auctionOf(monk('A'));
    tell(state, 'bid 60');
    expect(may(state)).toEqual(['pass']);
  });

  test('B15 a winner who can pay must pay', () => {
    const state = auctionOf(monk('A'), { hands: [[], [g2, g2], []] });
    tell(state, 'bid 3', 'pass', 'pass');
    expect(may(state)).toEqual(['pay gold-2']);
  });
});

describe('the penalty', () => {
  const hands = [[monk('B')], [g1, tome('A'), tome('B'), pigment('C')], [monk('C')], [monk('D')]];

  test('B16 from the offender’s left each other player takes a random card', () => {
    const state = auctionOf(monk('A'), { seats: 4, hands });
    expect(keys(tell(state, 'bid 9', 'pass', 'pass', 'pass'))).toContain('cannot-pay');
    const takers: number[] = [];
    for (const card of ['tomes-A', 'gold-1', 'tomes-B']) {
      takers.push(state.taker);
      expect(biblios.turn(state)).toBe(CHANCE);
      tell(state, `seize ${card}`);
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
      tell(state, 'bid 9', 'pass');
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

  test('B16 only as long as the offender has a card', () => {
    const state = auctionOf(monk('A'), { seats: 4, hands: [[], [g1], [], []] });
    tell(state, 'bid 2', 'pass', 'pass', 'pass');
    const events = tell(state, 'seize gold-1');
    expect(keys(events)).toEqual(['seized', 'bid-anew']);
    expect([0, 1, 2, 3].map((seat) => size(state.piles, seat))).toEqual([0, 0, 1, 0]);
  });

  test('B16 with an empty hand there is nothing to take', () => {
    const state = auctionOf(monk('A'), { seats: 2 });
    expect(keys(tell(state, 'bid 1', 'pass'))).toEqual(['bid', 'passed', 'cannot-pay', 'bid-anew']);
  });

  test('B16 the same card is auctioned anew from the active player’s left, without the offender', () => {
    const state = auctionOf(monk('A'), { seats: 3, active: 2, hands: [[g3], [g1, tome('A')], [g3]] });
    tell(state, 'pass', 'bid 5', 'pass', 'seize gold-1', 'seize tomes-A');
    expect(state).toMatchObject({ phase: 'bid', card: monk('A'), high: 0, bidder: NONE });
    // Seat 0, who had passed, is back in, and its left neighbour is barred.
    expect(biblios.turn(state)).toBe(0);
    expect(may(state)).toContain('bid 1');
    tell(state, 'bid 1');
    expect(biblios.turn(state)).toBe(2);
    tell(state, 'pass', 'pay gold-3');
    expect(list(state.piles, 0)).toContain(monk('A'));
  });

  test('B16 barred is for this card only', () => {
    const state = auctionOf(monk('A'), { seats: 2, hands: [[], [tome('A')]], pile: [[g2]] });
    tell(state, 'bid 5', 'pass', 'seize tomes-A', 'pass', 'reveal gold-2');
    expect(state).toMatchObject({ barred: 0, active: 1 });
    tell(state, 'pass');
    expect(biblios.turn(state)).toBe(1);
  });

  test('B16 taker and offender learn the card, others only that one was taken', () => {
    const state = auctionOf(monk('A'), { seats: 4, hands });
    tell(state, 'bid 9', 'pass', 'pass', 'pass');
    const [event] = tell(state, 'seize tomes-A');
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
    tell(state, 'bid 5', 'pass', 'seize tomes-A');
    expect(biblios.view(state, null).log.at(-1)! & 127).toBe(UNSEEN);
  });

  test('B16 if everybody is barred in the end the card leaves the game', () => {
    const state = auctionOf(monk('A'), { seats: 2, hands: [[tome('A')], [tome('B')]], pile: [] });
    tell(state, 'bid 5', 'pass', 'seize tomes-B');
    const events = tell(state, 'bid 7', 'seize tomes-A');
    expect(keys(events)).toEqual(['bid', 'cannot-pay', 'seized', 'unsold', 'counted']);
    expect(list(state.piles, DISCARD)).toEqual([monk('A')]);
  });

  test('B17 Medieval bluff: only the left neighbour draws, and the card leaves the game', () => {
    const state = auctionOf(monk('A'), { seats: 4, hands, penalty: 'medieval-bluff' });
    tell(state, 'bid 9', 'pass', 'pass', 'pass');
    expect(state.taker).toBe(2);
    const [event] = tell(state, 'seize tomes-A');
    expect(event).toMatchObject({
      key: 'confiscated',
      args: { seat: 2, from: 1 },
      secret: { seats: [1, 2], args: { card: tome('A') } },
    });
    expect(list(state.piles, BURIED)).toEqual([tome('A')]);
    expect([0, 1, 2, 3].map((seat) => size(state.piles, seat))).toEqual([1, 3, 1, 1]);
    // Bidding starts anew, those who had passed are back in.
    expect(state).toMatchObject({ phase: 'bid', turn: 2, high: 0, out: 0b0010 });
  });
});

describe('step by step', () => {
  test('B18 gold is paid in falling value and stops by itself when the bid is reached', () => {
    const state = auctionOf(monk('A'), { hands: [[], [g1, g1, g2, g3], []] });
    tell(state, 'bid 4', 'pass', 'pass');
    expect(may(state)).toEqual(['pay gold-2', 'pay gold-3']);
    tell(state, 'pay gold-2');
    // 2 to go: both ones, but not the three any more.
    expect(may(state)).toEqual(['pay gold-1']);
    tell(state, 'pay gold-1', 'pay gold-1');
    expect(goldSum(state.piles, 1)).toBe(3);
    expect(list(state.piles, 1)).toContain(monk('A'));
  });

  /** All ways to complete the payment, each as what was paid. */
  function payments(state: State): string[][] {
    if (state.phase !== 'pay') return [[]];
    return may(state).flatMap((notation) => {
      const next = biblios.clone(state);
      tell(next, notation);
      return payments(next).map((rest) => [notation.slice(4), ...rest]);
    });
  }

  test('B18 exactly the payments without a superfluous card, each in one way', () => {
    const gold = [g1, g1, g1, g2, g2, g3, g3];
    for (let bid = 1; bid <= 13; bid++) {
      const state = auctionOf(monk('A'), { hands: [[], gold, []] });
      tell(state, `bid ${bid}`, 'pass', 'pass');
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

  test('B18 cards for gold are paid in rising order, only picks that can still be completed', () => {
    const hand = [monk('B'), pigment('A'), tome('C'), g1, g1, g3];
    const state = auctionOf(g2, { hands: [[], hand, []] });
    tell(state, 'bid 4', 'pass', 'pass');
    expect(may(state)).toEqual(['pay monks-B', 'pay pigments-A', 'pay tomes-C']);
    tell(state, 'pay pigments-A');
    expect(may(state)).toEqual(['pay tomes-C', 'pay gold-1']);
    tell(state, 'pay gold-1');
    expect(may(state)).toEqual(['pay gold-1']);
    tell(state, 'pay gold-1');
    expect(may(state)).toEqual(['pay gold-3']);
  });

  test('B18 every choice of cards can be paid, in one way', () => {
    const hand = [monk('B'), pigment('A'), tome('C'), g1, g1, g3];
    const state = auctionOf(g2, { hands: [[], hand, []], pile: [[g3]] });
    tell(state, 'bid 3', 'pass', 'pass');
    const found = payments(state).map((paid) => paid.join(' '));
    expect(new Set(found).size).toBe(found.length);
    // Of the four other cards three, two with one Gold 1, or one with both: 4 + 6 + 4.
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
