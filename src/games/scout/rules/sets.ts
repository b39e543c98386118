// How strong a set is, and which sets a hand holds (S6).
import { type Card, up } from './state.ts';

/**
 * More cards beat fewer; then equal numbers beat a run; then the higher smallest number wins.
 * A single card has no kind. One number encodes it: the stronger set has the greater number.
 */
function strengthOf(count: number, step: number, smallest: number): number {
  return count * 32 + (count > 1 && step === 0 ? 16 : 0) + smallest;
}

/** The strength of a set, or of its rest from `first` to `last`; 0 if there is no set. */
export function strength(set: readonly Card[], first = 0, last = set.length - 1): number {
  if (first > last) return 0;
  const left = up(set[first]!);
  const right = up(set[last]!);
  return strengthOf(last - first + 1, left - right, Math.min(left, right));
}

/** Whether the neighbours first … last are all equal, or all rise or all fall by one. */
export function isSet(hand: readonly Card[], first: number, last: number): boolean {
  if (first === last) return true;
  const step = up(hand[first + 1]!) - up(hand[first]!);
  if (step < -1 || step > 1) return false;
  for (let i = first + 1; i < last; i++) if (up(hand[i + 1]!) - up(hand[i]!) !== step) return false;
  return true;
}

/** Calls `found` for every set of neighbours stronger than `floor`. */
export function eachShow(
  hand: readonly Card[],
  floor: number,
  found: (first: number, last: number) => void,
): void {
  const count = hand.length;
  for (let first = 0; first < count; first++) {
    const start = up(hand[first]!);
    if (strengthOf(1, 0, start) > floor) found(first, first);
    if (first + 1 === count) break;
    const step = up(hand[first + 1]!) - start;
    if (step < -1 || step > 1) continue;
    let before = start;
    for (let last = first + 1; last < count; last++) {
      const here = up(hand[last]!);
      if (here - before !== step) break;
      if (strengthOf(last - first + 1, step, step < 0 ? here : start) > floor) found(first, last);
      before = here;
    }
  }
}

export function canShow(hand: readonly Card[], floor: number): boolean {
  let can = false;
  eachShow(hand, floor, () => {
    can = true;
  });
  return can;
}

const MAX_CARDS = 45;
const STEPS = [0, 1, -1] as const;
// Filled by `survey` and read by `canShowWith` right after it.
const numbers = new Int32Array(MAX_CARDS + 1);
/** For each step: how many cards in a row with that step end at, or start with, a place. */
const endingAt = STEPS.map(() => new Int32Array(MAX_CARDS + 1));
const startingAt = STEPS.map(() => new Int32Array(MAX_CARDS + 1));
/** The strongest set before and after a gap. */
const bestBefore = new Int32Array(MAX_CARDS + 2);
const bestAfter = new Int32Array(MAX_CARDS + 2);
let held = 0;

/** Scans a hand once, so that `canShowWith` can answer for each of its gaps. */
export function survey(hand: readonly Card[]): void {
  held = hand.length;
  for (let i = 0; i < held; i++) numbers[i] = up(hand[i]!);
  for (let kind = 0; kind < 3; kind++) {
    const step = STEPS[kind]!;
    const ending = endingAt[kind]!;
    const starting = startingAt[kind]!;
    for (let i = 0; i < held; i++) {
      ending[i] = i > 0 && numbers[i]! - numbers[i - 1]! === step ? ending[i - 1]! + 1 : 1;
    }
    for (let i = held - 1; i >= 0; i--) {
      starting[i] = i + 1 < held && numbers[i + 1]! - numbers[i]! === step ? starting[i + 1]! + 1 : 1;
    }
  }
  const [equalTo, risingTo, fallingTo] = [endingAt[0]!, endingAt[1]!, endingAt[2]!];
  const [equalFrom, risingFrom, fallingFrom] = [startingAt[0]!, startingAt[1]!, startingAt[2]!];
  bestBefore[0] = 0;
  for (let i = 0; i < held; i++) {
    const n = numbers[i]!;
    const here = Math.max(
      strengthOf(equalTo[i]!, 0, n),
      strengthOf(risingTo[i]!, 1, n - risingTo[i]! + 1),
      strengthOf(fallingTo[i]!, -1, n),
    );
    bestBefore[i + 1] = Math.max(bestBefore[i]!, here);
  }
  bestAfter[held] = 0;
  for (let i = held - 1; i >= 0; i--) {
    const n = numbers[i]!;
    const here = Math.max(
      strengthOf(equalFrom[i]!, 0, n),
      strengthOf(risingFrom[i]!, 1, n),
      strengthOf(fallingFrom[i]!, -1, n - fallingFrom[i]! + 1),
    );
    bestAfter[i] = Math.max(bestAfter[i + 1]!, here);
  }
}

/** Whether the surveyed hand, with `number` inserted before place `gap`, could show a set stronger than `floor`. */
export function canShowWith(number: number, gap: number, floor: number): boolean {
  if (bestBefore[gap]! > floor || bestAfter[gap]! > floor) return true;
  const before = gap > 0 ? numbers[gap - 1]! : -9;
  const after = gap < held ? numbers[gap]! : -9;
  const equal = joined(0, before === number, after === number, gap);
  if (strengthOf(equal, 0, number) > floor) return true;
  const rising = joined(1, before === number - 1, after === number + 1, gap);
  const smallest = number - (before === number - 1 ? endingAt[1]![gap - 1]! : 0);
  if (strengthOf(rising, 1, smallest) > floor) return true;
  const falling = joined(2, before === number + 1, after === number - 1, gap);
  const lowest = number - (after === number - 1 ? startingAt[2]![gap]! : 0);
  return strengthOf(falling, -1, lowest) > floor;
}

function joined(kind: 0 | 1 | 2, fitsBefore: boolean, fitsAfter: boolean, gap: number): number {
  return 1 + (fitsBefore ? endingAt[kind]![gap - 1]! : 0) + (fitsAfter ? startingAt[kind]![gap]! : 0);
}
