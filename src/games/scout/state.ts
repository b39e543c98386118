// The vocabulary of Scout: cards, state, view, moves, events.
import type { Seat } from '../../engine/game.ts';

/**
 * A card as it lies: the upper number in bits 4-7, the lower one in bits 0-3.
 * In a hand, bit 8 marks a card that everybody has seen (it was scouted, S17). In a view, 0 is a card not known.
 */
export type Card = number;
export const SEEN = 1 << 8;
export const HIDDEN = 0;

export const cardOf = (up: number, down: number): Card => (up << 4) | down;
export const up = (card: Card): number => (card >> 4) & 15;
export const down = (card: Card): number => card & 15;
export const turned = (card: Card): Card => (card & SEEN) | (down(card) << 4) | up(card);

/** What a seat has decided about turning its hand (S4). MADE is all that others see before the choices are public. */
export const OPEN = 0;
export const KEPT = 1;
export const TURNED = 2;
export const MADE = 3;

/** `show` is the second half of a Scout & Show: a show is all that is left to do. */
export type Phase = 'starter' | 'deal' | 'hands' | 'act' | 'show' | 'over';

/** What everybody knows. */
export interface Open {
  readonly seats: number;
  /** From 1. */
  round: number;
  phase: Phase;
  /** Who began this round; -1 before it is drawn. */
  starter: Seat;
  turn: Seat;
  chips: number[];
  /** How many cards each has captured in this round. */
  captured: number[];
  /** 1 for who has used Scout & Show in this round. */
  used: number[];
  /** From the rounds before. */
  points: number[];
  /** The active set as its owner laid it; empty when there is none. */
  set: Card[];
  /** Who showed last; -1 before anybody has. */
  owner: Seat;
  /** Scouts in a row since the last show (S11). */
  scouts: number;
  /** Turns in a row without a capture (S18). */
  calm: number;
  /** Cards out of play that everybody has seen; with two players over both rounds. */
  gone: Card[];
}

export interface State extends Open {
  hands: Card[][];
  choices: number[];
  /** Cards not dealt: with two players, those set aside for round 2 (S16). */
  deck: Card[];
  /** With two players: what was left in the hands after round 1. */
  left: Card[][];
}

/** Hands as the seat knows them: HIDDEN for every card it has not seen. */
export interface View extends Open {
  readonly seat: Seat | null;
  hands: Card[][];
  choices: number[];
  deckSize: number;
  left: Card[][];
}

export type End = 'left' | 'right';

/** Places count from 0; a scouted card takes the place, what was there moves right. */
export type Move =
  | { readonly kind: 'starter'; readonly seat: Seat }
  | { readonly kind: 'deal'; readonly hands: readonly (readonly Card[])[] }
  | { readonly kind: 'keep' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'show'; readonly first: number; readonly last: number }
  | ScoutMove;

export interface ScoutMove {
  readonly kind: 'scout' | 'scout+show';
  readonly end: End;
  readonly turned: boolean;
  readonly place: number;
}

export type RoundEnd = 'emptied' | 'unanswered' | 'stuck' | 'calm';

export type Event =
  | { readonly key: 'starter-drawn'; readonly args: { readonly seat: Seat } }
  | {
      readonly key: 'dealt';
      readonly args: { readonly round: number; readonly seat: Seat; readonly count: number };
      readonly secret: { readonly seats: readonly Seat[]; readonly args: { readonly hand: readonly Card[] } };
    }
  | {
      readonly key: 'hand-chosen';
      readonly args: { readonly seat: Seat };
      readonly secret: { readonly seats: readonly Seat[]; readonly args: { readonly turned: boolean } };
    }
  | {
      readonly key: 'hands-settled';
      readonly args: { readonly turned: readonly Seat[] };
      readonly reveals: true;
    }
  | {
      readonly key: 'shown';
      readonly args: {
        readonly seat: Seat;
        readonly cards: readonly Card[];
        readonly first: number;
        readonly captured: number;
      };
      readonly reveals: true;
    }
  | {
      readonly key: 'scouted';
      readonly args: {
        readonly seat: Seat;
        readonly owner: Seat;
        readonly card: Card;
        readonly end: End;
        readonly place: number;
        readonly andShow: boolean;
      };
      /** It tells that the hand can answer: with Scout & Show (S10), or by going on without a chip (S15). */
      readonly reveals?: true;
    }
  | {
      readonly key: 'round-ended';
      readonly args: {
        readonly round: number;
        readonly why: RoundEnd;
        /** Who ended it, or loses nothing for the hand; -1 for a technical end. */
        readonly seat: Seat;
        readonly captured: readonly number[];
        readonly chips: readonly number[];
        readonly left: readonly number[];
        readonly points: readonly number[];
      };
      readonly reveals: true;
    };
