// State, view, moves and events of Duodecim scriptorum.
import type { Chosen, Seat } from '../../engine/game.ts';
import type { BoardName } from './data.ts';

export const OPTIONS = {
  board: ['virtus', 'abemus'],
  /** D7: dice added up are one move (leap) or one step each (steps). */
  sums: ['leap', 'steps'],
} as const;
export type DuodecimOptions = Chosen<typeof OPTIONS>;
export type Sums = DuodecimOptions['sums'];

export const COLOURS = ['light', 'dark'] as const;
export type Colour = (typeof COLOURS)[number];

/** The pawns of one seat. */
export interface Side extends Masks {
  /** How many stand at each place: 0 still to enter, 1 to 36 the letters, 37 borne off; always 15 in all. */
  readonly at: number[];
}

/**
 * What decides where pawns can go, as bits: places 0 to 18 in the low word, 19 to 37 in the high one.
 * It follows from `at` and is kept up to date beside it, so that no list has to be walked to find the moves.
 */
export interface Masks {
  /** Places up to 36 with at least one pawn. */
  heldLo: number;
  heldHi: number;
  /** Places up to 36 with two pawns or more. */
  stackLo: number;
  stackHi: number;
  /** Hit pawns that must enter before anything else is played (D6); they are among those at place 0. */
  hits: number;
}

/** Who begins, who is light, a roll that is due, dice to be played, the end. */
export type Phase = 'starter' | 'colour' | 'roll' | 'dice' | 'over';

export interface State {
  readonly board: BoardName;
  readonly sums: Sums;
  phase: Phase;
  /** The last dice thrown for the start, one a seat; equal ones are thrown again (D3). Empty before. */
  start: readonly number[];
  /** The seat with the light pawns; null until the starter has chosen. */
  light: Seat | null;
  /** Who plays the dice, or throws the next ones. */
  seat: Seat;
  /** Who threw the dice: another than `seat` while dice handed over are played (D9). */
  roller: Seat;
  /** The last three dice thrown, ascending. */
  roll: readonly number[];
  /** Those still to be played, ascending. */
  dice: readonly number[];
  /** Rolls so far, those for the start not counted (D12). */
  rolls: number;
  readonly sides: readonly [Side, Side];
}

/** Nothing is hidden: a view is the state and who looks at it. */
export interface View {
  readonly me: Seat | null;
  readonly state: State;
}

/** One pawn with one die, or with several as one move under `leap` (D7). */
export interface PawnMove {
  readonly kind: 'enter' | 'move' | 'bear';
  readonly from: number;
  readonly to: number;
  /** Ascending. */
  readonly dice: readonly number[];
}

export interface StarterMove {
  readonly kind: 'starter';
  /** One a seat. */
  readonly dice: readonly number[];
}

export interface RollMove {
  readonly kind: 'roll';
  /** Ascending. */
  readonly dice: readonly number[];
}

export interface ColourMove {
  readonly kind: 'colour';
  readonly colour: Colour;
}

export type Move = PawnMove | ColourMove | RollMove | StarterMove;

/** Why dice could not be played, from the plainest cause down. */
export const BLOCKS = ['hit-pawn-shut-out', 'kept-in-first-word', 'nothing-fits-at-home', 'no-open-letter'] as const;
export type Block = (typeof BLOCKS)[number];

export type Event =
  | { readonly key: 'start-tied'; readonly args: { readonly die: number } }
  | { readonly key: 'starter'; readonly args: { readonly seat: Seat; readonly dice: readonly number[] } }
  | { readonly key: 'colour'; readonly args: { readonly seat: Seat; readonly colour: Colour } }
  | {
      readonly key: 'rolled';
      readonly args: { readonly seat: Seat; readonly dice: readonly number[]; readonly roll: number };
    }
  | { readonly key: 'entered' | 'moved' | 'borne-off'; readonly args: PawnArgs }
  | { readonly key: 'hit'; readonly args: { readonly seat: Seat; readonly by: Seat; readonly letter: string } }
  | {
      readonly key: 'handed-over';
      readonly args: {
        readonly from: Seat;
        readonly to: Seat;
        readonly dice: readonly number[];
        readonly because: Block;
      };
    }
  | {
      readonly key: 'lost';
      readonly args: { readonly seat: Seat; readonly dice: readonly number[]; readonly because: Block };
    }
  | { readonly key: 'won'; readonly args: { readonly seat: Seat } }
  | { readonly key: 'drawn'; readonly args: { readonly rolls: number } };

/** Letters by name ("V7"); a pawn that enters comes from nowhere, one that is borne off goes nowhere. */
export interface PawnArgs {
  readonly seat: Seat;
  readonly from: string;
  readonly to: string;
  readonly dice: readonly number[];
  readonly [name: string]: Seat | string | readonly number[];
}
