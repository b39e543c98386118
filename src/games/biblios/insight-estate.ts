// What each seat may expect to win: for every category the chance to have most of it, given what gold can still buy.
import { CATEGORIES, type Card, categoryOf, isChurch, isGold, tableFor, VALUE } from './data.ts';
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
} from './piles.ts';
import { NONE, type State } from './state.ts';

/** In points, or in strength of a category where that is meant. */
export interface Weights {
  /** A church card, to who resolves it. */
  church: number;
  /** One gold, beyond what it buys: it decides ties, and which auctions one is in. */
  gold: number;
  /** Gold that everybody is taken to have, so that a single coin is not everything. */
  purse: number;
  /** How much of what will be auctioned goes as gold does. */
  buys: number;
  /** By how much strength a letter is better than the next one. */
  letter: number;
  /** How sure a lead is: when nothing of the category is left, and with what is still to come. */
  certain: number;
  doubt: number;
  /** The right to keep a card still to be drawn, and for each further draw to choose from. */
  keep: number;
  keepMore: number;
  /** A card still to be laid out, to those who will take it. */
  gift: number;
  /** How sure a lead in points is: at the end, and with cards to come. */
  end: number;
  far: number;
}

/** For 2, 3 and 4 seats, fitted to self-play by `scripts/fit-biblios.ts`. */
export const WEIGHTS: readonly Weights[] = [
  {
    church: 0.8,
    gold: 0.18,
    purse: 7.4,
    buys: 0.65,
    letter: 0.1,
    certain: 0.05,
    doubt: 0.51,
    keep: 0.75,
    keepMore: 0.11,
    gift: 1.13,
    end: 0.2,
    far: 0.58,
  },
  {
    church: 0.4,
    gold: 0.14,
    purse: 4.1,
    buys: 1.18,
    letter: 0.11,
    certain: 0.05,
    doubt: 0.45,
    keep: 0.49,
    keepMore: 0.15,
    gift: 1.07,
    end: 0.15,
    far: 0.48,
  },
  {
    church: 0.3,
    gold: 0.09,
    purse: 2.1,
    buys: 1.64,
    letter: 0.12,
    certain: 0.05,
    doubt: 0.37,
    keep: 0.37,
    keepMore: 0.18,
    gift: 0.96,
    end: 0.25,
    far: 0.39,
  },
];

export const weightsFor = (seats: number): Weights => WEIGHTS[seats - 2]!;

/** What it costs to win a card that one cannot pay. */
const UNPAID = 2;
/** A coin, when cards are paid for gold. */
const COIN = 0.25;

const MOST_SEATS = 4;
const strength = new Float64Array(CATEGORIES.length * MOST_SEATS);
const chance = new Float64Array(CATEGORIES.length * MOST_SEATS);
const doubts = new Float64Array(CATEGORIES.length);
const gold = new Float64Array(MOST_SEATS);
const bonus = new Float64Array(MOST_SEATS);

/** Victory points to expect, by seat. The auction is judged as if it ended with the bid that stands. */
export function estate(state: State): number[] {
  const { seats, piles, dice } = state;
  const w = weightsFor(seats);
  for (let seat = 0; seat < seats; seat++) {
    for (let c = 0; c < CATEGORIES.length; c++) {
      const letter = bestLetter(piles, seat, c);
      strength[c * MOST_SEATS + seat] = total(piles, seat, c) + w.letter * (9 - letter);
    }
    gold[seat] = goldSum(piles, seat);
    bonus[seat] = 0;
  }
  shareOutPublic(state, w);
  keepSlots(state, w);
  const sold = settleBid(state, w);
  buyWhatComes(state, w);
  weighCategories(state, w);
  const points = Array.from({ length: seats }, (_, seat) => bonus[seat]! + w.gold * gold[seat]!);
  for (let c = 0; c < CATEGORIES.length; c++) {
    for (let seat = 0; seat < seats; seat++) points[seat]! += dice[c]! * chance[c * MOST_SEATS + seat]!;
  }
  if (sold > 0) points[state.bidder]! -= costOfCards(state, state.bidder, sold);
  return points;
}

/** Of the cards of the deck, how many will be drawn: the rest has been removed unseen. */
function drawn({ piles, seats }: State): number {
  const all = size(piles, DECK);
  return all === 0 ? 0 : (all - tableFor(seats).removed) / all;
}

/** Cards to come, as far as anybody can get them. */
export function toCome(state: State): number {
  return size(state.piles, DECK) * drawn(state) + size(state.piles, AUCTION);
}

/** What lies in the public space goes to those who have not taken yet, to each its share. */
function shareOutPublic(state: State, w: Weights): void {
  const { seats, active, piles, phase } = state;
  if (size(piles, PUBLIC) === 0) return;
  const first = phase === 'take' ? state.turn : (active + 1) % seats;
  const takers = (active - first + seats) % seats || seats - 1;
  eachKind(piles, PUBLIC, (card, count) => {
    for (let i = 0; i < takers; i++) gain(w, (first + i) % seats, card, count / takers);
  });
}

/** What the active player may still keep and must still lay out; more choice is better. */
function keepSlots({ seats, phase, active, toHand, toAuction, toPublic }: State, w: Weights): void {
  if (phase !== 'draw' && phase !== 'give') return;
  const draws = toHand + toAuction + toPublic;
  if (draws === seats + 1) return;
  if (toHand > 0) bonus[active]! += w.keep + w.keepMore * (draws - 1);
  for (let i = 1; i < seats; i++) bonus[(active + i) % seats]! += (w.gift * toPublic) / (seats - 1);
}

function gain(w: Weights, seat: number, card: Card, share: number): void {
  if (isGold(card)) gold[seat]! += VALUE[card]! * share;
  else if (isChurch(card)) bonus[seat]! += w.church * share;
  else strength[categoryOf(card) * MOST_SEATS + seat]! += VALUE[card]! * share;
}

/** The card goes to who bids most, or, if nobody has, to the next for 1. Tells how many cards are paid for it. */
function settleBid(state: State, w: Weights): number {
  const { phase, card, piles } = state;
  if (phase === 'church') bonus[state.turn]! += w.church;
  if (phase !== 'bid' && phase !== 'pay') return 0;
  const buyer = state.bidder === NONE ? state.turn : state.bidder;
  const owed = phase === 'pay' ? state.owed : Math.max(1, state.high);
  if ((isGold(card) ? size(piles, buyer) : gold[buyer]!) < owed) {
    if (state.bidder !== NONE) bonus[buyer]! -= UNPAID;
    return 0;
  }
  if (!isGold(card)) gold[buyer]! -= owed;
  gain(w, buyer, card, 1);
  return isGold(card) && state.bidder !== NONE ? owed : 0;
}

/** What will be auctioned goes to the seats as their gold does. */
function buyWhatComes(state: State, w: Weights): void {
  const { piles, seats } = state;
  const share = drawn(state) / (seats + 1);
  let all = seats * w.purse;
  for (let seat = 0; seat < seats; seat++) all += gold[seat]!;
  const churchesToCome = churches(piles, AUCTION) + share * churches(piles, DECK);
  for (let seat = 0; seat < seats; seat++) {
    const part = (gold[seat]! + w.purse) / all;
    bonus[seat]! += w.church * churchesToCome * part;
    for (let c = 0; c < CATEGORIES.length; c++) {
      strength[c * MOST_SEATS + seat]! +=
        w.buys * part * (total(piles, AUCTION, c) + share * total(piles, DECK, c));
    }
  }
}

/** Who leads a category the more surely, the less of it is still to come. */
function weighCategories(state: State, w: Weights): void {
  const { seats, piles } = state;
  const share = drawn(state);
  for (let c = 0; c < CATEGORIES.length; c++) {
    const at = c * MOST_SEATS;
    const open = squares(piles, AUCTION, c) + share * squares(piles, DECK, c);
    const doubt = w.certain + w.doubt * Math.sqrt(open);
    doubts[c] = doubt;
    let most = 0;
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, strength[at + seat]!);
    let all = 0;
    for (let seat = 0; seat < seats; seat++) {
      chance[at + seat] = Math.exp((strength[at + seat]! - most) / doubt);
      all += chance[at + seat]!;
    }
    // What nobody has and nobody will have, nobody wins.
    const scale = most === 0 && open === 0 ? 0 : 1 / all;
    for (let seat = 0; seat < seats; seat++) chance[at + seat]! *= scale;
  }
}

/** What a seat loses by paying with the cards that it needs least. */
function costOfCards(state: State, seat: number, count: number): number {
  const costs = list(state.piles, seat).map((card) => {
    if (isGold(card)) return COIN * VALUE[card]!;
    const c = categoryOf(card);
    const p = chance[c * MOST_SEATS + seat]!;
    return (state.dice[c]! * p * (1 - p) * VALUE[card]!) / doubts[c]!;
  });
  costs.sort((a, b) => a - b);
  let cost = 0;
  for (let i = 0; i < count && i < costs.length; i++) cost += costs[i]!;
  return cost;
}
