// How likely lone pawns are to be hit by the next roll: exact over the 56 rolls, but for dice that D8 forces elsewhere.
import { FIRST_WORD_END, WAITING } from './data.ts';
import {
  AFTER_ONE,
  AFTER_TWO,
  addSpread,
  chanceOf,
  FARTHEST,
  LEAP_SPREAD,
  type RollSet,
  STEP_WAYS,
} from './insight-rolls.ts';
import { HALF } from './side.ts';
import type { Side, Sums } from './state.ts';

export interface Threat {
  /** The chance that at least one lone pawn is hit. */
  any: number;
  /** The letters that are lost by hits on average. */
  loss: number;
}

const all: RollSet = { mixed: 0, pairs: 0 };
const one: RollSet = { mixed: 0, pairs: 0 };

/** What `attacker` would do with a roll now; written into `threat`. */
export function writeThreat(attacker: Side, target: Side, sums: Sums, threat: Threat): void {
  threat.any = 0;
  threat.loss = 0;
  all.mixed = 0;
  all.pairs = 0;
  const waiting = attacker.at[WAITING]!;
  // With three or more to enter nothing leaves the first word (D4), so nothing beyond is in danger.
  const inDanger = waiting > 2 ? (2 << FIRST_WORD_END) - 2 : -2;
  for (let left = target.heldLo & ~target.stackLo & inDanger; left !== 0; left &= left - 1) {
    threat.loss += chanceAt(attacker, target, sums, waiting, 31 - Math.clz32(left & -left));
  }
  if (waiting <= 2) {
    for (let left = target.heldHi & ~target.stackHi; left !== 0; left &= left - 1) {
      threat.loss += chanceAt(attacker, target, sums, waiting, HALF + 31 - Math.clz32(left & -left));
    }
  }
  if (threat.loss > 0) threat.any = chanceOf(all);
}

/** Letters that the lone pawn there loses on average; its rolls are added to `all`. */
function chanceAt(attacker: Side, target: Side, sums: Sums, waiting: number, place: number): number {
  one.mixed = 0;
  one.pairs = 0;
  const behind = distancesTo(attacker, place);
  if (waiting === 0) addWays(behind, target, sums, place);
  else {
    const fromWaiting = place <= FARTHEST ? 1 << (FARTHEST - place) : 0;
    // D6: while hits are to be settled, only entering.
    if (place <= FIRST_WORD_END)
      addWays(attacker.hits > 0 ? fromWaiting : behind | fromWaiting, target, sums, place);
    if (waiting <= 2) {
      // The waiting pawns are brought in first; the others, or the last of them, go on with what is left.
      const { others, itself } = (waiting === 1 ? AFTER_ONE : AFTER_TWO)[(~target.stackLo >>> 1) & 63]!;
      addSpread(others, behind, one);
      if (fromWaiting !== 0) addSet(itself[place]!);
    }
  }
  if ((one.mixed | one.pairs) === 0) return 0;
  all.mixed |= one.mixed;
  all.pairs |= one.pairs;
  return place * chanceOf(one);
}

/** How far behind a place the side's pawns on letters stand: bit 18 - n for the distance n. */
function distancesTo({ heldLo, heldHi }: Side, place: number): number {
  const letters = heldLo & ~1;
  if (place < HALF) return (letters & ((1 << place) - 1)) << (FARTHEST - place);
  const first = place - FARTHEST;
  return (letters >>> first) | ((heldHi & ((1 << (place - HALF)) - 1)) << (HALF - first));
}

/** Adds the rolls that bring a pawn to the place from one of these distances. */
function addWays(distances: number, target: Side, sums: Sums, place: number): void {
  if (sums === 'leap') {
    addSpread(LEAP_SPREAD, distances, one);
    return;
  }
  for (let left = distances; left !== 0; left &= left - 1) {
    const distance = FARTHEST - 31 + Math.clz32(left & -left);
    const ways = STEP_WAYS[distance]!;
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
