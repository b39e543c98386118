// The vocabulary of High Card: cards, state, view, moves, events.
import type { Seat } from '../../../src/engine/game.ts';

/** A number from 1 to 12; each exists once. */
export type Card = number;
export const ALL_CARDS: readonly Card[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** On the table, for a seat that has not played to this trick. */
export const NONE = 0;

/** Closed lists; the first value is the default. */
export const OPTIONS = { hand: [3, 4] } as const;

/** What everybody knows. */
export interface Open {
  readonly handSize: number;
  phase: 'deal' | 'play' | 'over';
  turn: Seat;
  /** By seat: what it has played to this trick. */
  table: Card[];
  /** By seat: how many tricks it has taken. */
  tricks: number[];
  /** The cards of finished tricks. */
  seen: Card[];
}

export interface State extends Open {
  hands: Card[][];
  /** Not dealt. Sorted, for a deck has no order: chance picks from it. */
  deck: Card[];
}

export interface View extends Open {
  readonly seat: Seat | null;
  /** The reader's own; empty for a spectator. */
  hand: Card[];
  /** By seat: how many cards it holds. */
  counts: number[];
}

export type Move =
  | { readonly kind: 'deal'; readonly hands: readonly (readonly Card[])[] }
  | { readonly kind: 'play'; readonly card: Card };

export type Event =
  | {
      readonly key: 'dealt';
      readonly args: { readonly seat: Seat; readonly count: number };
      readonly secret: { readonly seats: readonly Seat[]; readonly args: { readonly hand: readonly Card[] } };
    }
  | {
      readonly key: 'played';
      readonly args: { readonly seat: Seat; readonly card: Card };
      readonly reveals: true;
    }
  | { readonly key: 'trick-taken'; readonly args: { readonly seat: Seat; readonly card: Card } };
