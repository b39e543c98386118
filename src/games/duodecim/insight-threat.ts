// How likely lone pawns are to be hit by the next roll: exact over the 56 rolls, but for dice that D8 forces elsewhere.
import { FIRST_WORD_END, WAITING } from './data.ts';
import {
  AFTER_ONE,
  AFTER_TWO,
  type AfterEntry,
  chanceOf,
  FARTHEST,
  type RollSet,
  WAYS,
  type Way,
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
  if (waiting === 0) addWays(WAYS[sums], attacker, target, place, 1);
  else {
    if (place <= FIRST_WORD_END) {
      // D6: while hits are to be settled, only entering.
      addWays(WAYS[sums], attacker, target, place, attacker.hits > 0 ? -place : WAITING);
    }
    if (waiting <= 2) addAfterEntry(waiting === 1 ? AFTER_ONE : AFTER_TWO, attacker, target, place);
  }
  if ((one.mixed | one.pairs) === 0) return 0;
  all.mixed |= one.mixed;
  all.pairs |= one.pairs;
  return place * chanceOf(one);
}

/** Adds the rolls that bring one of the attacker's pawns there, from `lowest` on; a negative one: from WAITING only. */
function addWays(
  ways: readonly (readonly Way[])[],
  attacker: Side,
  target: Side,
  place: number,
  lowest: number,
): void {
  if (lowest < 0) {
    addFrom(ways[place]!, target, WAITING);
    return;
  }
  const from = Math.max(lowest, place - FARTHEST);
  if (from < HALF) {
    const below = place < HALF ? (1 << place) - 1 : (1 << HALF) - 1;
    for (let left = attacker.heldLo & below & -(1 << from); left !== 0; left &= left - 1) {
      const start = 31 - Math.clz32(left & -left);
      addFrom(ways[place - start]!, target, start);
    }
  }
  if (place > HALF) {
    const below = (1 << (place - HALF)) - 1;
    const above = from > HALF ? -(1 << (from - HALF)) : -1;
    for (let left = attacker.heldHi & below & above; left !== 0; left &= left - 1) {
      const start = HALF + 31 - Math.clz32(left & -left);
      addFrom(ways[place - start]!, target, start);
    }
  }
}

function addFrom(ways: readonly Way[], target: Side, start: number): void {
  for (let i = 0; i < ways.length; i++) {
    const { via, mixed, pairs } = ways[i]!;
    if (via !== 0 && (via & closedFrom(target, start)) !== 0) continue;
    one.mixed |= mixed;
    one.pairs |= pairs;
  }
}

/** Bit n: the letter n beyond `start` is closed. */
function closedFrom({ stackLo, stackHi }: Side, start: number): number {
  const letters = stackLo & ~1;
  return start < HALF ? (letters >>> start) | (stackHi << (HALF - start)) : stackHi >>> (start - HALF);
}

/** The waiting pawns are brought in first; the others, or the last of them, go on with what is left. */
function addAfterEntry(table: readonly AfterEntry[], attacker: Side, target: Side, place: number): void {
  const { others, itself } = table[(~target.stackLo >>> 1) & 63]!;
  addWays(others, attacker, target, place, 1);
  if (place <= FARTHEST) addFrom(itself[place]!, target, WAITING);
}
