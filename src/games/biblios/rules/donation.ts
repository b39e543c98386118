// The donation: the active player draws and assigns cards, then the others take one (B7, B8, B12).
import { CHANCE, type Emit, type Seat } from '../../../engine/game.ts';
import { nextCard } from './auction.ts';
import { type Card, isChurch, settingsFor } from './data.ts';
import { EVERYBODY, logEntry, onlySeat } from './log.ts';
import { AUCTION, add, DECK, PUBLIC, remove, size } from './piles.ts';
import { type Destination, type Event, NONE, type State } from './state.ts';

export function first(state: State, seat: Seat, emit?: Emit<Event>): void {
  state.first = seat;
  emit?.({ key: 'first-drawn', args: { seat } });
  startTurn(state, seat);
}

/** B7: one card to the hand, one to the auction pile, one to the public space for each other player. */
function startTurn(state: State, seat: Seat): void {
  state.active = seat;
  state.toHand = 1;
  state.toAuction = 1;
  state.toPublic = state.seats - 1;
  awaitDraw(state);
}

function awaitDraw(state: State): void {
  state.phase = 'draw';
  state.turn = CHANCE;
}

export function draw(state: State, card: Card, emit?: Emit<Event>): void {
  remove(state.piles, DECK, card);
  state.card = card;
  state.phase = 'give';
  state.turn = state.active;
  emit?.({ key: 'drawn', args: { seat: state.active }, secret: { seats: [state.active], args: { card } } });
}

export function give(state: State, to: Destination, emit?: Emit<Event>): void {
  const { active: seat, card, piles } = state;
  switch (to) {
    case 'hand':
      state.toHand = 0;
      if (isChurch(card)) {
        emit?.({ key: 'church-shown', args: { seat, card }, reveals: true });
        state.phase = 'church';
        return;
      }
      add(piles, seat, card);
      state.log.push(logEntry(card, DECK, seat, onlySeat(seat)));
      emit?.({ key: 'kept', args: { seat }, secret: { seats: [seat], args: { card } }, reveals: true });
      break;
    case 'auction':
      state.toAuction = 0;
      add(piles, AUCTION, card);
      state.log.push(logEntry(card, DECK, AUCTION, onlySeat(seat)));
      emit?.({ key: 'put-aside', args: { seat }, secret: { seats: [seat], args: { card } } });
      break;
    case 'public':
      state.toPublic--;
      add(piles, PUBLIC, card);
      emit?.({ key: 'laid-out', args: { seat, card }, reveals: true });
  }
  state.card = NONE;
  afterGive(state);
}

/** Draws the next card. When all are assigned, the others take, starting at the left of the active player (B8). */
export function afterGive(state: State): void {
  if (state.toHand + state.toAuction + state.toPublic > 0) {
    awaitDraw(state);
    return;
  }
  state.phase = 'take';
  state.turn = (state.active + 1) % state.seats;
}

export function take(state: State, card: Card, emit?: Emit<Event>): void {
  const { turn: seat, piles } = state;
  remove(piles, PUBLIC, card);
  emit?.({ key: 'taken', args: { seat, card } });
  if (isChurch(card)) {
    state.card = card;
    state.phase = 'church';
    return;
  }
  add(piles, seat, card);
  state.log.push(logEntry(card, PUBLIC, seat, EVERYBODY));
  afterTake(state, emit);
}

export function afterTake(state: State, emit?: Emit<Event>): void {
  const next = (state.turn + 1) % state.seats;
  if (next !== state.active) {
    state.phase = 'take';
    state.turn = next;
  } else if (size(state.piles, DECK) > settingsFor(state.seats).removed) {
    startTurn(state, (state.active + 1) % state.seats);
  } else {
    startAuctions(state, emit);
  }
}

/** B12: starts as if the player to the right of the first donor had just been active. */
function startAuctions(state: State, emit?: Emit<Event>): void {
  emit?.({ key: 'auctions-begin', args: { seat: state.first, count: size(state.piles, AUCTION) } });
  state.active = (state.first + state.seats - 1) % state.seats;
  nextCard(state, emit);
}
