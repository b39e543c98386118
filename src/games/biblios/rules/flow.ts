// The flow of the game: setup, legal moves, what chance draws.
import { CHANCE, type Seat } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import {
  CARD_KINDS,
  churchOf,
  copiesFor,
  FIRST_CHURCH,
  goldCard,
  INITIAL_DIE,
  isGold,
  MAX_DIE,
  MIN_DIE,
  settingsFor,
  VALUE,
} from './data.ts';
import { cardIn } from './log.ts';
import {
  bidsAbove,
  DECLINE,
  DRAWS,
  FIRSTS,
  GIVES,
  LOWERS,
  NO_MOVES,
  PAYS,
  RAISES,
  REVEALS,
  SEIZES,
  TAKES,
} from './moves.ts';
import { AUCTION, add, DECK, eachKind, emptyPiles, goldOf, nth, PUBLIC, size } from './piles.ts';
import { type Move, NONE, type Penalty, type State } from './state.ts';

/** B6: the cards removed unseen are those left in the deck when the last card has been drawn. */
export function setup(seats: number, penalty: Penalty): State {
  const piles = emptyPiles();
  for (let card = 0; card < CARD_KINDS; card++) {
    for (let i = copiesFor(seats, card); i > 0; i--) add(piles, DECK, card);
  }
  return {
    seats,
    penalty,
    phase: 'first',
    turn: CHANCE,
    first: NONE,
    active: NONE,
    dice: [INITIAL_DIE, INITIAL_DIE, INITIAL_DIE, INITIAL_DIE, INITIAL_DIE],
    toHand: 0,
    toAuction: 0,
    toPublic: 0,
    high: 0,
    bidder: NONE,
    out: 0,
    barred: 0,
    owed: 0,
    taker: NONE,
    piles,
    card: NONE,
    log: [],
  };
}

export function clone(state: State): State {
  return {
    seats: state.seats,
    penalty: state.penalty,
    phase: state.phase,
    turn: state.turn,
    first: state.first,
    active: state.active,
    dice: state.dice.slice(),
    toHand: state.toHand,
    toAuction: state.toAuction,
    toPublic: state.toPublic,
    high: state.high,
    bidder: state.bidder,
    out: state.out,
    barred: state.barred,
    owed: state.owed,
    taker: state.taker,
    piles: state.piles.slice(),
    card: state.card,
    log: state.log.slice(),
  };
}

export const turn = (state: State): number => state.turn;

/** B15 */
export function maxBid(state: State): number {
  const { maxGoldBid, maxCardBid } = settingsFor(state.seats);
  return isGold(state.card) ? maxCardBid : maxGoldBid;
}

export function chance(state: State, rng: Rng): Move {
  const { piles } = state;
  switch (state.phase) {
    case 'first':
      return FIRSTS[rng.int(state.seats)]!;
    case 'draw':
      return DRAWS[nth(piles, DECK, rng.int(size(piles, DECK)))]!;
    case 'reveal':
      return REVEALS[nth(piles, AUCTION, rng.int(size(piles, AUCTION)))]!;
    case 'seize':
      return SEIZES[nth(piles, state.bidder, rng.int(size(piles, state.bidder)))]!;
    default:
      throw new Error(`chance has no part in "${state.phase}"`);
  }
}

export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.turn) return NO_MOVES;
  switch (state.phase) {
    case 'give':
      return GIVES[state.toHand | (state.toAuction << 1) | (state.toPublic > 0 ? 4 : 0)]!;
    case 'take': {
      const moves: Move[] = [];
      eachKind(state.piles, PUBLIC, (card) => moves.push(TAKES[card]!));
      return moves;
    }
    case 'church':
      return churchMoves(state);
    case 'bid':
      return bidsAbove(state.high, maxBid(state));
    case 'pay':
      return isGold(state.card) ? cardPayments(state) : goldPayments(state);
    default:
      return NO_MOVES;
  }
}

/** B10: declining, and every change that keeps the dice within 1 to 6. */
function churchMoves(state: State): Move[] {
  const { up, down, dice } = churchOf(state.card);
  const moves: Move[] = [DECLINE];
  if (up)
    for (const move of dice === 1 ? RAISES.one : RAISES.two)
      if (canTurn(state, move, MAX_DIE)) moves.push(move);
  if (down)
    for (const move of dice === 1 ? LOWERS.one : LOWERS.two)
      if (canTurn(state, move, MIN_DIE)) moves.push(move);
  return moves;
}

function canTurn({ dice }: State, move: (typeof RAISES.one)[number], bound: number): boolean {
  for (const die of move.dice) if (dice[die] === bound) return false;
  return true;
}

/** The card paid last for the card on the lectern; NONE before the first payment. */
export function lastPaid(state: State): number {
  return state.owed === state.high ? NONE : cardIn(state.log.at(-1)!);
}

/** B18: gold in descending value, as long as the remaining gold of that value and below covers the rest. */
function goldPayments(state: State): Move[] {
  const { piles, turn: payer, owed } = state;
  const last = lastPaid(state);
  const moves: Move[] = [];
  let covered = 0;
  for (let value = 1; value <= (last === NONE ? 3 : VALUE[last]!); value++) {
    const count = goldOf(piles, payer, value);
    covered += value * count;
    if (count > 0 && covered >= owed) moves.push(PAYS[goldCard(value)]!);
  }
  return moves;
}

/** B18: cards in ascending order, as long as enough of them follow. */
function cardPayments(state: State): Move[] {
  const { piles, turn: payer, owed } = state;
  const last = lastPaid(state);
  let following = size(piles, payer);
  const moves: Move[] = [];
  eachKind(piles, payer, (card, count) => {
    if (card >= last && card < FIRST_CHURCH && following >= owed) moves.push(PAYS[card]!);
    following -= count;
  });
  return moves;
}
