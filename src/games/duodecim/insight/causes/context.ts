// What all causes of Duodecim start from: the two moves, and where the turn ends after each of them.
import type { Cause, ComparedMoves } from '../../../../engine/cause.ts';
import type { Seat } from '../../../../engine/game.ts';
import { letterAt } from '../../rules/data.ts';
import type { Move, Side, Spot, State, View } from '../../rules/state.ts';

export interface Compared extends ComparedMoves<View, Move> {
  readonly ends: { readonly played: View; readonly better: View };
}

/** Every cause with what its sentence needs. Chances are those of the next roll. */
export type DuodecimReason =
  /** `wasClosed`: two or more pawns stood there before. */
  | {
      readonly key: 'exposes';
      readonly args: { readonly at: Spot; readonly chance: number; readonly wasClosed: boolean };
    }
  | {
      readonly key: 'exposes-several';
      readonly args: { readonly at: readonly Spot[]; readonly chance: number };
    }
  /** `seat` is the other player. */
  | { readonly key: 'opens' | 'closes'; readonly args: { readonly at: readonly Spot[]; readonly seat: Seat } }
  | { readonly key: 'hits'; readonly args: { readonly at: readonly Spot[]; readonly seat: Seat } }
  /** How many pawns more than the other move, and how many then still have to. */
  | { readonly key: 'enters'; readonly args: { readonly count: number; readonly left: number } }
  | { readonly key: 'bears-off'; readonly args: { readonly count: number } }
  /** Pawns that would stand on this letter of the last word, and the exact value that takes each of them off. */
  | {
      readonly key: 'too-deep';
      readonly args: { readonly at: Spot; readonly count: number; readonly value: number };
    }
  /** Dice that bearing off all pawns takes less, on average. */
  | { readonly key: 'saves-dice'; readonly args: { readonly dice: number } };

export type DuodecimCause = DuodecimReason & Cause<State, Move>;

export const ownIn = ({ sides }: Pick<State, 'sides'>, { seat }: { seat: Seat }): Side => sides[seat]!;
export const otherIn = ({ sides }: Pick<State, 'sides'>, { seat }: { seat: Seat }): Side => sides[1 - seat]!;

export const spotsOf = ({ board }: View, places: readonly number[]): Spot[] =>
  places.map((place) => ({ letter: letterAt(board, place), place }));

/** Moves of the other player to these letters, in the turn that follows one of the two moves. */
export const otherLandsOn =
  ({ seat }: Compared, after: Move, places: readonly number[]) =>
  (move: Move, by: Seat, first: Move): boolean =>
    by !== seat && first === after && 'to' in move && places.includes(move.to);
