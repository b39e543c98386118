// The types of Biblios and Scripts & Scribes: state, view, moves, events.
import type { Chosen, Seat } from '../../../engine/game.ts';
import type { Card } from './data.ts';
import type { LogEntry } from './log.ts';
import type { Piles } from './piles.ts';

/** B16, B17: the penalty for a player who cannot pay. */
export const OPTIONS = { penalty: ['each-takes', 'medieval-bluff'] } as const;
export type BibliosOptions = Chosen<typeof OPTIONS>;
export type Penalty = BibliosOptions['penalty'];

/**
 * first, draw, reveal, seize: chance. give, take: donation. church: a church card is being resolved, in either half.
 * bid, pay: auction.
 */
export type Phase =
  | 'first'
  | 'draw'
  | 'give'
  | 'take'
  | 'church'
  | 'reveal'
  | 'bid'
  | 'pay'
  | 'seize'
  | 'over';

/** No card, no seat. */
export const NONE = -1;

/** What everybody knows. Sets of seats are bit masks. */
interface PublicState {
  readonly seats: number;
  readonly penalty: Penalty;
  phase: Phase;
  /** A seat, CHANCE or OVER. */
  turn: number;
  /** B12: the first donor, who also starts the auctions. */
  first: Seat;
  active: Seat;
  /** By category. */
  dice: number[];
  /** B7: the cards that the active player still has to assign. */
  toHand: number;
  toAuction: number;
  toPublic: number;
  /** The highest bid for the card on the lectern (0 before the first) and its bidder. */
  high: number;
  bidder: Seat;
  /** As bit masks: the players who have passed or are barred, and the barred ones (B16). */
  out: number;
  barred: number;
  /** What the winner still has to pay, in gold or in cards. */
  owed: number;
  /** B16: the player who takes the next card of the offender, who is the `bidder`. */
  taker: Seat;
}

export interface State extends PublicState {
  piles: Piles;
  /** The card in question: drawn and not yet assigned, on the lectern, or a church card being resolved. */
  card: Card;
  /** Emptied at the end, when all cards are shown. */
  log: LogEntry[];
}

/** All hidden cards, shown at the end. */
export interface Opened {
  readonly hands: readonly (readonly Card[])[];
  readonly buried: readonly Card[];
  readonly removed: readonly Card[];
}

export interface View extends PublicState {
  readonly seat: Seat | null;
  /** The card in question, NONE if there is none, UNSEEN (see the log) if another seat has just drawn it. */
  card: Card;
  /** The reader's hand in ascending order; empty for a spectator. */
  hand: Card[];
  /** The number of cards in every hand. */
  handSizes: number[];
  /** Cards that will still be donated. */
  deckSize: number;
  auctionSize: number;
  public: Card[];
  /** Face up. */
  discard: Card[];
  /** Every card that moved, as far as this reader has seen it; the others are UNSEEN. */
  log: LogEntry[];
  opened: Opened | null;
}

export type Destination = 'hand' | 'auction' | 'public';
export type Coin = 'gold' | 'cards';

export type Move =
  | { readonly kind: 'first'; readonly seat: Seat }
  /** Moves of chance: a card from the deck, from the auction pile, from the offender's hand. */
  | { readonly kind: 'draw' | 'reveal' | 'seize'; readonly card: Card }
  | { readonly kind: 'give'; readonly to: Destination }
  | { readonly kind: 'take'; readonly card: Card }
  /** One die, or two different dice. */
  | { readonly kind: 'raise' | 'lower'; readonly dice: readonly number[] }
  | { readonly kind: 'decline' }
  | { readonly kind: 'bid'; readonly amount: number }
  | { readonly kind: 'pass' }
  | { readonly kind: 'pay'; readonly card: Card };

type SecretCard = { readonly seats: readonly Seat[]; readonly args: { readonly card: Card } };

export type Event =
  | { readonly key: 'first-drawn'; readonly args: { readonly seat: Seat } }
  | { readonly key: 'drawn'; readonly args: { readonly seat: Seat }; readonly secret: SecretCard }
  /** Everybody learns that it is not a church card. */
  | {
      readonly key: 'kept';
      readonly args: { readonly seat: Seat };
      readonly secret: SecretCard;
      readonly reveals: true;
    }
  | { readonly key: 'put-aside'; readonly args: { readonly seat: Seat }; readonly secret: SecretCard }
  | {
      readonly key: 'laid-out' | 'church-shown';
      readonly args: { readonly seat: Seat; readonly card: Card };
      readonly reveals: true;
    }
  | { readonly key: 'taken'; readonly args: { readonly seat: Seat; readonly card: Card } }
  | {
      readonly key: 'dice-turned';
      readonly args: {
        readonly seat: Seat;
        readonly card: Card;
        readonly step: 1 | -1;
        readonly dice: readonly number[];
        /** The new values, in the order of `dice`. */
        readonly values: readonly number[];
      };
    }
  | { readonly key: 'church-declined'; readonly args: { readonly seat: Seat; readonly card: Card } }
  | { readonly key: 'auctions-begin'; readonly args: { readonly seat: Seat; readonly count: number } }
  | {
      readonly key: 'put-up';
      readonly args: { readonly seat: Seat; readonly card: Card; readonly left: number };
    }
  | {
      readonly key: 'bid';
      readonly args: { readonly seat: Seat; readonly amount: number; readonly coin: Coin };
    }
  | { readonly key: 'passed'; readonly args: { readonly seat: Seat } }
  | { readonly key: 'unsold'; readonly args: { readonly card: Card } }
  /** For gold, whether the player can pay was hidden until now. */
  | {
      readonly key: 'must-pay' | 'cannot-pay';
      readonly args: { readonly seat: Seat; readonly amount: number; readonly coin: Coin };
      readonly reveals?: true;
    }
  | {
      readonly key: 'seized' | 'confiscated';
      readonly args: { readonly seat: Seat; readonly from: Seat };
      readonly secret: SecretCard;
    }
  | { readonly key: 'bid-anew'; readonly args: { readonly seat: Seat; readonly card: Card } }
  | {
      readonly key: 'paid-gold';
      readonly args: { readonly seat: Seat; readonly card: Card; readonly owed: number };
      readonly reveals: true;
    }
  | {
      readonly key: 'paid-card';
      readonly args: { readonly seat: Seat; readonly owed: number };
      readonly secret: SecretCard;
    }
  | {
      readonly key: 'won';
      readonly args: {
        readonly seat: Seat;
        readonly card: Card;
        readonly amount: number;
        readonly coin: Coin;
      };
    }
  | {
      readonly key: 'counted';
      readonly args: {
        /** By category; NONE where nobody holds a card. */
        readonly winners: readonly Seat[];
        readonly totals: readonly (readonly number[])[];
        readonly dice: readonly number[];
        readonly points: readonly number[];
        readonly gold: readonly number[];
        readonly hands: readonly (readonly Card[])[];
        readonly buried: readonly Card[];
        readonly removed: readonly Card[];
      };
      readonly reveals: true;
    };
