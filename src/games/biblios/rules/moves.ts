// All moves, created once and shared: listing legal moves picks from these lists.
import type { Seat } from '../../../engine/game.ts';
import { CARD_KINDS, CATEGORIES, type Card, FIRST_CHURCH } from './data.ts';
import type { Move } from './state.ts';

const MAX_SEATS = 4;
const MAX_BID = 80;

export const NO_MOVES: readonly Move[] = Object.freeze([]);
export const PASS: Move = Object.freeze({ kind: 'pass' });
export const DECLINE: Move = Object.freeze({ kind: 'decline' });

type CardMove = Extract<Move, { readonly card: Card }>;
function byCard(kind: CardMove['kind'], kinds = CARD_KINDS): readonly Move[] {
  return Array.from({ length: kinds }, (_, card): Move => Object.freeze({ kind, card }));
}
export const DRAWS = byCard('draw');
export const REVEALS = byCard('reveal');
export const TAKES = byCard('take');
/** No hand holds a church card. */
export const SEIZES = byCard('seize', FIRST_CHURCH);
export const PAYS = byCard('pay', FIRST_CHURCH);

export const FIRSTS: readonly Move[] = Array.from(
  { length: MAX_SEATS },
  (_, seat: Seat): Move => Object.freeze({ kind: 'first', seat }),
);

export const GIVE_HAND: Move = Object.freeze({ kind: 'give', to: 'hand' });
export const GIVE_AUCTION: Move = Object.freeze({ kind: 'give', to: 'auction' });
export const GIVE_PUBLIC: Move = Object.freeze({ kind: 'give', to: 'public' });
/** By what is still to be assigned, as bits: 1 the hand, 2 the auction pile, 4 the public space. */
export const GIVES: readonly (readonly Move[])[] = Array.from({ length: 8 }, (_, open) =>
  Object.freeze([
    ...(open & 1 ? [GIVE_HAND] : []),
    ...(open & 2 ? [GIVE_AUCTION] : []),
    ...(open & 4 ? [GIVE_PUBLIC] : []),
  ]),
);

type DiceMove = Extract<Move, { kind: 'raise' | 'lower' }>;
function diceMoves(kind: DiceMove['kind']): {
  readonly one: readonly DiceMove[];
  readonly two: readonly DiceMove[];
} {
  const turn = (dice: readonly number[]): DiceMove => Object.freeze({ kind, dice: Object.freeze(dice) });
  return {
    one: CATEGORIES.map((die) => turn([die])),
    two: CATEGORIES.flatMap((a) => CATEGORIES.filter((b) => b > a).map((b) => turn([a, b]))),
  };
}
export const RAISES = diceMoves('raise');
export const LOWERS = diceMoves('lower');

/** BIDS[0] is never offered: the smallest bid is 1 (B13). */
const BIDS: readonly Move[] = Array.from(
  { length: MAX_BID + 1 },
  (_, amount): Move => Object.freeze({ kind: 'bid', amount }),
);
const bidLists = new Map<number, readonly Move[]>();

/** Passing, and every bid above `high` up to `max`. Cached, so equal arguments give the same list. */
export function bidsAbove(high: number, max: number): readonly Move[] {
  const key = max * 128 + high;
  let moves = bidLists.get(key);
  if (!moves) {
    moves = Object.freeze([PASS, ...BIDS.slice(high + 1, max + 1)]);
    bidLists.set(key, moves);
  }
  return moves;
}
