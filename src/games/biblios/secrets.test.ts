// What each seat knows and remembers, and what it must suppose (B11).
import { describe, expect, test } from 'vitest';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { Rng } from '../../engine/rng.ts';
import { categoryCard, goldCard, isChurch, KINDS } from './data.ts';
import { auctionOf, donation, play } from './fixtures/scripted.ts';
import { chooseMostlyCapped, isPossible } from './fixtures.ts';
import { biblios } from './index.ts';
import { cardIn, fromIn, toIn, UNSEEN } from './log.ts';
import { memories } from './memory.ts';
import { AUCTION, BURIED, DECK, goldSum, has, list, size } from './piles.ts';
import type { State } from './state.ts';

const tell = (state: State, ...notations: string[]) => play(biblios, state, ...notations);
const [g1, g2, g3] = [1, 2, 3].map(goldCard) as [number, number, number];
const monk = (letter: string) => categoryCard(0, letter);
const tome = (letter: string) => categoryCard(4, letter);

/** Many truths that this seat may suppose. */
function supposed(state: State, seat: Seat | null, times = 60): State[] {
  const view = biblios.view(state, seat);
  return Array.from({ length: times }, (_, seed) => biblios.determinize(view, new Rng(seed, 77)));
}
const always = (states: readonly State[], holds: (state: State) => boolean) => states.every(holds);
const sometimes = (states: readonly State[], holds: (state: State) => boolean) =>
  states.some(holds) && !states.every(holds);

describe('what a seat knows', () => {
  test('B11 the own cards, and the sizes of all hands and piles', () => {
    const state = donation({ hands: [[g1], [g2, monk('A')], []], kept: [[tome('A')], [], [tome('B')]] });
    const view = biblios.view(state, 0);
    expect(view.hand).toEqual([tome('A'), g1]);
    expect(view.handSizes).toEqual([2, 2, 1]);
    expect(view.auctionSize).toBe(0);
    expect(biblios.view(state, null).hand).toEqual([]);
  });

  test('B11 what it put into the auction pile, and not what others put there', () => {
    const state = donation({ pile: [[monk('A')], [monk('B')], []] });
    expect(always(supposed(state, 0), ({ piles }) => has(piles, AUCTION, monk('A')))).toBe(true);
    expect(sometimes(supposed(state, 1), ({ piles }) => has(piles, AUCTION, monk('A')))).toBe(true);
    expect(biblios.view(state, 2).log.map(cardIn)).toEqual([UNSEEN, UNSEEN]);
  });

  test('B11 every card that lay in the public space and who took it', () => {
    const state = donation();
    tell(state, 'draw gold-1', 'give hand', 'draw gold-2', 'give auction');
    tell(state, 'draw monks-A', 'give public', 'draw tomes-A', 'give public', 'take tomes-A', 'take monks-A');
    for (const reader of [0, 1, 2, null]) {
      const truths = supposed(state, reader, 20);
      expect(always(truths, ({ piles }) => has(piles, 1, tome('A')) && has(piles, 2, monk('A')))).toBe(true);
    }
    // What seat 0 kept is for the others anything but a church card.
    const kept = supposed(state, 1).map(({ piles }) => list(piles, 0)[0]!);
    expect(new Set(kept).size).toBeGreaterThan(10);
    expect(kept.some(isChurch)).toBe(false);
  });

  test('B11 face-up discards are known to all, face-down ones only to who paid', () => {
    const state = auctionOf(g3, { hands: [[], [monk('A'), tome('A'), g1], []], pile: [[tome('B')], [g1]] });
    tell(
      state,
      'bid 1',
      'pass',
      'pass',
      'pay tomes-A',
      'reveal tomes-B',
      'pass',
      'pass',
      'bid 1',
      'pay gold-3',
    );
    expect(biblios.view(state, 0).discard).toEqual([g3]);
    expect(always(supposed(state, 1), ({ piles }) => has(piles, BURIED, tome('A')))).toBe(true);
    expect(sometimes(supposed(state, 0), ({ piles }) => has(piles, BURIED, tome('A')))).toBe(true);
  });

  test('B11 at the end everything is open', () => {
    const state = auctionOf(monk('A'), { hands: [[g1], [g2], []], kept: [[tome('A')], [], []], pile: [] });
    tell(state, 'pass', 'pass', 'pass');
    for (const reader of [0, 2, null]) {
      const { opened, log } = biblios.view(state, reader);
      expect(opened?.hands).toEqual([[tome('A'), g1], [g2], []]);
      expect(opened?.removed).toEqual(list(state.piles, DECK));
      expect(log).toEqual([]);
    }
  });
});

describe('what was removed', () => {
  test('B6 what is removed at random is nobody’s to know until the end', () => {
    const state = biblios.setup(3, { penalty: 'each-takes' });
    const rng = new Rng(3);
    let removed: number[] = [];
    for (let turn = biblios.turn(state); turn >= CHANCE; turn = biblios.turn(state)) {
      const view = biblios.view(state, 1);
      // A view has no deck at all, only how many cards will still be drawn.
      expect(view.opened).toBe(null);
      expect(view.deckSize).toBe(size(state.piles, DECK) - 12);
      if (view.deckSize === 0) removed = list(state.piles, DECK);
      const moves = biblios.legalMoves(state, turn);
      biblios.play(
        state,
        turn,
        turn === CHANCE ? biblios.chance(state, rng) : chooseMostlyCapped(state, turn, moves, rng),
      );
    }
    expect(removed).toHaveLength(12);
    expect(biblios.view(state, 1).opened?.removed).toEqual(removed);
  });

  test('B6 any card may be among them: over many deals each is removed now and then', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const state = biblios.setup(2, { penalty: 'each-takes' });
      const rng = new Rng(seed, 6);
      while (size(state.piles, AUCTION) < 20) {
        const turn = biblios.turn(state);
        const move = turn === CHANCE ? biblios.chance(state, rng) : rng.pick(biblios.legalMoves(state, turn));
        biblios.play(state, turn, move);
      }
      for (const card of list(state.piles, DECK)) seen.add(card);
    }
    expect(seen.size).toBe(KINDS);
  });
});

describe('memory that stays right', () => {
  test('B11 after a face-down payment any known card may be gone, but only so many', () => {
    const state = auctionOf(g3, {
      hands: [[], [monk('A'), monk('B'), tome('A')], []],
      kept: [[], [tome('C')], []],
    });
    tell(state, 'bid 2', 'pass', 'pass', 'pay monks-B', 'pay tomes-A');
    const truths = supposed(state, 0, 200);
    for (const card of [monk('A'), monk('B'), tome('A')]) {
      expect(sometimes(truths, ({ piles }) => has(piles, 1, card))).toBe(true);
    }
    const left = truths.map(
      ({ piles }) => [monk('A'), monk('B'), tome('A')].filter((card) => has(piles, 1, card)).length,
    );
    // Two of four cards went: one or two of the three known ones are still there.
    expect([...new Set(left)].sort()).toEqual([1, 2]);
    // The gold that was won is surely there.
    expect(always(truths, ({ piles }) => has(piles, 1, g3))).toBe(true);
  });

  test('B11 when all cards of a hand were known, what was paid is among them', () => {
    const state = auctionOf(g3, { hands: [[], [monk('A'), monk('B'), tome('A')], []] });
    tell(state, 'bid 2', 'pass', 'pass', 'pay monks-A', 'pay tomes-A');
    const buried = supposed(state, 2, 100).map(({ piles }) => list(piles, BURIED).join(' '));
    const pairs = [
      [monk('A'), monk('B')],
      [monk('A'), tome('A')],
      [monk('B'), tome('A')],
    ];
    expect([...new Set(buried)].sort()).toEqual(pairs.map((pair) => pair.join(' ')).sort());
  });

  test('B11 gold shown after a face-down payment cannot have been in that payment', () => {
    const state = auctionOf(g3, { hands: [[], [g2, monk('A')], []], pile: [[tome('B')], [g1]] });
    tell(
      state,
      'bid 1',
      'pass',
      'pass',
      'pay monks-A',
      'reveal tomes-B',
      'pass',
      'pass',
      'bid 2',
      'pay gold-2',
    );
    expect(always(supposed(state, 0), ({ piles }) => has(piles, BURIED, monk('A')))).toBe(true);
  });

  test('B11 a card seized between two others may be with either of them', () => {
    const state = auctionOf(monk('C'), { hands: [[], [monk('A'), tome('A')], []] });
    tell(state, 'bid 5', 'pass', 'pass', 'seize monks-A', 'seize tomes-A');
    // Seat 2 took monks-A unseen by seat 0, who took tomes-A: nothing but monks-A can have gone to seat 2.
    expect(always(supposed(state, 0), ({ piles }) => has(piles, 2, monk('A')))).toBe(true);
    // A spectator saw neither.
    const truths = supposed(state, null);
    expect(sometimes(truths, ({ piles }) => has(piles, 2, monk('A')) && has(piles, 0, tome('A')))).toBe(true);
    expect(always(truths, ({ piles }) => has(piles, 2, monk('A')) !== has(piles, 0, monk('A')))).toBe(true);
  });

  test('B11 who could not pay is known to have held less gold', () => {
    const state = auctionOf(monk('C'), {
      hands: [[], [g1], []],
      kept: [[], [tome('A'), tome('B'), tome('C')], []],
    });
    tell(state, 'bid 3', 'pass', 'pass');
    expect(always(supposed(state, 0, 200), ({ piles }) => goldSum(piles, 1) < 3)).toBe(true);
    expect(sometimes(supposed(state, 0, 200), ({ piles }) => goldSum(piles, 1) === 2)).toBe(true);
  });

  test.each([0, 1, 2])(
    'B11 whoever could not pay 3 with one card, seat %i too, did not hold a gold of 3',
    (seat) => {
      const kept = [0, 1, 2].map((each) => (each === seat ? [tome('A')] : []));
      const state = auctionOf(monk('C'), { kept });
      while (state.turn !== seat) tell(state, 'pass');
      tell(state, 'bid 3');
      while (state.phase === 'bid') tell(state, 'pass');
      const truths = supposed(state, (seat + 1) % 3, 200);
      expect(always(truths, ({ piles }) => goldSum(piles, seat) < 3)).toBe(true);
      expect(sometimes(truths, ({ piles }) => goldSum(piles, seat) === 2)).toBe(true);
    },
  );

  test('B11 who is paying is known to be able to, in falling value', () => {
    const state = auctionOf(monk('C'), { kept: [[], [g1, g1, g2, g3], []] });
    tell(state, 'bid 6', 'pass', 'pass', 'pay gold-3', 'pay gold-2');
    for (const truth of supposed(state, 0, 100))
      expect(biblios.legalMoves(truth, 1).length).toBeGreaterThan(0);
    const early = auctionOf(monk('C'), { kept: [[], [g1, g1, g2, g3], []] });
    tell(early, 'bid 7', 'pass', 'pass');
    expect(always(supposed(early, 2, 100), ({ piles }) => goldSum(piles, 1) >= 7)).toBe(true);
  });

  test('B11 a payment in cards that is under way can be completed in every supposed truth', () => {
    const state = auctionOf(g3, { hands: [[], [monk('A'), tome('A')], []], kept: [[], [g1, g2], []] });
    tell(state, 'bid 3', 'pass', 'pass', 'pay monks-A');
    for (const truth of supposed(state, 0, 100)) {
      expect(biblios.legalMoves(truth, 1).length).toBeGreaterThan(0);
      expect(isPossible(truth)).toBe(true);
    }
  });

  test('B11 an own auction card that came up may have been another one like it', () => {
    const state = auctionOf(tome('A'), { pile: [[g2], [g2], [g3]] });
    tell(state, 'pass', 'pass', 'pass', 'reveal gold-2');
    // Seat 0 put a Gold 2 there. Either this is it, or it is still there.
    expect(sometimes(supposed(state, 0, 200), ({ piles }) => has(piles, AUCTION, g2))).toBe(true);
  });
});

describe('what can be told at a glance', () => {
  test('B11 known cards are in doubt once something left that hand unseen', () => {
    const state = auctionOf(g3, { hands: [[], [monk('A'), tome('A')], [monk('B')]] });
    expect(memories(biblios.view(state, 0)).map(({ sure }) => sure)).toEqual([
      [monk('A'), tome('A')],
      [monk('B')],
    ]);
    tell(state, 'bid 1', 'pass', 'pass', 'pay tomes-A');
    expect(memories(biblios.view(state, 0))).toEqual([
      { seat: 1, size: 2, sure: [g3], perhaps: [monk('A'), tome('A')] },
      { seat: 2, size: 1, sure: [monk('B')], perhaps: [] },
    ]);
  });

  test('B11 a category card seen again is in doubt no longer', () => {
    const state = auctionOf(monk('C'), { seats: 4, hands: [[], [monk('A'), tome('A'), tome('B')], [], []] });
    tell(state, 'bid 5', 'pass', 'pass', 'pass', 'seize monks-A', 'seize tomes-A', 'seize tomes-B');
    // Seat 0 saw only the last of them, and took it.
    const [first, second, third] = memories(biblios.view(state, 0));
    expect(first?.perhaps).toEqual([monk('A'), tome('A')]);
    expect([second?.sure, third?.sure]).toEqual([[], []]);
  });
});

test('B11 through whole games: every truth supposed could have happened, and leads to the same view', () => {
  const rng = new Rng(1111);
  let tried = 0;
  for (let game = 0; game < 24; game++) {
    const seats = 2 + (game % 3);
    const state = biblios.setup(seats, { penalty: game % 2 ? 'medieval-bluff' : 'each-takes' });
    for (let turn = biblios.turn(state); turn >= CHANCE; turn = biblios.turn(state)) {
      if (rng.int(25) === 0) {
        const seat = rng.int(seats + 1);
        const reader = seat === seats ? null : seat;
        const view = biblios.view(state, reader);
        const truth = biblios.determinize(view, rng);
        expect(biblios.view(truth, reader)).toEqual(view);
        expect(isPossible(truth)).toBe(true);
        expect(isPossible(state)).toBe(true);
        tried++;
      }
      const moves = biblios.legalMoves(state, turn);
      biblios.play(
        state,
        turn,
        turn === CHANCE ? biblios.chance(state, rng) : chooseMostlyCapped(state, turn, moves, rng),
      );
    }
  }
  expect(tried).toBeGreaterThan(150);
});

test('B11 a truth that could not have happened is recognised as such', () => {
  const state = auctionOf(g3, { hands: [[], [monk('A'), monk('B')], []] });
  tell(state, 'bid 1', 'pass', 'pass', 'pay monks-B');
  expect(isPossible(state)).toBe(true);
  // A card that was never in that hand.
  const log = state.log.map((e) => (fromIn(e) === 1 && toIn(e) === BURIED ? (e & ~127) | tome('A') : e));
  expect(isPossible({ ...state, log })).toBe(false);
  expect(size(state.piles, 1)).toBe(2);
});
