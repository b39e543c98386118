// One seat's pawns: setting up, copying, moving, hitting, with their bit masks kept up to date.
import { LAST_LETTER, OFF, PAWNS, WAITING } from './data.ts';
import type { Masks, Side } from './state.ts';

/** Places 0 to 18 are bits of the low word, 19 to 37 of the high word. */
export const HALF = 19;

/** D2: all pawns off the board. */
export function newSide(): Side {
  const at = Array<number>(OFF + 1).fill(0);
  at[WAITING] = PAWNS;
  return { at, hits: 0, heldLo: 1, heldHi: 0, stackLo: 1, stackHi: 0 };
}

export function cloneSide({ at, hits, heldLo, heldHi, stackLo, stackHi }: Side): Side {
  return { at: at.slice(), hits, heldLo, heldHi, stackLo, stackHi };
}

export function movePawn(side: Side, from: number, to: number): void {
  masksAfterMove(side, from, to, side);
  side.at[from]!--;
  side.at[to]!++;
}

/** Writes into `after` the masks of the side after a pawn has moved from one place to another. */
export function masksAfterMove(side: Side, from: number, to: number, after: Masks): void {
  let { heldLo, heldHi, stackLo, stackHi, hits } = side;
  const leaving = side.at[from]!;
  if (from < HALF) {
    if (leaving === 1) heldLo ^= 1 << from;
    else if (leaving === 2) stackLo ^= 1 << from;
  } else if (leaving === 1) heldHi ^= 1 << (from - HALF);
  else if (leaving === 2) stackHi ^= 1 << (from - HALF);
  if (from === WAITING && hits > 0) hits--;
  if (to < OFF) {
    const met = side.at[to]!;
    if (to < HALF) {
      if (met === 0) heldLo |= 1 << to;
      else stackLo |= 1 << to;
    } else if (met === 0) heldHi |= 1 << (to - HALF);
    else stackHi |= 1 << (to - HALF);
  }
  after.heldLo = heldLo;
  after.heldHi = heldHi;
  after.stackLo = stackLo;
  after.stackHi = stackHi;
  after.hits = hits;
}

/** D5: the lone pawn there is removed and starts again; D6: before any other pawn moves. */
export function hitPawn(side: Side, place: number): void {
  side.at[place] = 0;
  if (place < HALF) side.heldLo ^= 1 << place;
  else side.heldHi ^= 1 << (place - HALF);
  side.hits++;
  if (side.at[WAITING]!++ === 0) side.heldLo |= 1;
  else side.stackLo |= 1;
}

/** The total number of letters that the pawns still have to go: the measure of a race. */
export function lettersToGo({ at }: Side): number {
  let sum = 0;
  for (let place = WAITING; place <= LAST_LETTER; place++) sum += at[place]! * (OFF - place);
  return sum;
}
