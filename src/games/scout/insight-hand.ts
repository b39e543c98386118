// The structure of a hand: which neighbours make sets, which cards belong to none, and what one more card would change.
import { type Card, up } from './state.ts';

/**
 * What structure is worth: a longest set by its kind and number of cards, with something for each number
 * its cards stand above 0; a card in no set, the same way; and every card by itself.
 */
export interface Tastes {
  readonly card: number;
  readonly single: number;
  readonly singleHeight: number;
  /** By the number of cards; 0 for less than two. */
  readonly equals: readonly number[];
  readonly equalsHeight: number;
  readonly runs: readonly number[];
  readonly runsHeight: number;
}

export const MOST_CARDS = 45;
const EQUAL = 0;
const RISING = 1;
const FALLING = 2;
const STEPS = [0, 1, -1] as const;

// Filled by `survey` and read by the others right after it. Far from every number where there is no card.
const NOTHING = -9;
let count = 0;
const numbers = new Int32Array(MOST_CARDS + 2);
/** For each step: how many cards in a row, with that step, end at / begin with a place. */
const ending = STEPS.map(() => new Int32Array(MOST_CARDS + 2));
const starting = STEPS.map(() => new Int32Array(MOST_CARDS + 2));
const pile = new Int32Array(MOST_CARDS + 2);

/** Looks once through a hand, so that `gain` and `joined` can answer for every gap of it. */
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

/** Of a hand without the cards from `first` to `last`. */
export function worth(hand: readonly Card[], tastes: Tastes, first = 0, last = -1): number {
  let cards = 0;
  for (let i = 0; i < hand.length; i++) if (i < first || i > last) pile[cards++] = up(hand[i]!);
  return worthOfPile(cards, tastes);
}

/** Of a hand with `number` put before place `gap`, and then without the cards from `first` to `last`. */
export function worthWith(
  hand: readonly Card[],
  tastes: Tastes,
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
  return worthOfPile(cards, tastes);
}

function worthOfPile(cards: number, tastes: Tastes): number {
  let sum = tastes.card * cards;
  let joined = false;
  for (let first = 0; first < cards; ) {
    const number = pile[first]!;
    const step = first + 1 < cards ? pile[first + 1]! - number : NOTHING;
    if (step < -1 || step > 1) {
      if (!joined) sum += tastes.single + tastes.singleHeight * number;
      joined = false;
      first++;
      continue;
    }
    let last = first + 1;
    while (last + 1 < cards && pile[last + 1]! - pile[last]! === step) last++;
    const length = last - first + 1;
    sum +=
      step === 0
        ? tastes.equals[length]! + tastes.equalsHeight * length * number
        : tastes.runs[length]! + tastes.runsHeight * length * (step < 0 ? pile[last]! : number);
    joined = true;
    // The last card may begin the next set.
    first = last;
  }
  return sum;
}

/** How the worth of the surveyed hand changes when `number` is put before place `gap`. */
export function gain(tastes: Tastes, number: number, gap: number): number {
  const left = gap > 0 ? numbers[gap - 1]! : NOTHING;
  const right = gap < count ? numbers[gap]! : NOTHING;
  const parted = right - left;
  // Mostly the card fits neither neighbour, and parts none that fit each other.
  if (!fits(left, number) && !fits(number, right) && (!fits(left, right) || left === NOTHING)) {
    return tastes.card + singleWorth(tastes, number);
  }
  let sum = tastes.card;
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
      ? setWorth(tastes, kind, before + after, low)
      : setWorth(tastes, kind, before, lowBefore) + setWorth(tastes, kind, after, lowAfter);
    if (fitsLeft && fitsRight) sum += setWorth(tastes, kind, before + 1 + after, low);
    else if (fitsLeft) {
      sum += setWorth(tastes, kind, before + 1, kind === FALLING ? number : lowBefore);
      sum += setWorth(tastes, kind, after, lowAfter);
    } else {
      sum += setWorth(tastes, kind, before, lowBefore);
      sum += fitsRight
        ? setWorth(tastes, kind, after + 1, kind === RISING ? number : lowAfter)
        : setWorth(tastes, kind, after, lowAfter);
    }
    joinsLeft ||= fitsLeft;
    joinsRight ||= fitsRight;
  }
  // Who is alone now, and who was.
  const together = parted >= -1 && parted <= 1 && left > 0 && right > 0;
  if (!joinsLeft && !joinsRight) sum += singleWorth(tastes, number);
  if (left > 0 && joinsLeft !== together && endsNoSet(gap - 1))
    sum += joinsLeft ? -singleWorth(tastes, left) : singleWorth(tastes, left);
  if (right > 0 && joinsRight !== together && startsNoSet(gap))
    sum += joinsRight ? -singleWorth(tastes, right) : singleWorth(tastes, right);
  return sum;
}

/**
 * The strongest set that `number`, put before place `gap` of the surveyed hand, would be part of, if it beats `floor`;
 * else NO_SET. One number tells its strength, first and last place: see `strengthIn`, `firstIn`, `lastIn`.
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
    // As `strength` of sets.ts has it.
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

function setWorth(tastes: Tastes, kind: number, length: number, smallest: number): number {
  if (length < 2) return 0;
  return kind === EQUAL
    ? tastes.equals[length]! + tastes.equalsHeight * length * smallest
    : tastes.runs[length]! + tastes.runsHeight * length * smallest;
}

/** Whether these numbers side by side make a set. */
function fits(a: number, b: number): boolean {
  return a - b <= 1 && b - a <= 1;
}

function singleWorth(tastes: Tastes, number: number): number {
  return tastes.single + tastes.singleHeight * number;
}

function endsNoSet(place: number): boolean {
  return ending[EQUAL]![place] === 1 && ending[RISING]![place] === 1 && ending[FALLING]![place] === 1;
}

function startsNoSet(place: number): boolean {
  return starting[EQUAL]![place] === 1 && starting[RISING]![place] === 1 && starting[FALLING]![place] === 1;
}
