// Tests of what each seat knows, remembers and can infer (B11).
import { describe, expect, test } from 'vitest';
import { CHANCE, type Seat } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { chooseMostlyAffordable, isPossible } from '../fixtures/conformance.ts';
import { auctionOf, donation, play } from '../fixtures/scripted.ts';
import { biblios } from '../index.ts';
import { CARD_KINDS, categoryCard, goldCard, isChurch } from '../rules/data.ts';
import { cardIn, fromIn, toIn, UNSEEN } from '../rules/log.ts';
import { AUCTION, BURIED, DECK, goldSum, has, list, size } from '../rules/piles.ts';
import type { State } from '../rules/state.ts';

const playMoves = (state: State, ...notations: string[]) => play(biblios, state, ...notations);
const [g1, g2, g3] = [1, 2, 3].map(goldCard) as [number, number, number];
const monk = (letter: string) => categoryCard(0, letter);
const tome = (letter: string) => categoryCard(4, letter);

/** Many random states that fit the view of this seat. */
function determinizations(state: State, seat: Seat | null, times = 60): State[] {
  const view = biblios.view(state, seat);
  return Array.from({ length: times }, (_, seed) => biblios.determinize(view, new Rng(seed, 77)));
}
const always = (states: readonly State[], holds: (state: State) => boolean) => states.every(holds);
const sometimes = (states: readonly State[], holds: (state: State) => boolean) =>
  states.some(holds) && !states.every(holds);

describe('what a seat knows', () => {
  test('B11 its own cards, and the sizes of all hands and piles', () => {
    const state = donation({ hands: [[g1], [g2, monk('A')], []], kept: [[tome('A')], [], [tome('B')]] });
    const view = biblios.view(state, 0);
    expect(view.hand).toEqual([tome('A'), g1]);
    expect(view.handSizes).toEqual([2, 2, 1]);
    expect(view.auctionSize).toBe(0);
    expect(biblios.view(state, null).hand).toEqual([]);
  });

  test('B11 the cards it put into the auction pile, and not those of others', () => {
    const state = donation({ pile: [[monk('A')], [monk('B')], []] });
    expect(always(determinizations(state, 0), ({ piles }) => has(piles, AUCTION, monk('A')))).toBe(true);
    expect(sometimes(determinizations(state, 1), ({ piles }) => has(piles, AUCTION, monk('A')))).toBe(true);
    expect(biblios.view(state, 2).log.map(cardIn)).toEqual([UNSEEN, UNSEEN]);
  });

  test('B11 every card that lay in the public space and who took it', () => {
    const state = donation();
    playMoves(state, 'draw gold-1', 'give hand', 'draw gold-2', 'give auction');
    playMoves(
      state,
      'draw monks-A',
      'give public',
      'draw tomes-A',
      'give public',
      'take tomes-A',
      'take monks-A',
    );
    for (const reader of [0, 1, 2, null]) {
      const states = determinizations(state, reader, 20);
      expect(always(states, ({ piles }) => has(piles, 1, tome('A')) && has(piles, 2, monk('A')))).toBe(true);
    }
    // What seat 0 kept is for the others anything but a church card.
    const kept = determinizations(state, 1).map(({ piles }) => list(piles, 0)[0]!);
    expect(new Set(kept).size).toBeGreaterThan(10);
    expect(kept.some(isChurch)).toBe(false);
  });

  test('B11 face-up discards are known to all, face-down ones only to the player who paid', () => {
    const state = auctionOf(g3, { hands: [[], [monk('A'), tome('A'), g1], []], pile: [[tome('B')], [g1]] });
    playMoves(
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
    expect(always(determinizations(state, 1), ({ piles }) => has(piles, BURIED, tome('A')))).toBe(true);
    expect(sometimes(determinizations(state, 0), ({ piles }) => has(piles, BURIED, tome('A')))).toBe(true);
  });

  test('B11 at the end all cards are shown', () => {
    const state = auctionOf(monk('A'), { hands: [[g1], [g2], []], kept: [[tome('A')], [], []], pile: [] });
    playMoves(state, 'pass', 'pass', 'pass');
    for (const reader of [0, 2, null]) {
      const { opened, log } = biblios.view(state, reader);
      expect(opened?.hands).toEqual([[tome('A'), g1], [g2], []]);
      expect(opened?.removed).toEqual(list(state.piles, DECK));
      expect(log).toEqual([]);
    }
  });
});

describe('removed cards', () => {
  test('B6 nobody knows the cards removed at random until the end', () => {
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
        turn === CHANCE ? biblios.chance(state, rng) : chooseMostlyAffordable(state, turn, moves, rng),
      );
    }
    expect(removed).toHaveLength(12);
    expect(biblios.view(state, 1).opened?.removed).toEqual(removed);
  });

  test('B6 any card may be removed: over many deals each one is', () => {
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
    expect(seen.size).toBe(CARD_KINDS);
  });
});

describe('what a seat can still infer', () => {
  test('B11 after a face-down payment any known card may be gone, but only as many as were paid', () => {
    const state = auctionOf(g3, {
      hands: [[], [monk('A'), monk('B'), tome('A')], []],
      kept: [[], [tome('C')], []],
    });
    playMoves(state, 'bid 2', 'pass', 'pass', 'pay monks-B', 'pay tomes-A');
    const states = determinizations(state, 0, 200);
    for (const card of [monk('A'), monk('B'), tome('A')]) {
      expect(sometimes(states, ({ piles }) => has(piles, 1, card))).toBe(true);
    }
    const left = states.map(
      ({ piles }) => [monk('A'), monk('B'), tome('A')].filter((card) => has(piles, 1, card)).length,
    );
    // Two of four cards went: one or two of the three known ones are still there.
    expect([...new Set(left)].sort()).toEqual([1, 2]);
    // The gold that was won is surely there.
    expect(always(states, ({ piles }) => has(piles, 1, g3))).toBe(true);
  });

  test('B11 when all cards of a hand were known, the paid ones are among them', () => {
    const state = auctionOf(g3, { hands: [[], [monk('A'), monk('B'), tome('A')], []] });
    playMoves(state, 'bid 2', 'pass', 'pass', 'pay monks-A', 'pay tomes-A');
    const buried = determinizations(state, 2, 100).map(({ piles }) => list(piles, BURIED).join(' '));
    const pairs = [
      [monk('A'), monk('B')],
      [monk('A'), tome('A')],
      [monk('B'), tome('A')],
    ];
    expect([...new Set(buried)].sort()).toEqual(pairs.map((pair) => pair.join(' ')).sort());
  });

  test('B11 gold shown after a face-down payment cannot have been in that payment', () => {
    const state = auctionOf(g3, { hands: [[], [g2, monk('A')], []], pile: [[tome('B')], [g1]] });
    playMoves(
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
    expect(always(determinizations(state, 0), ({ piles }) => has(piles, BURIED, monk('A')))).toBe(true);
  });

  test('B11 a card seized between two other players may be with either of them', () => {
    const state = auctionOf(monk('C'), { hands: [[], [monk('A'), tome('A')], []] });
    playMoves(state, 'bid 5', 'pass', 'pass', 'seize monks-A', 'seize tomes-A');
    // Seat 2 took monks-A unseen by seat 0, who took tomes-A: nothing but monks-A can have gone to seat 2.
    expect(always(determinizations(state, 0), ({ piles }) => has(piles, 2, monk('A')))).toBe(true);
    // A spectator saw neither.
    const states = determinizations(state, null);
    expect(sometimes(states, ({ piles }) => has(piles, 2, monk('A')) && has(piles, 0, tome('A')))).toBe(true);
    expect(always(states, ({ piles }) => has(piles, 2, monk('A')) !== has(piles, 0, monk('A')))).toBe(true);
  });

  test('B11 a player who could not pay is known to have held less gold', () => {
    const state = auctionOf(monk('C'), {
      hands: [[], [g1], []],
      kept: [[], [tome('A'), tome('B'), tome('C')], []],
    });
    playMoves(state, 'bid 3', 'pass', 'pass');
    expect(always(determinizations(state, 0, 200), ({ piles }) => goldSum(piles, 1) < 3)).toBe(true);
    expect(sometimes(determinizations(state, 0, 200), ({ piles }) => goldSum(piles, 1) === 2)).toBe(true);
  });

  test.each([0, 1, 2])(
    'B11 seat %i, which could not pay 3 with one card, did not hold a gold of 3',
    (seat) => {
      const kept = [0, 1, 2].map((each) => (each === seat ? [tome('A')] : []));
      const state = auctionOf(monk('C'), { kept });
      while (state.turn !== seat) playMoves(state, 'pass');
      playMoves(state, 'bid 3');
      while (state.phase === 'bid') playMoves(state, 'pass');
      const states = determinizations(state, (seat + 1) % 3, 200);
      expect(always(states, ({ piles }) => goldSum(piles, seat) < 3)).toBe(true);
      expect(sometimes(states, ({ piles }) => goldSum(piles, seat) === 2)).toBe(true);
    },
  );

  test('B11 a player who is paying is known to be able to, in descending value', () => {
    const state = auctionOf(monk('C'), { kept: [[], [g1, g1, g2, g3], []] });
    playMoves(state, 'bid 6', 'pass', 'pass', 'pay gold-3', 'pay gold-2');
    for (const sampled of determinizations(state, 0, 100))
      expect(biblios.legalMoves(sampled, 1).length).toBeGreaterThan(0);
    const early = auctionOf(monk('C'), { kept: [[], [g1, g1, g2, g3], []] });
    playMoves(early, 'bid 7', 'pass', 'pass');
    expect(always(determinizations(early, 2, 100), ({ piles }) => goldSum(piles, 1) >= 7)).toBe(true);
  });

  test('B11 a payment in cards under way can be completed in every determinization', () => {
    const state = auctionOf(g3, { hands: [[], [monk('A'), tome('A')], []], kept: [[], [g1, g2], []] });
    playMoves(state, 'bid 3', 'pass', 'pass', 'pay monks-A');
    for (const sampled of determinizations(state, 0, 100)) {
      expect(biblios.legalMoves(sampled, 1).length).toBeGreaterThan(0);
      expect(isPossible(sampled)).toBe(true);
    }
  });

  test("B11 the reader's auction card that came up may have been another one like it", () => {
    const state = auctionOf(tome('A'), { pile: [[g2], [g2], [g3]] });
    playMoves(state, 'pass', 'pass', 'pass', 'reveal gold-2');
    // Seat 0 put a Gold 2 there. Either this is it, or it is still there.
    expect(sometimes(determinizations(state, 0, 200), ({ piles }) => has(piles, AUCTION, g2))).toBe(true);
  });
});

test('B11 through whole games: every determinization could have happened and gives the same view', () => {
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
        const sampled = biblios.determinize(view, rng);
        expect(biblios.view(sampled, reader)).toEqual(view);
        expect(isPossible(sampled)).toBe(true);
        expect(isPossible(state)).toBe(true);
        tried++;
      }
      const moves = biblios.legalMoves(state, turn);
      biblios.play(
        state,
        turn,
        turn === CHANCE ? biblios.chance(state, rng) : chooseMostlyAffordable(state, turn, moves, rng),
      );
    }
  }
  expect(tried).toBeGreaterThan(150);
});

test('B11 a state that could not have happened is recognised', () => {
  const state = auctionOf(g3, { hands: [[], [monk('A'), monk('B')], []] });
  playMoves(state, 'bid 1', 'pass', 'pass', 'pay monks-B');
  expect(isPossible(state)).toBe(true);
  // A card that was never in that hand.
  const log = state.log.map((entry) =>
    fromIn(entry) === 1 && toIn(entry) === BURIED ? (entry & ~127) | tome('A') : entry,
  );
  expect(isPossible({ ...state, log })).toBe(false);
  expect(size(state.piles, 1)).toBe(2);
});
