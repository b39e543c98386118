// The legal moves of a handful of dice: only those that begin a way of using the greatest number of them (D8).
import { OFF, PAWNS } from './data.ts';
import type { Part } from './dice.ts';
import { canGo, FIRST_WORD, follow, HALF, LETTERS_LO, mostOfTwo, openHi } from './reach.ts';
import type { Masks, PawnMove, Side } from './state.ts';

/** Whether any of the dice can be played at all; if not, they are handed over (D9). */
export function canPlay(me: Side, foe: Side, parts: readonly Part[]): boolean {
  for (let i = 0; i < parts.length; i++) if (canGo(me, foe, parts[i]!.total)) return true;
  return false;
}

// Scratch for one call of `pawnMoves`, by part: the places it can be played from, and how many pawns can.
const MOST_PARTS = 7;
const fromLo = new Int32Array(MOST_PARTS);
const fromHi = new Int32Array(MOST_PARTS);
const able = new Int32Array(MOST_PARTS);
/** Whether all dice can be used after any move of the part. */
const sure = new Uint8Array(MOST_PARTS);
/** Dice used in the best way that begins with a candidate, for candidates of parts that are not sure. */
const values = new Uint8Array(MOST_PARTS * OFF);
const after: Masks = { heldLo: 0, heldHi: 0, stackLo: 0, stackHi: 0, hits: 0 };

export function pawnMoves(me: Side, foe: Side, dice: number, parts: readonly Part[]): PawnMove[] {
  findSources(me, foe, parts);
  const best = rate(me, foe, dice, parts);
  return collect(best, dice, parts);
}

/** Where each part could be played from, if D8 did not ask for more. */
function findSources(me: Side, foe: Side, parts: readonly Part[]): void {
  let { heldLo, heldHi } = me;
  let lo = LETTERS_LO & ~foe.stackLo;
  let hi = 0;
  if ((heldLo & 1) === 0) hi = openHi(me, foe);
  else {
    lo &= FIRST_WORD;
    if (me.hits > 0) heldLo = 1;
    heldHi = 0;
  }
  for (let i = 0; i < parts.length; i++) {
    const { total } = parts[i]!;
    fromLo[i] = heldLo & ((lo >>> total) | (hi << (HALF - total)));
    fromHi[i] = heldHi & (hi >>> total);
    able[i] = pawnsAt(me, fromLo[i]!, fromHi[i]!);
  }
}

/** How many pawns stand on these places, exact up to two on a place. */
function pawnsAt(me: Side, lo: number, hi: number): number {
  const waiting = (lo & 1) !== 0 && me.at[0]! > 2 ? 1 : 0;
  return waiting + bits(lo) + bits(hi) + bits(lo & me.stackLo) + bits(hi & me.stackHi);
}

function bits(word: number): number {
  let n = 0;
  for (let left = word; left !== 0; left &= left - 1) n++;
  return n;
}

/** The greatest number of dice that can be used. */
function rate(me: Side, foe: Side, dice: number, parts: readonly Part[]): number {
  let best = 0;
  let next = 0;
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!;
    sure[i] = 0;
    if ((fromLo[i]! | fromHi[i]!) === 0) continue;
    if (isSure(part)) {
      sure[i] = 1;
      best = dice;
      continue;
    }
    for (let left = fromLo[i]!; left !== 0; left &= left - 1) {
      const value = rateOne(me, foe, dice, part, 31 - Math.clz32(left & -left));
      values[next++] = value;
      if (value > best) best = value;
    }
    for (let left = fromHi[i]!; left !== 0; left &= left - 1) {
      const value = rateOne(me, foe, dice, part, HALF + 31 - Math.clz32(left & -left));
      values[next++] = value;
      if (value > best) best = value;
    }
  }
  return best;
}

/** Whether so many pawns can use the rest that one of them fewer does no harm. */
function isSure({ rest, restFirst, restSecond, restSum }: Part): boolean {
  if (rest.length === 0) return true;
  const first = able[restFirst]!;
  if (rest.length === 1) return first > 1;
  const second = able[restSecond]!;
  return (first > 1 && second > 1 && first + second > 4) || (restSum >= 0 && able[restSum]! > 1);
}

function rateOne(me: Side, foe: Side, dice: number, part: Part, from: number): number {
  const to = from + part.total;
  if (to === OFF && me.at[OFF] === PAWNS - 1) return dice;
  follow(me, from, to, after);
  const { rest } = part;
  if (rest.length === 1) return part.dice.length + (canGo(after, foe, rest[0]!) ? 1 : 0);
  return part.dice.length + mostOfTwo(after, foe, rest[0]!, rest[1]!, part.restSum >= 0);
}

function collect(best: number, dice: number, parts: readonly Part[]): PawnMove[] {
  const moves: PawnMove[] = [];
  let next = 0;
  for (let i = 0; i < parts.length; i++) {
    const row = parts[i]!.moves;
    const all = sure[i] === 1 && best === dice;
    for (let left = fromLo[i]!; left !== 0; left &= left - 1) {
      if (all || values[next++] === best) moves.push(row[31 - Math.clz32(left & -left)]!);
    }
    for (let left = fromHi[i]!; left !== 0; left &= left - 1) {
      if (all || values[next++] === best) moves.push(row[HALF + 31 - Math.clz32(left & -left)]!);
    }
  }
  return moves;
}
