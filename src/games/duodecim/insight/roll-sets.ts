// Sets of rolls as bit masks: which of the 56 throws of three dice move a pawn a given distance, and the probability of a set.
import { ROLLS } from '../rules/dice.ts';

/** Rolls of three different dice use the low 20 bits, triples the bits above them; rolls with a pair have their own word. */
export interface RollSet {
  mixed: number;
  pairs: number;
}

/** One way to move a distance: the rolls that allow it, and the offsets from the start that must be open. */
export interface Way extends Readonly<RollSet> {
  readonly via: number;
}

export const DIFFERENT = 20;
const DIFFERENT_BITS = (1 << DIFFERENT) - 1;
const ALL_WAYS = 216;
/** The greatest distance of three dice. */
export const MAX_DISTANCE = 18;

/** Each roll's bit in its set. */
const BITS: readonly (RollSet & { readonly dice: readonly number[] })[] = placedBits();

/** The probability that one of these rolls is thrown. */
export function probabilityOf({ mixed, pairs }: RollSet): number {
  return (6 * count(mixed & DIFFERENT_BITS) + count(mixed >>> DIFFERENT) + 3 * count(pairs)) / ALL_WAYS;
}

/**
 * Rolls for whole sets of distances at once. A set of distances has bit 18 - n for the distance n; its rolls
 * are looked up separately for its low nine and its high nine bits.
 */
export interface DistanceRolls {
  readonly lowMixed: Int32Array;
  readonly lowPairs: Int32Array;
  readonly highMixed: Int32Array;
  readonly highPairs: Int32Array;
}
const NINE = 9;
const NINE_BITS = (1 << NINE) - 1;

/** Adds to `into` the rolls that move one of these distances. */
export function addDistanceRolls(spread: DistanceRolls, distances: number, into: RollSet): void {
  const low = distances & NINE_BITS;
  const high = distances >>> NINE;
  into.mixed |= spread.lowMixed[low]! | spread.highMixed[high]!;
  into.pairs |= spread.lowPairs[low]! | spread.highPairs[high]!;
}

/** Under `leap` only the destination counts, so the rolls for a distance are the same from everywhere (D7). */
export const LEAP_ROLLS: DistanceRolls = distanceRollsOf(leapSets());

// The other tables are filled as they are asked for: all of them would take 30 ms at every start of a process or thread.
const STEP_WAYS: (readonly Way[] | undefined)[] = [];

/** Under `steps`: the ways to move a distance with up to three dice. */
export function stepWays(distance: number): readonly Way[] {
  STEP_WAYS[distance] ??= findStepWays(distance);
  return STEP_WAYS[distance];
}

/**
 * The same when pawns must first enter on open letters (D6) and only destinations count, by distance. `others` is for
 * pawns already on the board, `itself` for one that has just entered; there the distance is the letter that it reaches.
 */
export interface AfterEntry {
  readonly others: DistanceRolls;
  readonly itself: readonly RollSet[];
}
/** By the number of pawns that enter, then by open letters. */
const AFTER_ENTRY: (AfterEntry | undefined)[][] = [[], [], []];
const ENTRY_WAYS: (readonly EntryWay[] | undefined)[] = [];

/** `open` has bit n for letter n+1. */
export function afterEntry(pawns: 1 | 2, open: number): AfterEntry {
  const found = AFTER_ENTRY[pawns]!;
  found[open] ??= findAfterEntry(entryWays(pawns), open);
  return found[open];
}

/** The letters on which pawns enter, as a list and as bits, and a distance that the remaining dice then allow. */
interface EntryWay extends Readonly<RollSet> {
  readonly entries: readonly number[];
  readonly letters: number;
  readonly distance: number;
}

function entryWays(pawns: number): readonly EntryWay[] {
  ENTRY_WAYS[pawns] ??= findEntryWays(pawns);
  return ENTRY_WAYS[pawns];
}

function findEntryWays(pawns: number): EntryWay[] {
  return BITS.flatMap(({ dice, mixed, pairs }) =>
    entryChoices(dice, pawns).flatMap(({ entries, rest }) => {
      const letters = entries.reduce((bits, letter) => bits | (1 << (letter - 1)), 0);
      const distances = subsets(rest)
        .filter((part) => part.length > 0)
        .map(sum);
      return distances.map((distance) => ({ letters, entries, distance, mixed, pairs }));
    }),
  );
}

function findAfterEntry(ways: readonly EntryWay[], open: number): AfterEntry {
  const others = emptySets();
  const itself = emptySets();
  for (const { letters, entries, distance, mixed, pairs } of ways) {
    if ((letters & ~open) !== 0) continue;
    addRolls(others[distance], mixed, pairs);
    for (const letter of entries) addRolls(itself[letter + distance], mixed, pairs);
  }
  return { others: distanceRollsOf(others), itself };
}

function addRolls(set: RollSet | undefined, mixed: number, pairs: number): void {
  if (!set) return;
  set.mixed |= mixed;
  set.pairs |= pairs;
}

/** The letters that this many pawns enter on, one die each, and the remaining dice. */
function entryChoices(
  dice: readonly number[],
  pawns: number,
): { entries: number[]; rest: readonly number[] }[] {
  if (pawns === 0) return [{ entries: [], rest: dice }];
  return dice.flatMap((die, at) =>
    entryChoices(dice.toSpliced(at, 1), pawns - 1).map(({ entries, rest }) => ({
      entries: [die, ...entries],
      rest,
    })),
  );
}

function emptySets(): RollSet[] {
  return Array.from({ length: MAX_DISTANCE + 1 }, () => ({ mixed: 0, pairs: 0 }));
}

function placedBits() {
  let different = 0;
  let pairs = 0;
  let triples = DIFFERENT;
  return ROLLS.map(({ move, weight }) => {
    const dice = 'dice' in move ? move.dice : [];
    if (weight === 3) return { dice, mixed: 0, pairs: 1 << pairs++ };
    return { dice, mixed: 1 << (weight === 6 ? different++ : triples++), pairs: 0 };
  });
}

function leapSets(): RollSet[] {
  const sets = emptySets();
  for (const { dice, mixed, pairs } of BITS) {
    for (const part of subsets(dice)) {
      if (part.length === 0) continue;
      const set = sets[sum(part)]!;
      set.mixed |= mixed;
      set.pairs |= pairs;
    }
  }
  return sets;
}

/** Each set of nine distances is another set plus its lowest bit. */
function distanceRollsOf(sets: readonly RollSet[]): DistanceRolls {
  const [lowMixed, lowPairs] = [new Int32Array(NINE_BITS + 1), new Int32Array(NINE_BITS + 1)];
  const [highMixed, highPairs] = [new Int32Array(NINE_BITS + 1), new Int32Array(NINE_BITS + 1)];
  for (let bits = 1; bits <= NINE_BITS; bits++) {
    const rest = bits & (bits - 1);
    const lowest = 31 - Math.clz32(bits & -bits);
    const far = sets[MAX_DISTANCE - lowest]!;
    const near = sets[MAX_DISTANCE - NINE - lowest]!;
    lowMixed[bits] = lowMixed[rest]! | far.mixed;
    lowPairs[bits] = lowPairs[rest]! | far.pairs;
    highMixed[bits] = highMixed[rest]! | near.mixed;
    highPairs[bits] = highPairs[rest]! | near.pairs;
  }
  return { lowMixed, lowPairs, highMixed, highPairs };
}

/** Every letter touched must be open, so ways are distinguished by the letters they touch. */
function findStepWays(distance: number): Way[] {
  const found = new Map<number, { via: number; mixed: number; pairs: number }>();
  for (const { dice, mixed, pairs } of BITS) {
    for (const part of subsets(dice)) {
      if (part.length === 0 || sum(part) !== distance) continue;
      for (const order of orders(part)) {
        const via = touched(order);
        const way = found.get(via) ?? { via, mixed: 0, pairs: 0 };
        way.mixed |= mixed;
        way.pairs |= pairs;
        found.set(via, way);
      }
    }
  }
  return [...found.values()];
}

/** Bit n: the letter n further on. The last letter touched holds the enemy pawn, so it is open. */
function touched(order: readonly number[]): number {
  let at = 0;
  let via = 0;
  for (const die of order.slice(0, -1)) {
    at += die;
    via |= 1 << at;
  }
  return via;
}

function subsets(dice: readonly number[]): number[][] {
  const [first, ...others] = dice;
  if (first === undefined) return [[]];
  const rest = subsets(others);
  return [...rest, ...rest.map((part) => [first, ...part])];
}

function orders(dice: readonly number[]): number[][] {
  if (dice.length <= 1) return [[...dice]];
  return dice.flatMap((die, at) => orders(dice.toSpliced(at, 1)).map((rest) => [die, ...rest]));
}

function sum(dice: readonly number[]): number {
  return dice.reduce((total, die) => total + die, 0);
}

function count(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
