// The types of Duodecim scriptorum: options, state, view, moves, events.
import type { Chosen, Seat } from '../../../engine/game.ts';
import type { BoardName } from './data.ts';

export const OPTIONS = {
  board: ['virtus', 'abemus'],
  /** D7: a sum of dice is one move for which only the destination counts (leap), or one step per die (steps). */
  sums: ['leap', 'steps'],
} as const;
export type DuodecimOptions = Chosen<typeof OPTIONS>;
export type Sums = DuodecimOptions['sums'];

export const COLOURS = ['light', 'dark'] as const;
export type Colour = (typeof COLOURS)[number];

/**
 * Bit masks that decide where pawns can move: places 0 to 18 in the low word, 19 to 37 in the high word.
 * They follow from `at` and are kept up to date beside it, so that finding moves needs no loop over places.
 */
export interface Masks {
  /** Places up to 36 with at least one pawn. */
  heldLo: number;
  heldHi: number;
  /** Places up to 36 with two or more pawns. */
  stackLo: number;
  stackHi: number;
  /** Hit pawns that must enter before anything else is played (D6); they are included in place 0. */
  hits: number;
}

/** The pawns of one seat. */
export interface Side extends Masks {
  /** The number of pawns at each place: 0 still to enter, 1 to 36 the letters, 37 borne off; always 15 in total. */
  readonly at: number[];
}

/** `starter` and `roll` wait for dice. */
type Phase = 'starter' | 'colour' | 'roll' | 'dice' | 'over';

export interface State {
  readonly board: BoardName;
  readonly sums: Sums;
  phase: Phase;
  /** The last dice thrown for the start, one per seat; none before (D3). */
  start: readonly number[];
  /** The seat with the light pawns; null until the starter has chosen. */
  light: Seat | null;
  /** The seat that plays the dice or throws the next ones. */
  turn: Seat;
  /** The seat that threw the dice: not the seat on turn while dice that were handed over are played (D9). */
  roller: Seat;
  /** The last three dice thrown, ascending. */
  roll: readonly number[];
  /** Dice still to be played, ascending. */
  dice: readonly number[];
  /** Rolls so far, without those for the start (D12). */
  rolls: number;
  readonly sides: readonly [Side, Side];
}

/** Nothing is hidden; `seat` is the reader. */
export interface View extends State {
  readonly seat: Seat | null;
}

/** One pawn with one die, or with several as one move under `leap` (D7). */
export interface PawnMove {
  readonly kind: 'enter' | 'move' | 'bear';
  readonly from: number;
  readonly to: number;
  /** Ascending. */
  readonly dice: readonly number[];
}

export type Move =
  | PawnMove
  | { readonly kind: 'colour'; readonly colour: Colour }
  /** Three dice, ascending. */
  | { readonly kind: 'roll'; readonly dice: readonly number[] }
  /** One die per seat. */
  | { readonly kind: 'starter'; readonly dice: readonly number[] };

/** Why none of some dice can be played. */
export type Block = 'hit-pawn-shut-out' | 'kept-in-first-word' | 'nothing-fits-at-home' | 'no-open-letter';

/** A letter and its number along the path: the same letter occurs in several places. */
export type Spot = { readonly letter: string; readonly place: number };

export type Event =
  | { readonly key: 'start-tied'; readonly args: { readonly die: number } }
  | {
      readonly key: 'starter-rolled';
      readonly args: { readonly seat: Seat; readonly dice: readonly number[] };
    }
  | { readonly key: 'colour-chosen'; readonly args: { readonly seat: Seat; readonly colour: Colour } }
  | { readonly key: 'rolled'; readonly args: { readonly seat: Seat; readonly dice: readonly number[] } }
  | {
      readonly key: 'entered';
      readonly args: { readonly seat: Seat; readonly to: Spot; readonly dice: readonly number[] };
    }
  | {
      readonly key: 'moved';
      readonly args: {
        readonly seat: Seat;
        readonly from: Spot;
        readonly to: Spot;
        readonly dice: readonly number[];
      };
    }
  | {
      readonly key: 'borne-off';
      readonly args: {
        readonly seat: Seat;
        readonly from: Spot;
        readonly dice: readonly number[];
        /** Pawns borne off so far. */
        readonly off: number;
      };
    }
  /** `seat` is the owner of the hit pawn. */
  | { readonly key: 'hit'; readonly args: { readonly seat: Seat; readonly by: Seat; readonly at: Spot } }
  | {
      readonly key: 'dice-handed-over';
      readonly args: {
        readonly seat: Seat;
        readonly to: Seat;
        readonly dice: readonly number[];
        readonly because: Block;
      };
    }
  | {
      readonly key: 'dice-lost';
      readonly args: { readonly seat: Seat; readonly dice: readonly number[]; readonly because: Block };
    };
