// The auctions: bidding, paying, and the penalty for a player who cannot pay (B12-B18).
import { CHANCE, type Emit, OVER, type Seat } from '../../../engine/game.ts';
import { CATEGORIES, type Card, isChurch, isGold, VALUE } from './data.ts';
import { EVERYBODY, insufficientGoldEntry, LECTERN, logEntry, onlySeat } from './log.ts';
import { coinFor } from './payments.ts';
import { AUCTION, add, BURIED, DECK, DISCARD, goldSum, list, remove, size, total } from './piles.ts';
import { scoreGame } from './scoring.ts';
import { type Event, NONE, type State } from './state.ts';

const allSeats = ({ seats }: State): number => (1 << seats) - 1;

/** B12: the active player changes after every card. */
export function nextCard(state: State, emit?: Emit<Event>): void {
  state.bidder = NONE;
  state.card = NONE;
  if (size(state.piles, AUCTION) === 0) {
    endGame(state, emit);
    return;
  }
  state.active = (state.active + 1) % state.seats;
  state.phase = 'reveal';
  state.turn = CHANCE;
}

export function reveal(state: State, card: Card, emit?: Emit<Event>): void {
  remove(state.piles, AUCTION, card);
  state.log.push(logEntry(card, AUCTION, LECTERN, EVERYBODY));
  state.card = card;
  state.barred = 0;
  emit?.({ key: 'put-up', args: { seat: state.active, card, left: size(state.piles, AUCTION) } });
  openBidding(state, emit);
}

/** B13: bidding starts at the left of the active player, with everybody who is not barred. */
function openBidding(state: State, emit?: Emit<Event>): void {
  state.high = 0;
  state.bidder = NONE;
  state.out = state.barred;
  state.phase = 'bid';
  state.turn = state.active;
  nextBidder(state, emit);
}

export function bid(state: State, amount: number, emit?: Emit<Event>): void {
  state.high = amount;
  state.bidder = state.turn;
  emit?.({ key: 'bid', args: { seat: state.turn, amount, coin: coinFor(state.card) } });
  nextBidder(state, emit);
}

export function pass(state: State, emit?: Emit<Event>): void {
  state.out |= 1 << state.turn;
  emit?.({ key: 'passed', args: { seat: state.turn } });
  nextBidder(state, emit);
}

/** Moves on to the next player still in the auction. If that is the highest bidder, they have won; if nobody is left, the card is unsold (B13, B16). */
function nextBidder(state: State, emit?: Emit<Event>): void {
  if (state.out === allSeats(state)) {
    discardUnsold(state, emit);
    return;
  }
  let seat = state.turn;
  do seat = (seat + 1) % state.seats;
  while (state.out & (1 << seat));
  state.turn = seat;
  if (seat === state.bidder) settleAuction(state, emit);
}

function discardUnsold(state: State, emit?: Emit<Event>): void {
  add(state.piles, DISCARD, state.card);
  emit?.({ key: 'unsold', args: { card: state.card } });
  nextCard(state, emit);
}

/** B15: a player who can pay must pay. The size of a hand is public, its gold is not. */
function settleAuction(state: State, emit?: Emit<Event>): void {
  const { piles, bidder, high } = state;
  const coin = coinFor(state.card);
  const able = (coin === 'cards' ? size(piles, bidder) : goldSum(piles, bidder)) >= high;
  emit?.({
    key: able ? 'must-pay' : 'cannot-pay',
    args: { seat: bidder, amount: high, coin },
    ...(coin === 'gold' ? { reveals: true } : {}),
  });
  if (able) {
    state.owed = high;
    state.phase = 'pay';
    return;
  }
  if (coin === 'gold') state.log.push(insufficientGoldEntry(bidder, high));
  state.barred |= 1 << bidder;
  state.taker = bidder;
  nextSeizure(state, emit);
}

/** B16: each player takes a card, starting at the offender's left; B17: only the left neighbour does. Stops when the hand is empty. */
function nextSeizure(state: State, emit?: Emit<Event>): void {
  const { seats, bidder, taker } = state;
  const next = (taker + 1) % seats;
  const done = next === bidder || (state.penalty === 'medieval-bluff' && taker !== bidder);
  if (done || size(state.piles, bidder) === 0) {
    state.taker = NONE;
    if (state.barred !== allSeats(state))
      emit?.({ key: 'bid-anew', args: { seat: bidder, card: state.card } });
    openBidding(state, emit);
    return;
  }
  state.taker = next;
  state.phase = 'seize';
  state.turn = CHANCE;
}

export function seize(state: State, card: Card, emit?: Emit<Event>): void {
  const { piles, bidder, taker } = state;
  const isConfiscated = state.penalty === 'medieval-bluff';
  const to = isConfiscated ? BURIED : taker;
  remove(piles, bidder, card);
  add(piles, to, card);
  state.log.push(logEntry(card, bidder, to, onlySeat(bidder) | onlySeat(taker)));
  emit?.({
    key: isConfiscated ? 'confiscated' : 'seized',
    args: { seat: taker, from: bidder },
    secret: { seats: [bidder, taker], args: { card } },
  });
  nextSeizure(state, emit);
}

/** B14, B18: pays one card. Gold is shown, cards paid for gold are not. */
export function pay(state: State, card: Card, emit?: Emit<Event>): void {
  const { piles, turn: seat } = state;
  remove(piles, seat, card);
  if (isGold(state.card)) {
    add(piles, BURIED, card);
    state.log.push(logEntry(card, seat, BURIED, onlySeat(seat)));
    state.owed--;
    emit?.({ key: 'paid-card', args: { seat, owed: state.owed }, secret: { seats: [seat], args: { card } } });
  } else {
    add(piles, DISCARD, card);
    state.log.push(logEntry(card, seat, DISCARD, EVERYBODY));
    state.owed = Math.max(0, state.owed - VALUE[card]!);
    emit?.({ key: 'paid-gold', args: { seat, card, owed: state.owed }, reveals: true });
  }
  if (state.owed === 0) receiveCard(state, seat, emit);
}

function receiveCard(state: State, seat: Seat, emit?: Emit<Event>): void {
  const { card, high } = state;
  emit?.({ key: 'won', args: { seat, card, amount: high, coin: coinFor(card) } });
  if (isChurch(card)) {
    state.phase = 'church';
    return;
  }
  add(state.piles, seat, card);
  state.log.push(logEntry(card, LECTERN, seat, EVERYBODY));
  nextCard(state, emit);
}

/** All cards are shown, so the log is no longer needed. */
function endGame(state: State, emit?: Emit<Event>): void {
  state.phase = 'over';
  state.turn = OVER;
  state.log = [];
  if (!emit) return;
  const { piles, dice } = state;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  emit({
    key: 'counted',
    args: {
      ...scoreGame(state),
      totals: CATEGORIES.map((category) => seats.map((seat) => total(piles, seat, category))),
      dice: [...dice],
      hands: seats.map((seat) => list(piles, seat)),
      buried: list(piles, BURIED),
      removed: list(piles, DECK),
    },
    reveals: true,
  });
}
