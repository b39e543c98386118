// The probability that lone pawns are hit by the next roll: exact over the 56 rolls, except for dice that D8 forces elsewhere.
import { FIRST_WORD_END, WAITING } from '../rules/data.ts';
import { HALF } from '../rules/side.ts';
import type { Side, Sums } from '../rules/state.ts';
import {
  addDistanceRolls,
  afterEntry,
  LEAP_ROLLS,
  MAX_DISTANCE,
  probabilityOf,
  type RollSet,
  stepWays,
} from './roll-sets.ts';

export interface Threat {
  /** The probability that at least one lone pawn is hit. */
  any: number;
  /** The expected number of letters lost by hits. */
  loss: number;
}

const all: RollSet = { mixed: 0, pairs: 0 };
const one: RollSet = { mixed: 0, pairs: 0 };

/** What `attacker` could do with a roll now; written into `threat`. */
export function writeThreat(attacker: Side, target: Side, sums: Sums, threat: Threat): void {
  threat.any = 0;
  threat.loss = 0;
  all.mixed = 0;
  all.pairs = 0;
  const waiting = attacker.at[WAITING]!;
  // With three or more pawns to enter nothing leaves the first word (D4), so nothing beyond it is in danger.
  const inDanger = waiting > 2 ? (2 << FIRST_WORD_END) - 2 : -2;
  for (let left = target.heldLo & ~target.stackLo & inDanger; left !== 0; left &= left - 1) {
    threat.loss += chanceAt(attacker, target, sums, waiting, 31 - Math.clz32(left & -left));
  }
  if (waiting <= 2) {
    for (let left = target.heldHi & ~target.stackHi; left !== 0; left &= left - 1) {
      threat.loss += chanceAt(attacker, target, sums, waiting, HALF + 31 - Math.clz32(left & -left));
    }
  }
  if (threat.loss > 0) threat.any = probabilityOf(all);
}

/** The expected number of letters that the lone pawn there loses; its rolls are added to `all`. */
function chanceAt(attacker: Side, target: Side, sums: Sums, waiting: number, place: number): number {
  one.mixed = 0;
  one.pairs = 0;
  const behind = distancesTo(attacker, place);
  if (waiting === 0) addWays(behind, target, sums, place);
  else {
    const fromWaiting = place <= MAX_DISTANCE ? 1 << (MAX_DISTANCE - place) : 0;
    // D6: while hit pawns must enter, nothing else moves.
    if (place <= FIRST_WORD_END)
      addWays(attacker.hits > 0 ? fromWaiting : behind | fromWaiting, target, sums, place);
    if (waiting <= 2) {
      // The waiting pawns enter first; the other pawns, or the last one entered, use the remaining dice.
      const { others, itself } = afterEntry(waiting === 1 ? 1 : 2, (~target.stackLo >>> 1) & 63);
      addDistanceRolls(others, behind, one);
      if (fromWaiting !== 0) addSet(itself[place]!);
    }
  }
  if ((one.mixed | one.pairs) === 0) return 0;
  all.mixed |= one.mixed;
  all.pairs |= one.pairs;
  return place * probabilityOf(one);
}

/** The distances from this side's pawns on letters to a place: bit 18 - n for the distance n. */
function distancesTo({ heldLo, heldHi }: Side, place: number): number {
  const letters = heldLo & ~1;
  if (place < HALF) return (letters & ((1 << place) - 1)) << (MAX_DISTANCE - place);
  const first = place - MAX_DISTANCE;
  return (letters >>> first) | ((heldHi & ((1 << (place - HALF)) - 1)) << (HALF - first));
}

/** Adds the rolls that move a pawn to the place from one of these distances. */
function addWays(distances: number, target: Side, sums: Sums, place: number): void {
  if (sums === 'leap') {
    addDistanceRolls(LEAP_ROLLS, distances, one);
    return;
  }
  for (let left = distances; left !== 0; left &= left - 1) {
    const distance = MAX_DISTANCE - 31 + Math.clz32(left & -left);
    const ways = stepWays(distance);
    const closed = closedFrom(target, place - distance);
    for (let i = 0; i < ways.length; i++) if ((ways[i]!.via & closed) === 0) addSet(ways[i]!);
  }
}

function addSet({ mixed, pairs }: RollSet): void {
  one.mixed |= mixed;
  one.pairs |= pairs;
}

/** Bit n: the letter n beyond `start` is closed. */
function closedFrom({ stackLo, stackHi }: Side, start: number): number {
  const letters = stackLo & ~1;
  return start < HALF ? (letters >>> start) | (stackHi << (HALF - start)) : stackHi >>> (start - HALF);
}
