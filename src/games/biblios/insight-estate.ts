// What each seat may expect to win: for every category the chance to have most of it, and what gold will still buy.
import { CATEGORIES, type Card, categoryOf, isChurch, isGold, tableFor, VALUE } from './data.ts';
import { AUCTION, DECK, eachKind, goldSum, PUBLIC, size, total } from './piles.ts';
import { NONE, type State } from './state.ts';

/** Points that a church card is worth to who resolves it. */
const CHURCH = 0.8;
/** Points that one gold is worth while there is still much to buy, and when there is nothing left. */
const GOLD_EARLY = 0.17;
const GOLD_LATE = 0.015;
/** Of everything a seat owns, one card paid for gold costs about so much. */
const CARD_PAID = 0.2;
const MOST_SEATS = 4;

const strength = new Float64Array(CATEGORIES.length * MOST_SEATS);
const gold = new Float64Array(MOST_SEATS);
const bonus = new Float64Array(MOST_SEATS);

/** Victory points to expect, by seat. The auction is judged as if it ended with the bid that stands. */
export function estate(state: State): number[] {
  const { seats, piles, dice } = state;
  for (let seat = 0; seat < seats; seat++) {
    for (let c = 0; c < CATEGORIES.length; c++) strength[c * MOST_SEATS + seat] = total(piles, seat, c);
    gold[seat] = goldSum(piles, seat);
    bonus[seat] = 0;
  }
  shareOutPublic(state);
  settleBid(state);
  const each = goldWorth(state);
  const points = Array.from({ length: seats }, (_, seat) => bonus[seat]! + gold[seat]! * each);
  for (let c = 0; c < CATEGORIES.length; c++) addChances(state, c, dice[c]!, points);
  return points;
}

/** Cards to come, as far as anybody can get them: what is left to donate, and the auction pile. */
function toCome(state: State): number {
  const donated = Math.max(0, size(state.piles, DECK) - tableFor(state.seats).removed);
  return donated + size(state.piles, AUCTION) + (state.phase === 'bid' ? 1 : 0);
}

export function goldWorth(state: State): number {
  const auctions =
    size(state.piles, AUCTION) +
    Math.max(0, size(state.piles, DECK) - tableFor(state.seats).removed) / (state.seats + 1);
  return GOLD_LATE + (GOLD_EARLY - GOLD_LATE) * Math.min(1, auctions / 9);
}

/** What lies in the public space goes to those who have not taken yet, to each its share. */
function shareOutPublic(state: State): void {
  const { seats, active, piles, phase } = state;
  if (size(piles, PUBLIC) === 0) return;
  const first = phase === 'take' ? state.turn : (active + 1) % seats;
  const takers = (active - first + seats) % seats || seats - 1;
  eachKind(piles, PUBLIC, (card, count) => {
    for (let i = 0; i < takers; i++) gain((first + i) % seats, card, count / takers);
  });
}

function gain(seat: number, card: Card, share: number): void {
  if (isGold(card)) gold[seat]! += VALUE[card]! * share;
  else if (isChurch(card)) bonus[seat]! += CHURCH * share;
  else strength[categoryOf(card) * MOST_SEATS + seat]! += VALUE[card]! * share;
}

function settleBid(state: State): void {
  const { phase, bidder, card, high, piles } = state;
  if (phase === 'church') {
    bonus[state.turn]! += CHURCH;
    return;
  }
  if ((phase !== 'bid' && phase !== 'pay') || bidder === NONE || card === NONE) return;
  const owed = phase === 'pay' ? state.owed : high;
  if (isGold(card)) {
    if (size(piles, bidder) < owed) bonus[bidder]! -= 2;
    bonus[bidder]! -= CARD_PAID * owed;
  } else {
    if (gold[bidder]! < owed) bonus[bidder]! -= 2;
    gold[bidder]! -= owed;
  }
  gain(bidder, card, 1);
}

/** Who leads a category the more surely, the less of it is still to come. */
function addChances(state: State, category: number, die: number, points: number[]): void {
  const { seats } = state;
  const at = category * MOST_SEATS;
  // A low category decides by single points, a high one by twos and threes.
  const scale = category < 2 ? 1.15 : 0.5;
  const doubt = scale * (0.3 + 0.42 * Math.sqrt(toCome(state) / 5));
  let most = 0;
  for (let seat = 0; seat < seats; seat++) most = Math.max(most, strength[at + seat]!);
  if (most === 0 && toCome(state) === 0) return;
  let all = 0;
  for (let seat = 0; seat < seats; seat++) all += Math.exp((strength[at + seat]! - most) / doubt);
  for (let seat = 0; seat < seats; seat++) {
    points[seat]! += (die * Math.exp((strength[at + seat]! - most) / doubt)) / all;
  }
}
