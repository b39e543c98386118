// How a decent player goes on at once: what to keep, what to take, how far to bid, what to pay with.
import type { Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { type Card, categoryOf, FIRST_CHURCH, isChurch, isGold, tableFor, VALUE } from './data.ts';
import { GIVE_AUCTION, GIVE_HAND, GIVE_PUBLIC, PASS } from './moves.ts';
import { AUCTION, DECK, goldSum, list, size, total } from './piles.ts';
import { lastPaid } from './rules.ts';
import { type Move, NONE, type State } from './state.ts';

const WHIM = 0.35;
const CHURCH = 0.8;

const GOLD_EARLY = 0.17;
const GOLD_LATE = 0.015;

/** Points that one gold is worth while there is still something to buy. */
function goldWorth(state: State): number {
  const auctions =
    size(state.piles, AUCTION) +
    Math.max(0, size(state.piles, DECK) - tableFor(state.seats).removed) / (state.seats + 1);
  return GOLD_LATE + (GOLD_EARLY - GOLD_LATE) * Math.min(1, auctions / 9);
}

/** Roughly the points a card adds for this seat. */
export function worth(state: State, seat: Seat, card: Card): number {
  if (isChurch(card)) return CHURCH;
  if (isGold(card)) return VALUE[card]! * goldWorth(state);
  const category = categoryOf(card);
  const die = state.dice[category]!;
  const mine = total(state.piles, seat, category);
  let theirs = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) theirs = Math.max(theirs, total(state.piles, other, category));
  }
  const lead = (mine - theirs) / (category < 2 ? 3 : 1.5);
  // It matters most where the race is close.
  const close = 1 / (1 + lead * lead);
  return (0.12 + 0.3 * close) * die * (VALUE[card]! / (category < 2 ? 2.7 : 1.2));
}

const whim = (rng: Rng): number => WHIM * (rng.float() + rng.float() - 1);

export function habit(state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  if (moves.length === 1) return moves[0]!;
  switch (state.phase) {
    case 'give':
      return giving(state, seat, moves, rng);
    case 'bid':
      return bidding(state, seat, moves, rng);
    case 'pay':
      return isGold(state.card) ? payingCards(state, seat, moves, rng) : rng.pick(moves);
    case 'take':
      return best(moves, (move) => (move.kind === 'take' ? worth(state, seat, move.card) : 0) + whim(rng));
    default:
      return best(moves, (move) => turning(state, seat, move) + whim(rng));
  }
}

function giving(state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  const mine = worth(state, seat, state.card) + whim(rng);
  const drawsLeft = state.toHand + state.toAuction + state.toPublic;
  // The first cards must be good to be kept; with few left, anything decent is.
  const bar = 0.55 + 0.12 * drawsLeft;
  if (moves.includes(GIVE_HAND) && mine > bar) return GIVE_HAND;
  let theirs = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) theirs = Math.max(theirs, worth(state, other, state.card));
  }
  const isTempting = theirs + whim(rng) > 0.7;
  if (isTempting && moves.includes(GIVE_AUCTION)) return GIVE_AUCTION;
  if (!isTempting && moves.includes(GIVE_PUBLIC)) return GIVE_PUBLIC;
  return rng.pick(moves);
}

/** What the card is worth, in the coin that is asked for. */
export function limit(state: State, seat: Seat): number {
  const { card, piles } = state;
  if (isGold(card)) {
    const value = VALUE[card]! * goldWorth(state);
    const costs = list(piles, seat)
      .map((held) => keeping(state, seat, held))
      .sort((a, b) => a - b);
    let paid = 0;
    let count = 0;
    while (count < costs.length && paid + costs[count]! < value) paid += costs[count++]!;
    return count;
  }
  return Math.min(goldSum(piles, seat), worth(state, seat, card) / goldWorth(state));
}

function bidding(state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  const far = limit(state, seat) * (0.75 + 0.5 * rng.float());
  const can = isGold(state.card) ? size(state.piles, seat) : goldSum(state.piles, seat);
  const next = state.high + 1;
  if (next > far || next > can) return PASS;
  // Bids come after passing, in rising order.
  return moves[1] ?? PASS;
}

/** What a card is worth kept: nothing where the race is lost or won. */
function keeping(state: State, seat: Seat, card: Card): number {
  if (isGold(card)) return VALUE[card]! * goldWorth(state) + 0.05;
  return worth(state, seat, card);
}

/** The cheapest cards, in the rising order that the rules ask for. */
function payingCards(state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  const from = lastPaid(state);
  const costs = list(state.piles, seat)
    .filter((card) => card < FIRST_CHURCH && (from === NONE || card >= from))
    .map((card) => keeping(state, seat, card))
    .sort((a, b) => a - b);
  const dearest = costs[state.owed - 1] ?? Number.POSITIVE_INFINITY;
  const cheap = moves.find(
    (move) => move.kind === 'pay' && keeping(state, seat, move.card) <= dearest + 1e-9,
  );
  return cheap ?? rng.pick(moves);
}

/** A die is worth turning up where one leads, and down where another does. */
function turning(state: State, seat: Seat, move: Move): number {
  if (move.kind !== 'raise' && move.kind !== 'lower') return 0;
  let gain = 0;
  for (const category of move.dice) gain += leading(state, seat, category);
  return move.kind === 'raise' ? gain : -gain;
}

function leading(state: State, seat: Seat, category: number): number {
  const mine = total(state.piles, seat, category);
  let theirs = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) theirs = Math.max(theirs, total(state.piles, other, category));
  }
  return Math.tanh((mine - theirs) / (category < 2 ? 4 : 2));
}

function best(moves: readonly Move[], like: (move: Move) => number): Move {
  let chosen = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const liked = like(move);
    if (liked > most) {
      most = liked;
      chosen = move;
    }
  }
  return chosen;
}
