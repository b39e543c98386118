// What all causes of Scout start from: the two moves, the hand, and what each move would do to it.
import type { Cause, ComparedMoves } from '../../../../engine/cause.ts';
import type { Seat } from '../../../../engine/game.ts';
import type { Card, Move, State, View } from '../../rules/state.ts';

export interface Compared extends ComparedMoves<View, Move> {
  readonly hand: readonly Card[];
}

/** Every cause with what its sentence needs. */
export type ScoutReason =
  /** The set that loses cards, or is torn apart by a card between. */
  | {
      readonly key: 'breaks-set' | 'splits-set' | 'keeps-set';
      readonly args: { readonly numbers: readonly number[] };
    }
  /** The set that the scouted card makes. */
  | { readonly key: 'completes-set'; readonly args: { readonly numbers: readonly number[] } }
  | {
      readonly key: 'harder-to-beat';
      readonly args: { readonly strong: readonly number[]; readonly weak: readonly number[] };
    }
  | {
      readonly key: 'bigger-set';
      readonly args: {
        readonly strong: readonly number[];
        readonly weak: readonly number[];
        readonly count: number;
      };
    }
  | { readonly key: 'hard-to-beat'; readonly args: { readonly numbers: readonly number[] } }
  | {
      readonly key: 'strong-show';
      readonly args: {
        readonly numbers: readonly number[];
        readonly captured: number;
        readonly shed: number;
      };
    }
  | { readonly key: 'captures'; readonly args: { readonly count: number } }
  | { readonly key: 'sheds'; readonly args: { readonly count: number } }
  | {
      readonly key: 'captures-and-sheds';
      readonly args: { readonly captured: number; readonly shed: number };
    }
  | { readonly key: 'goes-out'; readonly args: { readonly others: number } }
  | { readonly key: 'somebody-nearly-out'; readonly args: { readonly seat: Seat; readonly count: number } }
  /** Cards in hand after the scout. */
  | {
      readonly key: 'ends-round' | 'one-scout-left';
      readonly args: { readonly owner: Seat; readonly count: number };
    }
  | { readonly key: 'gives-chip'; readonly args: { readonly owner: Seat } }
  | {
      readonly key: 'pays-chip' | 'spends-scout-and-show' | 'shows-at-once';
      readonly args: Record<never, never>;
    }
  | { readonly key: 'better-side'; readonly args: { readonly sets: readonly (readonly number[])[] } };

export type ScoutCause = ScoutReason & Cause<State, Move>;

/** Also after a move that ended the round and counted its points. */
export function losePoints(state: State, seat: Seat, count: number): void {
  const counts = isRoundOver(state) ? state.points : state.captured;
  counts[seat]! -= count;
}

export const isRoundOver = ({ phase }: State): boolean => phase === 'deal' || phase === 'over';
