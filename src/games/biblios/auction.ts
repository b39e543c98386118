// The auctions: bidding, paying, and the penalty for who cannot pay (B12-B18).
import { CHANCE, type Emit, OVER, type Seat } from '../../engine/game.ts';
import { CATEGORIES, type Card, isChurch, isGold, VALUE } from './data.ts';
import { ALL, entry, LECTERN, only, shortEntry } from './log.ts';
import { AUCTION, add, BURIED, DECK, DISCARD, goldSum, list, remove, size, total } from './piles.ts';
import { coinFor } from './rules.ts';
import { count } from './scoring.ts';
import { type Event, NONE, type State } from './state.ts';

const everybody = ({ seats }: State): number => (1 << seats) - 1;

/** B12: the active player changes after every card. */
export function nextCard(state: State, emit?: Emit<Event>): void {
  state.bidder = NONE;
  state.card = NONE;
  if (size(state.piles, AUCTION) === 0) {
    finish(state, emit);
    return;
  }
  state.active = (state.active + 1) % state.seats;
  state.phase = 'reveal';
  state.turn = CHANCE;
}

export function reveal(state: State, card: Card, emit?: Emit<Event>): void {
  remove(state.piles, AUCTION, card);
  state.log.push(entry(card, AUCTION, LECTERN, ALL));
  state.card = card;
  state.barred = 0;
  emit?.({ key: 'put-up', args: { seat: state.active, card, left: size(state.piles, AUCTION) } });
  openBidding(state, emit);
}

/** B13: from the left of the active player, everybody who is not barred. */
function openBidding(state: State, emit?: Emit<Event>): void {
  state.high = 0;
  state.bidder = NONE;
  state.out = state.barred;
  state.phase = 'bid';
  state.turn = state.active;
  passOn(state, emit);
}

export function bid(state: State, amount: number, emit?: Emit<Event>): void {
  state.high = amount;
  state.bidder = state.turn;
  emit?.({ key: 'bid', args: { seat: state.turn, amount, coin: coinFor(state.card) } });
  passOn(state, emit);
}

export function pass(state: State, emit?: Emit<Event>): void {
  state.out |= 1 << state.turn;
  emit?.({ key: 'passed', args: { seat: state.turn } });
  passOn(state, emit);
}

/** To the next who is still in; the highest bidder, reached again, has won; nobody left, nobody wants it (B13, B16). */
function passOn(state: State, emit?: Emit<Event>): void {
  if (state.out === everybody(state)) {
    unsold(state, emit);
    return;
  }
  let seat = state.turn;
  do seat = (seat + 1) % state.seats;
  while (state.out & (1 << seat));
  state.turn = seat;
  if (seat === state.bidder) settle(state, emit);
}

function unsold(state: State, emit?: Emit<Event>): void {
  add(state.piles, DISCARD, state.card);
  emit?.({ key: 'unsold', args: { card: state.card } });
  nextCard(state, emit);
}

/** B15: who can pay must pay. How many cards somebody holds is no secret, how much gold is. */
function settle(state: State, emit?: Emit<Event>): void {
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
  if (coin === 'gold') state.log.push(shortEntry(bidder, high));
  state.barred |= 1 << bidder;
  state.taker = bidder;
  nextSeizure(state, emit);
}

/** B16: around the table from the offender's left; B17: the left neighbour only. As long as there is a card. */
function nextSeizure(state: State, emit?: Emit<Event>): void {
  const { seats, bidder, taker } = state;
  const next = (taker + 1) % seats;
  const done = next === bidder || (state.penalty === 'medieval-bluff' && taker !== bidder);
  if (done || size(state.piles, bidder) === 0) {
    state.taker = NONE;
    if (state.barred !== everybody(state))
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
  const leaves = state.penalty === 'medieval-bluff';
  const to = leaves ? BURIED : taker;
  remove(piles, bidder, card);
  add(piles, to, card);
  state.log.push(entry(card, bidder, to, only(bidder) | only(taker)));
  emit?.({
    key: leaves ? 'confiscated' : 'seized',
    args: { seat: taker, from: bidder },
    secret: { seats: [bidder, taker], args: { card } },
  });
  nextSeizure(state, emit);
}

/** B14, B18: one card of the payment; gold is shown, cards for gold are not. */
export function pay(state: State, card: Card, emit?: Emit<Event>): void {
  const { piles, turn: seat } = state;
  remove(piles, seat, card);
  if (isGold(state.card)) {
    add(piles, BURIED, card);
    state.log.push(entry(card, seat, BURIED, only(seat)));
    state.owed--;
    emit?.({ key: 'paid-card', args: { seat, owed: state.owed }, secret: { seats: [seat], args: { card } } });
  } else {
    add(piles, DISCARD, card);
    state.log.push(entry(card, seat, DISCARD, ALL));
    state.owed = Math.max(0, state.owed - VALUE[card]!);
    emit?.({ key: 'paid-gold', args: { seat, card, owed: state.owed }, reveals: true });
  }
  if (state.owed === 0) receive(state, seat, emit);
}

function receive(state: State, seat: Seat, emit?: Emit<Event>): void {
  const { card, high } = state;
  emit?.({ key: 'won', args: { seat, card, amount: high, coin: coinFor(card) } });
  if (isChurch(card)) {
    state.phase = 'church';
    return;
  }
  add(state.piles, seat, card);
  state.log.push(entry(card, LECTERN, seat, ALL));
  nextCard(state, emit);
}

/** Everything is turned up; there is nothing left to remember. */
function finish(state: State, emit?: Emit<Event>): void {
  state.phase = 'over';
  state.turn = OVER;
  state.log = [];
  if (!emit) return;
  const { piles, dice } = state;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  emit({
    key: 'counted',
    args: {
      ...count(state),
      totals: CATEGORIES.map((category) => seats.map((seat) => total(piles, seat, category))),
      dice: [...dice],
      hands: seats.map((seat) => list(piles, seat)),
      buried: list(piles, BURIED),
      removed: list(piles, DECK),
    },
    reveals: true,
  });
}
