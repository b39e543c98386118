// The types of Scout: cards, state, view, moves, events.
import type { Seat } from '../../../engine/game.ts';

/**
 * A card as it lies: the upper number in bits 4-7, the lower one in bits 0-3.
 * In a hand, bit 8 marks a card that everybody has seen (it was scouted, S17). In a view, 0 is an unknown card.
 */
export type Card = number;
export const SEEN = 1 << 8;
export const HIDDEN = 0;

export const cardOf = (up: number, down: number): Card => (up << 4) | down;
export const up = (card: Card): number => (card >> 4) & 15;
export const down = (card: Card): number => card & 15;
export const turned = (card: Card): Card => (card & SEEN) | (down(card) << 4) | up(card);

/** A seat's decision about turning its hand (S4). Others see only MADE until the choices are public. */
export const OPEN = 0;
export const KEPT = 1;
export const TURNED = 2;
export const MADE = 3;

/** `show` is the second half of a Scout & Show: the player must show. */
export type Phase = 'starter' | 'deal' | 'hands' | 'act' | 'show' | 'over';

/** What everybody knows. */
export interface PublicState {
  readonly seats: number;
  /** From 1. */
  round: number;
  phase: Phase;
  /** The seat that started this round; -1 before it is drawn. */
  starter: Seat;
  turn: Seat;
  chips: number[];
  /** By seat: cards captured in this round. */
  captured: number[];
  /** By seat: 1 if Scout & Show was used in this round. */
  used: number[];
  /** From earlier rounds. */
  points: number[];
  /** The active set as its owner laid it; empty if there is none. */
  set: Card[];
  /** The seat that showed last; -1 before the first show. */
  owner: Seat;
  /** Scouts in a row since the last show (S11). */
  scouts: number;
  /** Turns in a row without a capture (S18). */
  calm: number;
  /** Cards out of play that everybody has seen; with two players over both rounds. */
  gone: Card[];
}

export interface State extends PublicState {
  hands: Card[][];
  choices: number[];
  /** Cards not dealt: with two players, those set aside for round 2 (S16). */
  deck: Card[];
  /** With two players: the cards left in the hands after round 1. */
  left: Card[][];
}

/** Hands as the seat knows them; HIDDEN for every card it has not seen. */
export interface View extends PublicState {
  readonly seat: Seat | null;
  hands: Card[][];
  choices: number[];
  deckSize: number;
  left: Card[][];
}

export type End = 'left' | 'right';

/** Places count from 0; a scouted card takes the place, and the cards from there on move right. */
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
      /** Reveals that the hand can answer: with Scout & Show (S10), or by continuing without a chip (S15). */
      readonly reveals?: true;
    }
  | {
      readonly key: 'round-ended';
      readonly args: {
        readonly round: number;
        readonly why: RoundEnd;
        /** The seat that ended the round, or loses nothing for its hand; -1 for a technical end. */
        readonly seat: Seat;
        readonly captured: readonly number[];
        readonly chips: readonly number[];
        readonly left: readonly number[];
        readonly points: readonly number[];
      };
      readonly reveals: true;
    };
