// The expected number of dice for bearing off: checked by hand where that is easy, by simulation otherwise.
import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { type PositionSpec, position } from '../fixtures/positions.ts';
import { OFF, PAWNS } from '../rules/data.ts';
import { diceToBearOff, diceToFinish } from './bearing-off.ts';

const placed = (me: PositionSpec['me']) => position({ me, dice: [1] }).sides[0].at;
const on = (...count: number[]) => diceToBearOff(new Uint8Array(count));

test('a pawn on the last letter needs a one', () => {
  expect(on(0, 0, 0, 0, 0, 0)).toBe(0);
  expect(on(0, 0, 0, 0, 0, 1)).toBeCloseTo(6, 5);
  expect(on(0, 0, 0, 0, 0, 15)).toBeCloseTo(90, 3);
});

test('two letters away: a two bears it off, a one brings it closer', () => {
  // E = 1 + (1/6)·0 + (1/6)·6 + (4/6)·E
  expect(on(0, 0, 0, 0, 1, 0)).toBeCloseTo(6, 5);
});

test('pawns on different letters waste fewer dice than pawns on one letter', () => {
  expect(on(1, 1, 1, 1, 1, 1)).toBeLessThan(on(0, 0, 0, 6, 0, 0));
  expect(on(1, 1, 1, 1, 1, 1)).toBeLessThan(on(0, 0, 0, 0, 0, 6));
});

test('the expectation matches simulated games on the table', () => {
  for (const start of [
    [2, 0, 1, 0, 3, 1],
    [0, 4, 0, 0, 0, 2],
    [3, 3, 3, 2, 2, 2],
  ]) {
    const rng = new Rng(7);
    const tries = 4000;
    let dice = 0;
    for (let i = 0; i < tries; i++) dice += thrown(new Uint8Array(start), rng);
    expect(Math.abs(dice / tries / on(...start) - 1)).toBeLessThan(0.02);
  }
});

function thrown(count: Uint8Array, rng: Rng): number {
  let dice = 0;
  while (count.some((pawns) => pawns > 0)) {
    const face = 1 + rng.int(6);
    dice++;
    let best: Uint8Array | null = null;
    for (let letter = 0; letter + face <= 6; letter++) {
      if (count[letter] === 0) continue;
      const after = count.slice();
      after[letter]!--;
      if (letter + face < 6) after[letter + face]!++;
      if (!best || diceToBearOff(after) < diceToBearOff(best)) best = after;
    }
    if (best) count.set(best);
  }
  return dice;
}

test('dice to finish: none when all are off, fewer with every letter moved', () => {
  expect(diceToFinish(placed({}))).toBe(0);
  expect(placed({})[OFF]).toBe(PAWNS);
  let before = diceToFinish(placed({ waiting: 15 }));
  for (let place = 1; place <= 30; place++) {
    const now = diceToFinish(placed({ [place]: 15 }));
    expect(before - now).toBeCloseTo(15 / 3.5, 2);
    before = now;
  }
});
