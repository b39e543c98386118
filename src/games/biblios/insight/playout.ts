// A quick, sensible player for playouts: what to keep, what to take, how high to bid, what to pay with.
import { tanh } from '../../../engine/exact-math.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { type Card, categoryOf, FIRST_CHURCH, isChurch, isGold, settingsFor, VALUE } from '../rules/data.ts';
import { lastPaid } from '../rules/flow.ts';
import { GIVE_AUCTION, GIVE_HAND, GIVE_PUBLIC, PASS } from '../rules/moves.ts';
import { AUCTION, DECK, goldSum, list, size, total } from '../rules/piles.ts';
import { type Move, NONE, type State } from '../rules/state.ts';

const NOISE = 0.35;
const CHURCH_VALUE = 0.8;

const EARLY_GOLD_VALUE = 0.17;
const LATE_GOLD_VALUE = 0.015;

/** The points that one gold is worth while there is still something to buy. */
function goldValue(state: State): number {
  const auctions =
    size(state.piles, AUCTION) +
    Math.max(0, size(state.piles, DECK) - settingsFor(state.seats).removed) / (state.seats + 1);
  return LATE_GOLD_VALUE + (EARLY_GOLD_VALUE - LATE_GOLD_VALUE) * Math.min(1, auctions / 9);
}

/** Roughly the points that a card adds for this seat. */
export function cardValue(state: State, seat: Seat, card: Card): number {
  if (isChurch(card)) return CHURCH_VALUE;
  if (isGold(card)) return VALUE[card]! * goldValue(state);
  const category = categoryOf(card);
  const die = state.dice[category]!;
  const own = total(state.piles, seat, category);
  let bestOther = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) bestOther = Math.max(bestOther, total(state.piles, other, category));
  }
  const lead = (own - bestOther) / (category < 2 ? 3 : 1.5);
  // A card matters most where the race is close.
  const closeness = 1 / (1 + lead * lead);
  return (0.12 + 0.3 * closeness) * die * (VALUE[card]! / (category < 2 ? 2.7 : 1.2));
}

const noise = (rng: Rng): number => NOISE * (rng.float() + rng.float() - 1);

export function playoutMove(state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  if (moves.length === 1) return moves[0]!;
  switch (state.phase) {
    case 'give':
      return chooseDestination(state, seat, moves, rng);
    case 'bid':
      return chooseBid(state, seat, moves, rng);
    case 'pay':
      return isGold(state.card) ? choosePayment(state, seat, moves, rng) : rng.pick(moves);
    case 'take':
      return bestMove(
        moves,
        (move) => (move.kind === 'take' ? cardValue(state, seat, move.card) : 0) + noise(rng),
      );
    default:
      return bestMove(moves, (move) => diceGain(state, seat, move) + noise(rng));
  }
}

function chooseDestination(state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  const own = cardValue(state, seat, state.card) + noise(rng);
  const drawsLeft = state.toHand + state.toAuction + state.toPublic;
  // The first cards must be good to be kept; with few draws left, any decent card is.
  const bar = 0.55 + 0.12 * drawsLeft;
  if (moves.includes(GIVE_HAND) && own > bar) return GIVE_HAND;
  let bestOther = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) bestOther = Math.max(bestOther, cardValue(state, other, state.card));
  }
  const isTempting = bestOther + noise(rng) > 0.7;
  if (isTempting && moves.includes(GIVE_AUCTION)) return GIVE_AUCTION;
  if (!isTempting && moves.includes(GIVE_PUBLIC)) return GIVE_PUBLIC;
  return rng.pick(moves);
}

/** The highest sensible bid, in the coin that is asked for. */
export function bidLimit(state: State, seat: Seat): number {
  const { card, piles } = state;
  if (isGold(card)) {
    const value = VALUE[card]! * goldValue(state);
    const costs = list(piles, seat)
      .map((held) => keepValue(state, seat, held))
      .sort((a, b) => a - b);
    let paid = 0;
    let count = 0;
    while (count < costs.length && paid + costs[count]! < value) paid += costs[count++]!;
    return count;
  }
  return Math.min(goldSum(piles, seat), cardValue(state, seat, card) / goldValue(state));
}

function chooseBid(state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  const maxWanted = bidLimit(state, seat) * (0.75 + 0.5 * rng.float());
  const maxPayable = isGold(state.card) ? size(state.piles, seat) : goldSum(state.piles, seat);
  const next = state.high + 1;
  if (next > maxWanted || next > maxPayable) return PASS;
  // Bids come after passing, in ascending order.
  return moves[1] ?? PASS;
}

/** The points a card is worth when kept; little where the category is already lost or won. */
function keepValue(state: State, seat: Seat, card: Card): number {
  if (isGold(card)) return VALUE[card]! * goldValue(state) + 0.05;
  return cardValue(state, seat, card);
}

/** The cheapest cards, in the ascending order that the rules require. */
function choosePayment(state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  const from = lastPaid(state);
  const costs = list(state.piles, seat)
    .filter((card) => card < FIRST_CHURCH && (from === NONE || card >= from))
    .map((card) => keepValue(state, seat, card))
    .sort((a, b) => a - b);
  const dearest = costs[state.owed - 1] ?? Number.POSITIVE_INFINITY;
  const cheap = moves.find(
    (move) => move.kind === 'pay' && keepValue(state, seat, move.card) <= dearest + 1e-9,
  );
  return cheap ?? rng.pick(moves);
}

/** A die is worth raising where this seat leads, and lowering where another does. */
function diceGain(state: State, seat: Seat, move: Move): number {
  if (move.kind !== 'raise' && move.kind !== 'lower') return 0;
  let gain = 0;
  for (const category of move.dice) gain += leadIn(state, seat, category);
  return move.kind === 'raise' ? gain : -gain;
}

function leadIn(state: State, seat: Seat, category: number): number {
  const own = total(state.piles, seat, category);
  let bestOther = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) bestOther = Math.max(bestOther, total(state.piles, other, category));
  }
  return tanh((own - bestOther) / (category < 2 ? 4 : 2));
}

function bestMove(moves: readonly Move[], rate: (move: Move) => number): Move {
  let chosen = moves[0]!;
  let bestRating = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const rating = rate(move);
    if (rating > bestRating) {
      bestRating = rating;
      chosen = move;
    }
  }
  return chosen;
}
