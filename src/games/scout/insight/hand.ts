// The structure of a hand: which neighbours form sets, which cards are in none, and what one more card would change.
import { type Card, up } from '../rules/state.ts';

/**
 * The value of structure: for a maximal set by its kind and number of cards, plus something for the height of its
 * numbers; for a card in no set likewise; and for every card as such.
 */
export interface HandWeights {
  readonly card: number;
  readonly single: number;
  readonly singleHeight: number;
  /** By the number of cards; 0 for fewer than two. */
  readonly equals: readonly number[];
  readonly equalsHeight: number;
  readonly runs: readonly number[];
  readonly runsHeight: number;
}

export const MAX_CARDS = 45;
const EQUAL = 0;
const RISING = 1;
const FALLING = 2;
const STEPS = [0, 1, -1] as const;

// Filled by `survey` and read by the other functions right after it. Cells without a card hold a number far from all others.
const NOTHING = -9;
let count = 0;
const numbers = new Int32Array(MAX_CARDS + 2);
/** For each step: how many cards in a row with that step end at, or start with, a place. */
const ending = STEPS.map(() => new Int32Array(MAX_CARDS + 2));
const starting = STEPS.map(() => new Int32Array(MAX_CARDS + 2));
const pile = new Int32Array(MAX_CARDS + 2);

/** Scans a hand once, so that `gain` and `joined` can answer for each of its gaps. */
export function survey(hand: readonly Card[]): void {
  count = hand.length;
  for (let i = 0; i < count; i++) numbers[i] = up(hand[i]!);
  for (let kind = 0; kind < 3; kind++) {
    const step = STEPS[kind]!;
    const to = ending[kind]!;
    const from = starting[kind]!;
    for (let i = 0; i < count; i++)
      to[i] = i > 0 && numbers[i]! - numbers[i - 1]! === step ? to[i - 1]! + 1 : 1;
    for (let i = count - 1; i >= 0; i--) {
      from[i] = i + 1 < count && numbers[i + 1]! - numbers[i]! === step ? from[i + 1]! + 1 : 1;
    }
  }
}

/** The value of a hand without the cards from `first` to `last`. */
export function handValue(hand: readonly Card[], handWeights: HandWeights, first = 0, last = -1): number {
  let cards = 0;
  for (let i = 0; i < hand.length; i++) if (i < first || i > last) pile[cards++] = up(hand[i]!);
  return valueOfPile(cards, handWeights);
}

/** The value of a hand with `number` inserted before place `gap`, and then without the cards from `first` to `last`. */
export function handValueWith(
  hand: readonly Card[],
  handWeights: HandWeights,
  number: number,
  gap: number,
  first: number,
  last: number,
): number {
  let cards = 0;
  for (let i = 0; i <= hand.length; i++) {
    if (i >= first && i <= last) continue;
    pile[cards++] = i === gap ? number : up(hand[i < gap ? i : i - 1]!);
  }
  return valueOfPile(cards, handWeights);
}

function valueOfPile(cards: number, handWeights: HandWeights): number {
  let sum = handWeights.card * cards;
  let joined = false;
  for (let first = 0; first < cards; ) {
    const number = pile[first]!;
    const step = first + 1 < cards ? pile[first + 1]! - number : NOTHING;
    if (step < -1 || step > 1) {
      if (!joined) sum += handWeights.single + handWeights.singleHeight * number;
      joined = false;
      first++;
      continue;
    }
    let last = first + 1;
    while (last + 1 < cards && pile[last + 1]! - pile[last]! === step) last++;
    const length = last - first + 1;
    sum +=
      step === 0
        ? handWeights.equals[length]! + handWeights.equalsHeight * length * number
        : handWeights.runs[length]! + handWeights.runsHeight * length * (step < 0 ? pile[last]! : number);
    joined = true;
    // The last card may start the next set.
    first = last;
  }
  return sum;
}

/** How the value of the surveyed hand changes when `number` is inserted before place `gap`. */
export function gain(handWeights: HandWeights, number: number, gap: number): number {
  const left = gap > 0 ? numbers[gap - 1]! : NOTHING;
  const right = gap < count ? numbers[gap]! : NOTHING;
  const parted = right - left;
  // Usually the card fits neither neighbour, and separates none that fit each other.
  if (!fits(left, number) && !fits(number, right) && (!fits(left, right) || left === NOTHING)) {
    return handWeights.card + singleValue(handWeights, number);
  }
  let sum = handWeights.card;
  let joinsLeft = false;
  let joinsRight = false;
  for (let kind = 0; kind < 3; kind++) {
    const step = STEPS[kind]!;
    const fitsLeft = left === number - step;
    const fitsRight = right === number + step;
    const parts = parted === step && left > 0 && right > 0;
    if (!fitsLeft && !fitsRight && !parts) continue;
    const before = left > 0 ? ending[kind]![gap - 1]! : 0;
    const after = right > 0 ? starting[kind]![gap]! : 0;
    const lowBefore = kind === RISING ? left - before + 1 : left;
    const lowAfter = kind === FALLING ? right - after + 1 : right;
    const low = kind === FALLING ? lowAfter : lowBefore;
    sum -= parts
      ? setValue(handWeights, kind, before + after, low)
      : setValue(handWeights, kind, before, lowBefore) + setValue(handWeights, kind, after, lowAfter);
    if (fitsLeft && fitsRight) sum += setValue(handWeights, kind, before + 1 + after, low);
    else if (fitsLeft) {
      sum += setValue(handWeights, kind, before + 1, kind === FALLING ? number : lowBefore);
      sum += setValue(handWeights, kind, after, lowAfter);
    } else {
      sum += setValue(handWeights, kind, before, lowBefore);
      sum += fitsRight
        ? setValue(handWeights, kind, after + 1, kind === RISING ? number : lowAfter)
        : setValue(handWeights, kind, after, lowAfter);
    }
    joinsLeft ||= fitsLeft;
    joinsRight ||= fitsRight;
  }
  // Cards that become single, and cards that were.
  const together = parted >= -1 && parted <= 1 && left > 0 && right > 0;
  if (!joinsLeft && !joinsRight) sum += singleValue(handWeights, number);
  if (left > 0 && joinsLeft !== together && endsNoSet(gap - 1))
    sum += joinsLeft ? -singleValue(handWeights, left) : singleValue(handWeights, left);
  if (right > 0 && joinsRight !== together && startsNoSet(gap))
    sum += joinsRight ? -singleValue(handWeights, right) : singleValue(handWeights, right);
  return sum;
}

/**
 * The strongest set that would contain `number`, inserted before place `gap` of the surveyed hand, if it beats `floor`;
 * otherwise NO_SET. One number encodes strength, first and last place: see `strengthIn`, `firstIn`, `lastIn`.
 */
export function joined(number: number, gap: number, floor: number): number {
  const left = gap > 0 ? numbers[gap - 1]! : NOTHING;
  const right = gap < count ? numbers[gap]! : NOTHING;
  let strongest = floor;
  let set = NO_SET;
  for (let kind = 0; kind < 3; kind++) {
    const step = STEPS[kind]!;
    const before = left === number - step ? ending[kind]![gap - 1]! : 0;
    const after = right === number + step ? starting[kind]![gap]! : 0;
    const length = before + 1 + after;
    if (length === 1 && kind !== EQUAL) continue;
    const smallest = kind === RISING ? number - before : kind === FALLING ? number - after : number;
    // The same as `strength` in sets.ts.
    const strength = length * 32 + (length > 1 && kind === EQUAL ? 16 : 0) + smallest;
    if (strength > strongest) {
      strongest = strength;
      set = (strength << 12) | ((gap - before) << 6) | (gap + after);
    }
  }
  return set;
}

export const NO_SET = -1;
export const strengthIn = (set: number): number => set >> 12;
export const firstIn = (set: number): number => (set >> 6) & 63;
export const lastIn = (set: number): number => set & 63;

function setValue(handWeights: HandWeights, kind: number, length: number, smallest: number): number {
  if (length < 2) return 0;
  return kind === EQUAL
    ? handWeights.equals[length]! + handWeights.equalsHeight * length * smallest
    : handWeights.runs[length]! + handWeights.runsHeight * length * smallest;
}

/** Whether these numbers side by side form a set. */
function fits(a: number, b: number): boolean {
  return a - b <= 1 && b - a <= 1;
}

function singleValue(handWeights: HandWeights, number: number): number {
  return handWeights.single + handWeights.singleHeight * number;
}

function endsNoSet(place: number): boolean {
  return ending[EQUAL]![place] === 1 && ending[RISING]![place] === 1 && ending[FALLING]![place] === 1;
}

function startsNoSet(place: number): boolean {
  return starting[EQUAL]![place] === 1 && starting[RISING]![place] === 1 && starting[FALLING]![place] === 1;
}
