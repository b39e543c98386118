// Which dice can still be used, computed from bit masks: exact, without search or allocation.
//
// The enemy's closed letters cannot change while one seat plays (a hit only removes a lone pawn), so only the
// player's own pawns matter. And what a pawn can reach never shrinks within a turn: the restriction of D4 is
// lifted and bearing off (D10) becomes possible, but never the reverse. Two pawns that can each use a die can therefore both use them.
import { LAST_WORD_START, OFF } from './data.ts';
import { HALF } from './side.ts';
import type { Masks } from './state.ts';

const WAITING_BIT = 1;
/** Letters 1 to 6. */
export const FIRST_WORD = 0b1111110;
/** Letters 1 to 18, and 19 to 36. */
export const LETTERS_LO = 0x7fffe;
const LETTERS_HI = 0x3ffff;
const OUTSIDE_HI = (1 << (LAST_WORD_START - HALF)) - 1;
const OFF_BIT = 1 << (OFF - HALF);

/** D10: all pawns in play stand in the last word. */
export function isAllHome(me: Masks): boolean {
  return me.heldLo === 0 && (me.heldHi & OUTSIDE_HI) === 0;
}

/** Where pawns may land from 19 on, including bearing off if D10 allows it. */
export function openHi(me: Masks, foe: Masks): number {
  const letters = LETTERS_HI & ~foe.stackHi;
  return isAllHome(me) ? letters | OFF_BIT : letters;
}

/** Whether some pawn can move by `total` (D4, D5, D6, D10). */
export function canMoveBy(me: Masks, foe: Masks, total: number): boolean {
  if (me.hits > 0) return (((FIRST_WORD & ~foe.stackLo) >>> total) & WAITING_BIT) !== 0;
  if ((me.heldLo & WAITING_BIT) !== 0) return (me.heldLo & ((FIRST_WORD & ~foe.stackLo) >>> total)) !== 0;
  const hi = openHi(me, foe);
  if ((me.heldHi & (hi >>> total)) !== 0) return true;
  return (me.heldLo & (((LETTERS_LO & ~foe.stackLo) >>> total) | (hi << (HALF - total)))) !== 0;
}

/** The greatest number of two dice that can be used (D8). `sums`: both may be used as one move (D7). */
export function maxOfTwo(me: Masks, foe: Masks, a: number, b: number, sums: boolean): number {
  if (me.hits > 0) return maxOfTwoHit(me, foe, a, b, sums);
  if ((me.heldLo & WAITING_BIT) !== 0) return maxOfTwoEntering(me, foe, a, b, sums);
  return maxOfTwoFree(me, foe, a, b, sums);
}

/** D6: hit pawns enter first; when the last one has, the other pawns may move. */
function maxOfTwoHit(me: Masks, foe: Masks, a: number, b: number, sums: boolean): number {
  const open = FIRST_WORD & ~foe.stackLo;
  if (sums && ((open >>> (a + b)) & 1) !== 0) return 2;
  const canA = ((open >>> a) & 1) !== 0;
  const canB = ((open >>> b) & 1) !== 0;
  if (me.hits > 1) return (canA ? 1 : 0) + (canB ? 1 : 0);
  if (canA && canMoveAfterEntry(me, foe, a, b)) return 2;
  if (canB && canMoveAfterEntry(me, foe, b, a)) return 2;
  return canA || canB ? 1 : 0;
}

/** D4: within the first word, until the last pawn has entered. */
function maxOfTwoEntering(me: Masks, foe: Masks, a: number, b: number, sums: boolean): number {
  const open = FIRST_WORD & ~foe.stackLo;
  const ableA = me.heldLo & (open >>> a);
  const ableB = me.heldLo & (open >>> b);
  const able = ableA | ableB;
  if (able === 0 && !sums) return 0;
  if (ableA !== 0 && ableB !== 0 && ((able & (able - 1)) !== 0 || (able & me.stackLo) !== 0)) return 2;
  if (((sums ? me.heldLo : able) & (open >>> (a + b))) !== 0) return 2;
  if ((ableA & WAITING_BIT) !== 0 && canMoveAfterEntry(me, foe, a, b)) return 2;
  if ((ableB & WAITING_BIT) !== 0 && canMoveAfterEntry(me, foe, b, a)) return 2;
  return able === 0 ? 0 : 1;
}

const entered: Masks = { heldLo: 0, heldHi: 0, stackLo: 0, stackHi: 0, hits: 0 };

/** Whether `next` can be used after a pawn has entered with `die`, when no hit pawn is left to enter. */
function canMoveAfterEntry(me: Masks, foe: Masks, die: number, next: number): boolean {
  const stillWaiting = me.stackLo & WAITING_BIT;
  entered.heldLo = (me.heldLo & ~WAITING_BIT) | stillWaiting | (1 << die);
  entered.heldHi = me.heldHi;
  return canMoveBy(entered, foe, next);
}

/** All pawns have entered: two different pawns, one pawn twice, or bearing off made possible by the first die. */
function maxOfTwoFree(me: Masks, foe: Masks, a: number, b: number, sums: boolean): number {
  const { heldLo, heldHi, stackLo, stackHi } = me;
  const lo = LETTERS_LO & ~foe.stackLo;
  const hi = openHi(me, foe);
  const ableALo = heldLo & ((lo >>> a) | (hi << (HALF - a)));
  const ableAHi = heldHi & (hi >>> a);
  const ableBLo = heldLo & ((lo >>> b) | (hi << (HALF - b)));
  const ableBHi = heldHi & (hi >>> b);
  const ableLo = ableALo | ableBLo;
  const ableHi = ableAHi | ableBHi;
  if ((ableALo | ableAHi) !== 0 && (ableBLo | ableBHi) !== 0) {
    if (ableLo !== 0 && ableHi !== 0) return 2;
    if (((ableLo & (ableLo - 1)) | (ableHi & (ableHi - 1)) | (ableLo & stackLo) | (ableHi & stackHi)) !== 0)
      return 2;
  }
  const both = a + b;
  const bothLo = (lo >>> both) | (hi << (HALF - both));
  const bothHi = hi >>> both;
  if ((((sums ? heldLo : ableLo) & bothLo) | ((sums ? heldHi : ableHi) & bothHi)) !== 0) return 2;
  if ((ableLo | ableHi) === 0) return 0;
  if (heldLo === 0) {
    if (isLastPawnOff(me, a) || isLastPawnOff(me, b)) return 2;
    if (enablesBearingOff(me, ableAHi, a, b) || enablesBearingOff(me, ableBHi, b, a)) return 2;
  }
  return 1;
}

/** D8: bearing off the last pawn counts as using all dice. */
function isLastPawnOff({ heldLo, heldHi, stackHi }: Masks, die: number): boolean {
  return heldLo === 0 && stackHi === 0 && heldHi << die === OFF_BIT;
}

/** The last pawn outside enters the last word with `die`, and then some pawn is borne off with `next`. */
function enablesBearingOff({ heldHi, stackHi }: Masks, able: number, die: number, next: number): boolean {
  const outside = heldHi & OUTSIDE_HI;
  if (outside === 0 || (outside & (outside - 1)) !== 0 || (outside & stackHi) !== 0) return false;
  if ((outside & able) === 0 || ((outside << die) & OUTSIDE_HI) !== 0) return false;
  const held = (heldHi ^ outside) | (outside << die);
  return (held & (OFF_BIT >>> next)) !== 0;
}
