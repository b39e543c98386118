// Who knows what: the view of a seat, and a random truth that fits it.
import { OVER, type Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { tableFor } from './data.ts';
import { seenLog, UNSEEN } from './log.ts';
import { AUCTION, add, BURIED, DECK, DISCARD, emptyPiles, list, PUBLIC, size } from './piles.ts';
import type { Opened, State, View } from './state.ts';
import { sampleTruth } from './truth.ts';

export function view(state: State, seat: Seat | null): View {
  const { piles, seats } = state;
  const everySeat = Array.from({ length: seats }, (_, each) => each);
  return {
    ...open(state),
    seat,
    card: state.phase === 'give' && seat !== state.turn ? UNSEEN : state.card,
    hand: seat === null ? [] : list(piles, seat),
    handSizes: everySeat.map((each) => size(piles, each)),
    deckSize: size(piles, DECK) - tableFor(seats).removed,
    auctionSize: size(piles, AUCTION),
    public: list(piles, PUBLIC),
    discard: list(piles, DISCARD),
    log: seenLog(state.log, seat),
    opened:
      state.turn === OVER
        ? {
            hands: everySeat.map((each) => list(piles, each)),
            buried: list(piles, BURIED),
            removed: list(piles, DECK),
          }
        : null,
  };
}

export function determinize(view: View, rng: Rng): State {
  if (view.opened) return { ...open(view), card: view.card, piles: openedPiles(view, view.opened), log: [] };
  return { ...open(view), ...sampleTruth(view, rng) };
}

/** The part that state and view share. */
function open(source: State | View) {
  return {
    seats: source.seats,
    penalty: source.penalty,
    phase: source.phase,
    turn: source.turn,
    first: source.first,
    active: source.active,
    dice: source.dice.slice(),
    toHand: source.toHand,
    toAuction: source.toAuction,
    toPublic: source.toPublic,
    high: source.high,
    bidder: source.bidder,
    out: source.out,
    barred: source.barred,
    owed: source.owed,
    taker: source.taker,
  };
}

function openedPiles({ public: laidOut, discard }: View, { hands, buried, removed }: Opened): number[] {
  const piles = emptyPiles();
  for (const [seat, hand] of hands.entries()) for (const card of hand) add(piles, seat, card);
  for (const card of laidOut) add(piles, PUBLIC, card);
  for (const card of discard) add(piles, DISCARD, card);
  for (const card of buried) add(piles, BURIED, card);
  for (const card of removed) add(piles, DECK, card);
  return piles;
}
