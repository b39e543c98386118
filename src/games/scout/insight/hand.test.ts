// The incremental computation for one more card gives the same result as a full one.
import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { eachShow, strength } from '../rules/sets.ts';
import { type Card, cardOf } from '../rules/state.ts';
import {
  firstIn,
  gain,
  type HandWeights,
  handValue,
  handValueWith,
  joined,
  lastIn,
  NO_SET,
  strengthIn,
  survey,
} from './hand.ts';

const handWeights: HandWeights = {
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

test('a hand is worth its maximal sets and its single cards', () => {
  // 3 4 5 is a run, 5 5 are equals, 9 is alone.
  const run = handWeights.runs[3]! + handWeights.runsHeight * 3 * 3;
  const equals = handWeights.equals[2]! + handWeights.equalsHeight * 2 * 5;
  const single = handWeights.single + handWeights.singleHeight * 9;
  expect(handValue(handOf(3, 4, 5, 5, 9), handWeights)).toBeCloseTo(
    5 * handWeights.card + run + equals + single,
  );
  expect(handValue(handOf(3, 4, 5, 5, 9), handWeights, 0, 3)).toBeCloseTo(handWeights.card + single);
  expect(handValue([], handWeights)).toBeCloseTo(0);
});

test('inserting a card changes the value exactly as a full evaluation does', () => {
  for (const { hand, number, gap } of hands(1)) {
    survey(hand);
    const changed = gain(handWeights, number, gap);
    const looked =
      handValue(hand.toSpliced(gap, 0, cardOf(number, 11)), handWeights) - handValue(hand, handWeights);
    expect(changed).toBeCloseTo(looked, 9);
    expect(handValueWith(hand, handWeights, number, gap, 0, -1)).toBeCloseTo(
      handValue(hand, handWeights) + looked,
      9,
    );
  }
});

test('the strongest set with an inserted card is the strongest show that contains it', () => {
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
