// Positions built by hand, for the tests.
import type { Seat } from '../../engine/game.ts';
import { type BoardName, LAST_LETTER, OFF, PAWNS, WAITING } from './data.ts';
import { notation } from './notation.ts';
import { play } from './play.ts';
import { legalMoves } from './rules.ts';
import type { Event, Move, Side, State, Sums } from './state.ts';

/** Pawns by letter; those not named are borne off, unless `waiting` or `hits` says otherwise. */
interface Placed {
  readonly [letter: number]: number;
  readonly waiting?: number;
  /** Hit pawns to settle, beside the `waiting` ones. */
  readonly hits?: number;
}

function side({ waiting = 0, hits = 0, ...letters }: Placed): Side {
  const at = Array<number>(OFF + 1).fill(0);
  at[WAITING] = waiting + hits;
  for (const [letter, pawns] of Object.entries(letters)) at[Number(letter)] = pawns;
  at[OFF] = PAWNS - at.reduce((sum, pawns) => sum + pawns, 0);
  return sideOf(at, hits);
}

/** With its bits worked out plainly. */
export function sideOf(at: number[], hits: number): Side {
  const bits = (first: number, last: number, pawns: number) => {
    let word = 0;
    for (let place = first; place <= last; place++) if (at[place]! >= pawns) word += 2 ** (place - first);
    return word;
  };
  return {
    at,
    hits,
    heldLo: bits(0, 18, 1),
    heldHi: bits(19, LAST_LETTER, 1),
    stackLo: bits(0, 18, 2),
    stackHi: bits(19, LAST_LETTER, 2),
  };
}

export interface Built {
  readonly me: Placed;
  readonly foe?: Placed;
  readonly dice: readonly number[];
  readonly sums?: Sums;
  readonly board?: BoardName;
  readonly turn?: Seat;
  readonly roller?: Seat;
  readonly rolls?: number;
}

/** Seat 0, unless told otherwise, has these dice to play. The enemy is all waiting, unless placed. */
export function built({
  me,
  foe = { waiting: PAWNS },
  dice,
  sums = 'leap',
  board = 'virtus',
  ...who
}: Built): State {
  const turn = who.turn ?? 0;
  const mine = side(me);
  const other = side(foe);
  return {
    board,
    sums,
    phase: 'dice',
    start: [5, 2],
    light: 0,
    turn,
    roller: who.roller ?? turn,
    roll: dice,
    dice,
    rolls: who.rolls ?? 1,
    sides: turn === 0 ? [mine, other] : [other, mine],
  };
}

/** What the seat that has the turn may play. */
export function legal(state: State): string[] {
  return legalMoves(state, state.turn).map(notation);
}

/** Plays by notation, and tells what happened. */
export function playAll(state: State, ...notations: string[]): Event[] {
  const events: Event[] = [];
  for (const wanted of notations) {
    const move = legalMoves(state, state.turn).find((m: Move) => notation(m) === wanted);
    if (!move) throw new Error(`"${wanted}" is not among ${legal(state).join(', ')}`);
    play(state, state.turn, move, (event) => events.push(event));
  }
  return events;
}

/** As chance would. */
export function roll(state: State, ...dice: number[]): Event[] {
  const events: Event[] = [];
  play(state, -1, { kind: 'roll', dice }, (event) => events.push(event));
  return events;
}

/** Seat 0 throws these dice in this position. */
export function thrown(position: Omit<Built, 'dice'>, ...dice: number[]): { state: State; events: Event[] } {
  const state = built({ ...position, dice: [] });
  state.phase = 'roll';
  return { state, events: roll(state, ...dice) };
}

export function keys(events: readonly Event[]): string[] {
  return events.map((event) => event.key);
}

/** A seat's pawns by letter. */
export function onLetters(state: State, seat: Seat): Record<number, number> {
  const letters: Record<number, number> = {};
  state.sides[seat]!.at.forEach((pawns, place) => {
    if (pawns > 0 && place > WAITING && place < OFF) letters[place] = pawns;
  });
  return letters;
}
