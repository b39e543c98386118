// The input features of the value network at the end of a turn: both sides' pawns by letter, and derived quantities.
import type { Seat } from '../../../engine/game.ts';
import { FIRST_WORD_END, LAST_LETTER, LAST_WORD_START, OFF, WAITING } from '../rules/data.ts';
import { canMoveBy } from '../rules/reach.ts';
import { HALF } from '../rules/side.ts';
import type { Side, State } from '../rules/state.ts';
import { diceFrom } from './bearing-off.ts';
import { type Threat, writeThreat } from './threat.ts';

/** Units per letter: a lone pawn; two or more; how many above two. */
const UNITS = 3;
const LETTERS = LAST_LETTER * UNITS;
const SUMMARY = 17;
const SIDE = LETTERS + SUMMARY;
const LEAD = 2 * SIDE;
const STEPS = LEAD + 1;
export const FEATURES = STEPS + 1;

const threat: Threat = { any: 0, loss: 0 };

/** The seat that does not throw next: the one whose turn has usually just ended. */
export function eyes(state: State): Seat {
  return 1 - state.turn;
}

export function writeFeatures(state: State, seat: Seat, into: Float32Array): void {
  const me = state.sides[seat]!;
  const foe = state.sides[1 - seat]!;
  into.fill(0);
  const mine = writeSide(me, foe, state, into, 0);
  const theirs = writeSide(foe, me, state, into, SIDE);
  // What decides a race: the lead relative to how much luck can change it.
  into[LEAD] = (theirs - mine) / Math.sqrt(4 + mine + theirs);
  into[STEPS] = state.sums === 'steps' ? 1 : 0;
}

/** Returns the expected number of dice that this side needs to finish. */
function writeSide(me: Side, foe: Side, { sums }: State, into: Float32Array, start: number): number {
  const { at, hits, heldLo, heldHi } = me;
  const waiting = at[WAITING]!;
  const off = at[OFF]!;
  // Pawns are in danger only from behind.
  const danger = rearmost(foe);
  let outside = waiting;
  let places = 0;
  let home = 0;
  let exposed = 0;
  let atStake = 0;
  for (let left = heldLo & ~1; left !== 0; left &= left - 1) {
    const place = 31 - Math.clz32(left & -left);
    const pawns = at[place]!;
    writeLetter(pawns, into, start + UNITS * (place - 1));
    outside += pawns;
    places += pawns * place;
    if (place > danger) {
      exposed += pawns;
      atStake += pawns * place;
    }
  }
  for (let left = heldHi; left !== 0; left &= left - 1) {
    const place = HALF + 31 - Math.clz32(left & -left);
    const pawns = at[place]!;
    writeLetter(pawns, into, start + UNITS * (place - 1));
    if (place >= LAST_WORD_START) home += pawns;
    else {
      outside += pawns;
      places += pawns * place;
    }
    if (place > danger) {
      exposed += pawns;
      atStake += pawns * place;
    }
  }
  const dice = diceFrom(at, outside, places);
  const summary = start + LETTERS;
  into[summary] = dice / 100;
  into[summary + 1] = waiting > 0 ? 1 : 0;
  into[summary + 2] = waiting / 5;
  into[summary + 3] = hits > 0 ? 1 : 0;
  into[summary + 4] = hits / 2;
  into[summary + 5] = off / 8;
  into[summary + 6] = home / 8;
  into[summary + 7] = outside === 0 ? 1 : 0;
  into[summary + 8] = rearmost(me) / 18;
  into[summary + 9] = blockedFaces(me, foe) / 3;
  if (waiting > 0) into[summary + 10] = closedEntries(foe) / 3;
  writeThreat(foe, me, sums, threat);
  into[summary + 11] = threat.any;
  into[summary + 12] = threat.loss / 18;
  if (off > 12) into[summary + 13] = (off - 12) / 2;
  into[summary + 14] = exposed / 8;
  into[summary + 15] = atStake / 200;
  into[summary + 16] = exposed > 0 ? 1 : 0;
  return dice;
}

function writeLetter(pawns: number, into: Float32Array, at: number): void {
  if (pawns === 1) into[at] = 1;
  else {
    into[at + 1] = 1;
    if (pawns > 2) into[at + 2] = (pawns - 2) / 3;
  }
}

/** The place of the last pawn in play; beyond all letters if there is none. */
function rearmost({ heldLo, heldHi }: Side): number {
  if ((heldLo | heldHi) === 0) return OFF;
  return heldLo !== 0 ? 31 - Math.clz32(heldLo & -heldLo) : HALF + 31 - Math.clz32(heldHi & -heldHi);
}

/** The number of die faces that could not be played now and would go to the opponent (D9). */
function blockedFaces(me: Side, foe: Side): number {
  let faces = 0;
  for (let face = 1; face <= 6; face++) if (!canMoveBy(me, foe, face)) faces++;
  return faces;
}

/** Letters of the first word on which this side lets nobody enter. */
function closedEntries({ stackLo }: Side): number {
  let closed = 0;
  for (let place = 1; place <= FIRST_WORD_END; place++) closed += (stackLo >>> place) & 1;
  return closed;
}
