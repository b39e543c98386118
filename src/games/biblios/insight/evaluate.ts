// Evaluates a state: the chance of each seat to win each category, given what its gold can still buy, as victory points.
import { exp } from '../../../engine/exact-math.ts';
import { CATEGORIES, type Card, categoryOf, isChurch, isGold, settingsFor, VALUE } from '../rules/data.ts';
import {
  AUCTION,
  bestLetter,
  churches,
  DECK,
  eachKind,
  goldSum,
  list,
  PUBLIC,
  size,
  squares,
  total,
} from '../rules/piles.ts';
import { NONE, type State } from '../rules/state.ts';

/** Weights in points, or in strength of a category where stated. */
export interface Weights {
  /** A church card, for the player who resolves it. */
  church: number;
  /** One gold, beyond what it buys: it breaks ties and decides which auctions a player can join. */
  gold: number;
  /** Gold added to every seat, so that a single coin does not decide everything. */
  baseGold: number;
  /** The share of future auctions that is split in proportion to gold. */
  auctionShare: number;
  /** How much strength a letter is worth compared with the next one. */
  letter: number;
  /** The uncertainty of a lead: with nothing of the category left, and per card still to come. */
  minUncertainty: number;
  uncertainty: number;
  /** The right to keep a card still to be drawn, and for each further draw to choose from. */
  keep: number;
  keepExtra: number;
  /** A card still to be laid out, for the players who will take it. */
  publicCard: number;
  /** The uncertainty of a lead in points: at the end, and with cards still to come. */
  endUncertainty: number;
  uncertaintyPerCard: number;
}

/** For 2, 3 and 4 seats, fitted to self-play by `scripts/study/biblios-weights.ts`. */
export const WEIGHTS: readonly Weights[] = [
  {
    church: 0.8,
    gold: 0.18,
    baseGold: 7.4,
    auctionShare: 0.65,
    letter: 0.1,
    minUncertainty: 0.05,
    uncertainty: 0.51,
    keep: 0.75,
    keepExtra: 0.11,
    publicCard: 1.13,
    endUncertainty: 0.2,
    uncertaintyPerCard: 0.58,
  },
  {
    church: 0.4,
    gold: 0.14,
    baseGold: 4.1,
    auctionShare: 1.18,
    letter: 0.11,
    minUncertainty: 0.05,
    uncertainty: 0.45,
    keep: 0.49,
    keepExtra: 0.15,
    publicCard: 1.07,
    endUncertainty: 0.15,
    uncertaintyPerCard: 0.48,
  },
  {
    church: 0.3,
    gold: 0.09,
    baseGold: 2.1,
    auctionShare: 1.64,
    letter: 0.12,
    minUncertainty: 0.05,
    uncertainty: 0.37,
    keep: 0.37,
    keepExtra: 0.18,
    publicCard: 0.96,
    endUncertainty: 0.25,
    uncertaintyPerCard: 0.39,
  },
];

export const weightsFor = (seats: number): Weights => WEIGHTS[seats - 2]!;

/** The penalty for winning a card without being able to pay. */
const UNPAID_PENALTY = 2;
/** The value of one gold when cards are paid for gold. */
const COIN_VALUE = 0.25;

const MAX_SEATS = 4;
const strength = new Float64Array(CATEGORIES.length * MAX_SEATS);
const chance = new Float64Array(CATEGORIES.length * MAX_SEATS);
const categoryUncertainty = new Float64Array(CATEGORIES.length);
const gold = new Float64Array(MAX_SEATS);
const bonus = new Float64Array(MAX_SEATS);

/** Expected victory points by seat. A running auction is judged as if it ended with the current bid. */
export function expectedPoints(state: State, goldWeight = weightsFor(state.seats).gold): number[] {
  const { seats, piles, dice } = state;
  const w = weightsFor(seats);
  for (let seat = 0; seat < seats; seat++) {
    for (let c = 0; c < CATEGORIES.length; c++) {
      const letter = bestLetter(piles, seat, c);
      strength[c * MAX_SEATS + seat] = total(piles, seat, c) + w.letter * (9 - letter);
    }
    gold[seat] = goldSum(piles, seat);
    bonus[seat] = 0;
  }
  splitPublicCards(state, w);
  addKeepingValue(state, w);
  const sold = settleBid(state, w);
  splitFutureAuctions(state, w);
  computeCategoryChances(state, w);
  const points = Array.from({ length: seats }, (_, seat) => bonus[seat]! + goldWeight * gold[seat]!);
  for (let c = 0; c < CATEGORIES.length; c++) {
    for (let seat = 0; seat < seats; seat++) points[seat]! += dice[c]! * chance[c * MAX_SEATS + seat]!;
  }
  if (sold > 0) points[state.bidder]! -= costOfCards(state, state.bidder, sold);
  return points;
}

/** The share of the deck that will be drawn; the rest was removed unseen. */
function shareDrawn({ piles, seats }: State): number {
  const all = size(piles, DECK);
  return all === 0 ? 0 : (all - settingsFor(seats).removed) / all;
}

/** The number of cards still to come that a player can get. */
export function cardsToCome(state: State): number {
  return size(state.piles, DECK) * shareDrawn(state) + size(state.piles, AUCTION);
}

/** Splits the public cards evenly among the players who have not taken yet. */
function splitPublicCards(state: State, w: Weights): void {
  const { seats, active, piles, phase } = state;
  if (size(piles, PUBLIC) === 0) return;
  const first = phase === 'take' ? state.turn : (active + 1) % seats;
  const takers = (active - first + seats) % seats || seats - 1;
  eachKind(piles, PUBLIC, (card, count) => {
    for (let i = 0; i < takers; i++) gain(w, (first + i) % seats, card, count / takers);
  });
}

/** What the active player may still keep and must still lay out; more choice is better. */
function addKeepingValue({ seats, phase, active, toHand, toAuction, toPublic }: State, w: Weights): void {
  if (phase !== 'draw' && phase !== 'give') return;
  const draws = toHand + toAuction + toPublic;
  if (draws === seats + 1) return;
  if (toHand > 0) bonus[active]! += w.keep + w.keepExtra * (draws - 1);
  for (let i = 1; i < seats; i++) bonus[(active + i) % seats]! += (w.publicCard * toPublic) / (seats - 1);
}

function gain(w: Weights, seat: number, card: Card, share: number): void {
  if (isGold(card)) gold[seat]! += VALUE[card]! * share;
  else if (isChurch(card)) bonus[seat]! += w.church * share;
  else strength[categoryOf(card) * MAX_SEATS + seat]! += VALUE[card]! * share;
}

/** The highest bidder gets the card; without a bid, the next player gets it for 1. Returns how many cards are paid for it. */
function settleBid(state: State, w: Weights): number {
  const { phase, card, piles } = state;
  if (phase === 'church') bonus[state.turn]! += w.church;
  if (phase !== 'bid' && phase !== 'pay') return 0;
  const buyer = state.bidder === NONE ? state.turn : state.bidder;
  const owed = phase === 'pay' ? state.owed : Math.max(1, state.high);
  if ((isGold(card) ? size(piles, buyer) : gold[buyer]!) < owed) {
    if (state.bidder !== NONE) bonus[buyer]! -= UNPAID_PENALTY;
    return 0;
  }
  if (!isGold(card)) gold[buyer]! -= owed;
  gain(w, buyer, card, 1);
  return isGold(card) && state.bidder !== NONE ? owed : 0;
}

/** Splits future auctions among the seats in proportion to their gold. */
function splitFutureAuctions(state: State, w: Weights): void {
  const { piles, seats } = state;
  const share = shareDrawn(state) / (seats + 1);
  let all = seats * w.baseGold;
  for (let seat = 0; seat < seats; seat++) all += gold[seat]!;
  const churchesToCome = churches(piles, AUCTION) + share * churches(piles, DECK);
  for (let seat = 0; seat < seats; seat++) {
    const part = (gold[seat]! + w.baseGold) / all;
    bonus[seat]! += w.church * churchesToCome * part;
    for (let c = 0; c < CATEGORIES.length; c++) {
      strength[c * MAX_SEATS + seat]! +=
        w.auctionShare * part * (total(piles, AUCTION, c) + share * total(piles, DECK, c));
    }
  }
}

/** The less of a category is still to come, the more certain is a lead in it. */
function computeCategoryChances(state: State, w: Weights): void {
  const { seats, piles } = state;
  const share = shareDrawn(state);
  for (let c = 0; c < CATEGORIES.length; c++) {
    const at = c * MAX_SEATS;
    const open = squares(piles, AUCTION, c) + share * squares(piles, DECK, c);
    const uncertainty = w.minUncertainty + w.uncertainty * Math.sqrt(open);
    categoryUncertainty[c] = uncertainty;
    let most = 0;
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, strength[at + seat]!);
    let all = 0;
    for (let seat = 0; seat < seats; seat++) {
      chance[at + seat] = exp((strength[at + seat]! - most) / uncertainty);
      all += chance[at + seat]!;
    }
    // Nobody wins a category of which nobody has or can get a card.
    const scale = most === 0 && open === 0 ? 0 : 1 / all;
    for (let seat = 0; seat < seats; seat++) chance[at + seat]! *= scale;
  }
}

/** What a seat loses by paying with the cards it needs least. */
function costOfCards(state: State, seat: number, count: number): number {
  const costs = list(state.piles, seat).map((card) => {
    if (isGold(card)) return COIN_VALUE * VALUE[card]!;
    const c = categoryOf(card);
    const p = chance[c * MAX_SEATS + seat]!;
    return (state.dice[c]! * p * (1 - p) * VALUE[card]!) / categoryUncertainty[c]!;
  });
  costs.sort((a, b) => a - b);
  let cost = 0;
  for (let i = 0; i < count && i < costs.length; i++) cost += costs[i]!;
  return cost;
}
