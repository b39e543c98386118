// The legal moves for a set of dice: only those that start a way of using the greatest number of them (D8).
import { OFF, PAWNS } from './data.ts';
import type { Part } from './dice.ts';
import { canMoveBy, FIRST_WORD, LETTERS_LO, maxOfTwo, openHi } from './reach.ts';
import { HALF, masksAfterMove } from './side.ts';
import type { Masks, PawnMove, Side } from './state.ts';

/** Whether any of the dice can be played; if not, they are handed over (D9). */
export function canPlay(me: Side, foe: Side, parts: readonly Part[]): boolean {
  for (let i = 0; i < parts.length; i++) if (canMoveBy(me, foe, parts[i]!.total)) return true;
  return false;
}

// Scratch for one call of `pawnMoves`, by part: the places it can be played from, and the number of pawns that can.
const MAX_PARTS = 7;
const fromLo = new Int32Array(MAX_PARTS);
const fromHi = new Int32Array(MAX_PARTS);
const pawnsAble = new Int32Array(MAX_PARTS);
const after: Masks = { heldLo: 0, heldHi: 0, stackLo: 0, stackHi: 0, hits: 0 };

/** Empty if no die can be played. */
export function pawnMoves(me: Side, foe: Side, parts: readonly Part[]): PawnMove[] {
  findSources(me, foe, parts);
  const dice = diceOf(parts[0]!);
  if (dice > 1) for (let i = 0; i < parts.length; i++) pawnsAble[i] = pawnsAt(me, fromLo[i]!, fromHi[i]!);
  const moves: PawnMove[] = [];
  let best = 0;
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!;
    if (canAlwaysUseRest(part)) addAll(moves, part);
    else best = Math.max(best, addChecked(moves, me, foe, part, dice));
  }
  // Nearly always all dice can be used. Ways that use fewer are searched only otherwise.
  if (moves.length === 0 && best > 0) {
    for (let i = 0; i < parts.length; i++) addChecked(moves, me, foe, parts[i]!, best);
  }
  return moves;
}

function diceOf({ dice, rest }: Part): number {
  return dice.length + rest.dice.length;
}

/** Where each part could be played from, ignoring D8. */
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
  }
}

/** The number of pawns on these places, exact up to two per place. */
function pawnsAt(me: Side, lo: number, hi: number): number {
  const places = bits(lo) + bits(hi);
  if (places > 2) return places;
  const waiting = (lo & 1) !== 0 && me.at[0]! > 2 ? 1 : 0;
  return waiting + places + bits(lo & me.stackLo) + bits(hi & me.stackHi);
}

function bits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Whether enough pawns can use the remaining dice even if one of them has moved: then all dice can be used. */
function canAlwaysUseRest({ rest, restFirst, restSecond, restSum }: Part): boolean {
  const left = rest.dice.length;
  if (left === 0) return true;
  const first = pawnsAble[restFirst]!;
  if (left === 1) return first > 1;
  const second = pawnsAble[restSecond]!;
  return (first > 1 && second > 1 && first + second > 4) || (restSum >= 0 && pawnsAble[restSum]! > 1);
}

function addAll(moves: PawnMove[], { index, moves: row }: Part): void {
  for (let left = fromLo[index]!; left !== 0; left &= left - 1) moves.push(row[lowest(left)]!);
  for (let left = fromHi[index]!; left !== 0; left &= left - 1) moves.push(row[HALF + lowest(left)]!);
}

/** Adds the moves of a part that start a way of using `wanted` dice; returns how many dice the best of them can use. */
function addChecked(moves: PawnMove[], me: Side, foe: Side, part: Part, wanted: number): number {
  let best = 0;
  for (let left = fromLo[part.index]!; left !== 0; left &= left - 1) {
    const from = lowest(left);
    const used = maxDiceUsed(me, foe, part, from);
    if (used > best) best = used;
    if (used === wanted) moves.push(part.moves[from]!);
  }
  for (let left = fromHi[part.index]!; left !== 0; left &= left - 1) {
    const from = HALF + lowest(left);
    const used = maxDiceUsed(me, foe, part, from);
    if (used > best) best = used;
    if (used === wanted) moves.push(part.moves[from]!);
  }
  return best;
}

function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The dice used in the best way that starts with this move; winning counts as using all of them. */
function maxDiceUsed(me: Side, foe: Side, part: Part, from: number): number {
  const to = from + part.total;
  if (to === OFF && me.at[OFF] === PAWNS - 1) return diceOf(part);
  masksAfterMove(me, from, to, after);
  const used = part.dice.length;
  const left = part.rest.dice;
  const first = left[0]!;
  if (left.length === 1) return canMoveBy(after, foe, first) ? used + 1 : used;
  return used + maxOfTwo(after, foe, first, left[1]!, part.restSum >= 0);
}
