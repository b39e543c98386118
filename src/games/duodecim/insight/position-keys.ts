// Hash keys of positions within a turn (Zobrist hashing): sums of random numbers, one for each pawn on each place, so that a move changes only a few.
import { Rng } from '../../../engine/rng.ts';
import { OFF, WAITING } from '../rules/data.ts';
import { HALF } from '../rules/side.ts';
import type { Move, Side, State } from '../rules/state.ts';

const PLACES = OFF + 1;
const WORD = 4294967296;
/** Together with a whole word, as many bits as a number holds exactly. */
const HIGH_BITS = 0x1fffff;

const rng = new Rng(0x6b657973);
const words = (length: number) => Int32Array.from({ length }, () => rng.word());
/** Pawns borne off need no number: the other pawns determine how many there are. */
const pawnWords = () => words(PLACES).fill(0, OFF);
const PAWNS_LOW = [pawnWords(), pawnWords()] as const;
const PAWNS_HIGH = [pawnWords(), pawnWords()] as const;
const HITS_LOW = words(2);
const HITS_HIGH = words(2);
const DICE_LOW = words(7);
const DICE_HIGH = words(7);
/** For each seat that may have thrown the dice, and for each sum rule. */
const REST = words(4);

/** For `Insight.keys`. The remaining dice are part of the key. */
export function keys(state: State, moves: readonly Move[], into: Float64Array): void {
  const { turn, sides } = state;
  const foe = sides[1 - turn]!;
  const mine = turn === 0 ? 0 : 1;
  const other = mine === 0 ? 1 : 0;
  const myLow = PAWNS_LOW[mine];
  const myHigh = PAWNS_HIGH[mine];
  const otherLow = PAWNS_LOW[other];
  const otherHigh = PAWNS_HIGH[other];
  const hits = sides[turn]!.hits;
  let low = REST[state.roller]! + REST[state.sums === 'leap' ? 2 : 3]!;
  let high = 0;
  for (let seat = 0; seat < 2; seat++) {
    const side = sides[seat]!;
    low += keyOf(side, PAWNS_LOW[seat]!, HITS_LOW[seat]!);
    high += keyOf(side, PAWNS_HIGH[seat]!, HITS_HIGH[seat]!);
  }
  for (let i = 0; i < state.dice.length; i++) {
    low += DICE_LOW[state.dice[i]!]!;
    high += DICE_HIGH[state.dice[i]!]!;
  }
  for (let m = 0; m < moves.length; m++) {
    const move = moves[m]!;
    if (!('from' in move)) {
      into[m] = m;
      continue;
    }
    const { from, to, dice } = move;
    let newLow = low + myLow[to]! - myLow[from]!;
    let newHigh = high + myHigh[to]! - myHigh[from]!;
    for (let i = 0; i < dice.length; i++) {
      newLow -= DICE_LOW[dice[i]!]!;
      newHigh -= DICE_HIGH[dice[i]!]!;
    }
    if (from === WAITING && hits > 0) {
      newLow -= HITS_LOW[mine]!;
      newHigh -= HITS_HIGH[mine]!;
    }
    if (to !== OFF && foe.at[to] === 1) {
      newLow += otherLow[WAITING]! - otherLow[to]! + HITS_LOW[other]!;
      newHigh += otherHigh[WAITING]! - otherHigh[to]! + HITS_HIGH[other]!;
    }
    into[m] = ((newHigh | 0) & HIGH_BITS) * WORD + (newLow >>> 0);
  }
}

function keyOf({ at, hits, heldLo, heldHi }: Side, pawns: Int32Array, hit: number): number {
  let sum = Math.imul(hits, hit);
  for (let left = heldLo; left !== 0; left &= left - 1) {
    const place = 31 - Math.clz32(left & -left);
    sum = (sum + Math.imul(at[place]!, pawns[place]!)) | 0;
  }
  for (let left = heldHi; left !== 0; left &= left - 1) {
    const place = HALF + 31 - Math.clz32(left & -left);
    sum = (sum + Math.imul(at[place]!, pawns[place]!)) | 0;
  }
  return sum;
}
