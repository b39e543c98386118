// Hidden information: the view of a seat, and a random state that fits a view.
import { OVER, type Seat } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { settingsFor } from '../rules/data.ts';
import { logSeenBy, UNSEEN } from '../rules/log.ts';
import { AUCTION, add, BURIED, DECK, DISCARD, emptyPiles, list, PUBLIC, size } from '../rules/piles.ts';
import type { Opened, State, View } from '../rules/state.ts';
import { type HiddenState, sampleHiddenState } from './state-from-assignment.ts';

export function view(state: State, seat: Seat | null): View {
  const { piles, seats } = state;
  const handSizes: number[] = [];
  for (let each = 0; each < seats; each++) handSizes.push(size(piles, each));
  return {
    seats,
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
    seat,
    card: state.phase === 'give' && seat !== state.turn ? UNSEEN : state.card,
    hand: seat === null ? [] : list(piles, seat),
    handSizes,
    deckSize: size(piles, DECK) - settingsFor(seats).removed,
    auctionSize: size(piles, AUCTION),
    public: list(piles, PUBLIC),
    discard: list(piles, DISCARD),
    log: logSeenBy(state.log, seat),
    opened: state.turn === OVER ? openedOf(state) : null,
  };
}

function openedOf({ piles, seats }: State): Opened {
  return {
    hands: Array.from({ length: seats }, (_, seat) => list(piles, seat)),
    buried: list(piles, BURIED),
    removed: list(piles, DECK),
  };
}

// The fields are written out here, in `view` and in `clone`: spreading objects of this size is twenty times slower.
export function determinize(view: View, rng: Rng): State {
  const hidden = view.opened ? openedState(view, view.opened) : sampleHiddenState(view, rng);
  return {
    seats: view.seats,
    penalty: view.penalty,
    phase: view.phase,
    turn: view.turn,
    first: view.first,
    active: view.active,
    dice: view.dice.slice(),
    toHand: view.toHand,
    toAuction: view.toAuction,
    toPublic: view.toPublic,
    high: view.high,
    bidder: view.bidder,
    out: view.out,
    barred: view.barred,
    owed: view.owed,
    taker: view.taker,
    piles: hidden.piles,
    card: hidden.card,
    log: hidden.log,
  };
}

function openedState(
  { public: laidOut, discard, card }: View,
  { hands, buried, removed }: Opened,
): HiddenState {
  const piles = emptyPiles();
  for (const [seat, hand] of hands.entries()) for (const each of hand) add(piles, seat, each);
  for (const each of laidOut) add(piles, PUBLIC, each);
  for (const each of discard) add(piles, DISCARD, each);
  for (const each of buried) add(piles, BURIED, each);
  for (const each of removed) add(piles, DECK, each);
  return { piles, card, log: [] };
}
