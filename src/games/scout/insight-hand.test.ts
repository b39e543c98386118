// What one more card changes is found without looking through the hand again; here both ways are compared.
import { expect, test } from 'vitest';
import { Rng } from '../../engine/rng.ts';
import {
  firstIn,
  gain,
  joined,
  lastIn,
  NO_SET,
  strengthIn,
  survey,
  type Tastes,
  worth,
  worthWith,
} from './insight-hand.ts';
import { eachShow, strength } from './sets.ts';
import { type Card, cardOf } from './state.ts';

const tastes: Tastes = {
  card: -1.1,
  single: -0.7,
  singleHeight: 0.13,
  equals: Array.from({ length: 46 }, (_, length) => (length < 2 ? 0 : length ** 1.5)),
  equalsHeight: 0.31,
  runs: Array.from({ length: 46 }, (_, length) => (length < 2 ? 0 : length ** 1.4)),
  runsHeight: 0.17,
};

const handOf = (...numbers: readonly number[]): Card[] => numbers.map((number) => cardOf(number, 11));

/** Few numbers, so that sets are common. */
function* hands(seed: number): Generator<{ hand: Card[]; number: number; gap: number }> {
  const rng = new Rng(seed);
  for (let i = 0; i < 5000; i++) {
    const hand = handOf(...Array.from({ length: rng.int(10) }, () => 1 + rng.int(5)));
    yield { hand, number: 1 + rng.int(5), gap: rng.int(hand.length + 1) };
  }
}

test('a hand is worth its longest sets and its single cards', () => {
  // 3 4 5 is a run, 5 5 are equals, 9 is alone.
  const run = tastes.runs[3]! + tastes.runsHeight * 3 * 3;
  const equals = tastes.equals[2]! + tastes.equalsHeight * 2 * 5;
  const single = tastes.single + tastes.singleHeight * 9;
  expect(worth(handOf(3, 4, 5, 5, 9), tastes)).toBeCloseTo(5 * tastes.card + run + equals + single);
  expect(worth(handOf(3, 4, 5, 5, 9), tastes, 0, 3)).toBeCloseTo(tastes.card + single);
  expect(worth([], tastes)).toBeCloseTo(0);
});

test('a card put in changes the worth as looking again would tell', () => {
  for (const { hand, number, gap } of hands(1)) {
    survey(hand);
    const changed = gain(tastes, number, gap);
    const looked = worth(hand.toSpliced(gap, 0, cardOf(number, 11)), tastes) - worth(hand, tastes);
    expect(changed).toBeCloseTo(looked, 9);
    expect(worthWith(hand, tastes, number, gap, 0, -1)).toBeCloseTo(worth(hand, tastes) + looked, 9);
  }
});

test('the strongest set with a card put in is the strongest show that holds it', () => {
  for (const { hand, number, gap } of hands(2)) {
    const floor = 32 * 2 + 3;
    const fuller = hand.toSpliced(gap, 0, cardOf(number, 11));
    let strongest = floor;
    eachShow(fuller, floor, (first, last) => {
      if (first <= gap && gap <= last) strongest = Math.max(strongest, strength(fuller, first, last));
    });
    survey(hand);
    const set = joined(number, gap, floor);
    expect(set === NO_SET).toBe(strongest === floor);
    if (set === NO_SET) continue;
    expect(strengthIn(set)).toBe(strongest);
    expect(strength(fuller, firstIn(set), lastIn(set))).toBe(strongest);
  }
});
