// What the moves of Scout lead to, weighed without playing them: for the choice in playouts and the order in a search.
import type { Seat } from '../../engine/game.ts';
import {
  firstIn,
  gain,
  joined,
  lastIn,
  MOST_CARDS,
  NO_SET,
  strengthIn,
  survey,
  worth,
  worthWith,
} from './insight-hand.ts';
import {
  banked,
  cardsWeight,
  fewestOf,
  type Judge,
  mineWeight,
  othersWeight,
  theirsWeight,
} from './insight-prospect.ts';
import { KEEP, SCOUTS, SCOUTS_AND_SHOW, SHOWS, TURN } from './moves.ts';
import { canScout, canScoutAndShow } from './rules.ts';
import { eachShow, strength } from './sets.ts';
import { type Card, down, type Move, type State, turned, up } from './state.ts';

/** Is told a move and the prospect it leads to; a move may be offered twice, for two things to do with it. */
export type Offer = (move: Move, prospect: number) => void;

/** All the places for a scouted card, or for each end and way up only the one where it does most good. */
export type Places = 'all' | 'best';

/** Offers to whoever has the turn. Of Scout & Show only what shows the scouted card, or a set held before. */
export function weighMoves(state: State, seat: Seat, judge: Judge, places: Places, offer: Offer): void {
  const hand = state.hands[seat]!;
  if (state.phase === 'hands') {
    offer(KEEP, worth(hand, judge.tastes));
    offer(TURN, worth(hand.map(turned), judge.tastes));
    return;
  }
  const scales = scalesFor(state, seat, judge);
  const mayScout = state.phase === 'act' && state.set.length > 0 && canScout(state);
  // S14: with two players a scout goes before a show too, only at another price.
  const mayShow = mayScout && (state.seats === 2 || canScoutAndShow(state));
  findShows(scales, mayShow ? Math.min(floorAfter(state, 0), floorAfter(state, 1)) : strength(state.set));
  weighShows(scales, offer);
  if (!mayScout) return;
  const ends = Math.min(2, state.set.length);
  survey(hand);
  for (let end = 0; end < ends; end++) {
    const floor = floorAfter(state, end);
    const held = mayShow ? bestHeld(scales, floor) : NO_SHOW;
    for (let side = 0; side < 2; side++) {
      const number = numberAt(state, end, side);
      for (let place = 0; place <= hand.length; place++) gains[place] = gain(judge.tastes, number, place);
      weighScouts(scales, end, side, places, offer);
      if (!mayShow) continue;
      const way = (state.seats === 2 ? SCOUTS : SCOUTS_AND_SHOW)[end * 2 + side]!;
      if (held !== NO_SHOW) weighScoutsBesideShow(scales, way.places, held, places, offer);
      weighScoutsIntoShow(scales, way.places, number, floor, places, offer);
    }
  }
}

/** What the card in question would add to the hand at each place. */
const gains = new Float64Array(MOST_CARDS + 2);

// The sets in hand, each looked at once: where, how strong, and what the hand is worth without it.
const MOST_SHOWS = 512;
const showFirst = new Int32Array(MOST_SHOWS);
const showLast = new Int32Array(MOST_SHOWS);
const showStrength = new Int32Array(MOST_SHOWS);
const showLeft = new Float64Array(MOST_SHOWS);
let shows = 0;
const NO_SHOW = -1;

function findShows({ hand, judge }: Scales, floor: number): void {
  shows = 0;
  eachShow(hand, floor, (first, last) => {
    showFirst[shows] = first;
    showLast[shows] = last;
    showStrength[shows] = strength(hand, first, last);
    showLeft[shows++] = worth(hand, judge.tastes, first, last);
  });
}

/** One decision, with what all its moves have in common worked out. */
interface Scales {
  readonly state: State;
  readonly seat: Seat;
  readonly judge: Judge;
  readonly hand: readonly Card[];
  readonly fewest: number;
  /** Of the hand as it is. */
  readonly worth: number;
  /** After the move, with the turn passed on. */
  readonly common: number;
  /** What it is worth to have Scout & Show still. */
  readonly token: number;
  /** What all have so far, and the others lose for their hands if the round ends now. */
  readonly ifOver: number;
}

function scalesFor(state: State, seat: Seat, judge: Judge): Scales {
  const { weights } = judge;
  const { seats, hands, chips } = state;
  const won = banked(state, seat);
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) others += hands[other]!.length;
  return {
    state,
    seat,
    judge,
    hand: hands[seat]!,
    fewest: fewestOf(state, seat),
    worth: worth(hands[seat]!, judge.tastes),
    common:
      won +
      othersWeight(weights, state, seat) +
      weights.wait * (seats - 1) +
      (seats === 2 ? weights.ownChips * chips[seat]! + weights.othersChips * chips[1 - seat]! : 0),
    token: seats > 2 && state.used[seat] === 0 ? weights.token : 0,
    ifOver: won + others / (seats - 1),
  };
}

function weighShows(scales: Scales, offer: Offer): void {
  const { state, hand, ifOver, token } = scales;
  const captured = state.set.length;
  const floor = strength(state.set);
  for (let show = 0; show < shows; show++) {
    if (showStrength[show]! <= floor) continue;
    const first = showFirst[show]!;
    const last = showLast[show]!;
    const cards = last - first + 1;
    const prospect =
      cards === hand.length
        ? ifOver
        : shownWeight(scales, cards, showStrength[show]!, hand.length) + token + showLeft[show]!;
    offer(SHOWS[first]![last]!, prospect + captured);
  }
}

/** After a show of so many cards out of so many, without what is kept in hand and what was captured. */
function shownWeight(
  { judge, fewest, common }: Scales,
  cards: number,
  strength: number,
  from: number,
): number {
  return (
    common + mineWeight(judge.weights, cards, strength) + cardsWeight(judge.weights, from - cards, fewest)
  );
}

function weighScouts(scales: Scales, end: number, side: number, places: Places, offer: Offer): void {
  const { state, hand, judge, fewest, common, token, ifOver } = scales;
  const { weights } = judge;
  const { seats, set } = state;
  const moves = SCOUTS[end * 2 + side]!.places;
  if (seats > 2 && state.scouts + 1 === seats - 1) {
    // S11: the round ends, the owner is spared, and where the card goes does not matter.
    offer(moves[0]!, ifOver - hand.length - 1 - (state.hands[state.owner]!.length + 1) / (seats - 1));
    return;
  }
  const left = set.length - 1;
  const scouts = seats === 2 ? 0 : state.scouts + 1;
  const before =
    common +
    token -
    // S8, S14: a chip for the owner, or an own one, and then the turn goes on.
    (seats === 2 ? 1 + weights.ownChips + weights.wait - weights.toMove : 1 / (seats - 1)) +
    scales.worth +
    cardsWeight(weights, hand.length + 1, fewest) +
    (left === 0 ? weights.empty : theirsWeight(weights, left, floorAfter(state, end), scouts));
  if (places === 'best') {
    const place = bestPlace(0, hand.length);
    offer(moves[place]!, before + gains[place]!);
  } else {
    for (let place = 0; place <= hand.length; place++) offer(moves[place]!, before + gains[place]!);
  }
}

function bestPlace(from: number, to: number): number {
  let best = from;
  for (let place = from + 1; place <= to; place++) if (gains[place]! > gains[best]!) best = place;
  return best;
}

/** What a scout before a show brings and costs: the set without the card that is scouted; a chip. */
function priceOf({ state: { seats, set }, judge: { weights } }: Scales): number {
  return set.length - 1 - (seats === 2 ? 1 + weights.ownChips : 1 / (seats - 1));
}

/** The card goes beside the set to be shown, not into its midst. */
function weighScoutsBesideShow(
  scales: Scales,
  moves: readonly Move[],
  held: number,
  places: Places,
  offer: Offer,
): void {
  const { hand } = scales;
  const first = showFirst[held]!;
  const last = showLast[held]!;
  const before = heldWeight(scales, held) + priceOf(scales);
  if (places === 'best') {
    const left = bestPlace(0, first);
    const right = bestPlace(last + 1, hand.length);
    const place = gains[right]! > gains[left]! ? right : left;
    offer(moves[place]!, before + gains[place]!);
    return;
  }
  for (let place = 0; place <= hand.length; place++) {
    if (place <= first || place > last) offer(moves[place]!, before + gains[place]!);
  }
}

/** The card becomes part of what is shown. */
function weighScoutsIntoShow(
  scales: Scales,
  moves: readonly Move[],
  number: number,
  floor: number,
  places: Places,
  offer: Offer,
): void {
  const price = priceOf(scales);
  let best = Number.NEGATIVE_INFINITY;
  let bestAt = -1;
  for (let place = 0; place <= scales.hand.length; place++) {
    const shown = joined(number, place, floor);
    if (shown === NO_SET) continue;
    const prospect = intoShow(scales, number, place, shown, price);
    if (places === 'all') offer(moves[place]!, prospect);
    else if (prospect > best) {
      best = prospect;
      bestAt = place;
    }
  }
  if (bestAt >= 0) offer(moves[bestAt]!, best);
}

function intoShow(scales: Scales, number: number, place: number, shown: number, price: number): number {
  const { state, hand, judge, ifOver } = scales;
  const first = firstIn(shown);
  const last = lastIn(shown);
  const cards = last - first + 1;
  if (cards === hand.length + 1) {
    return ifOver + state.set.length - 1 - (state.seats === 2 ? 1 : 1 / (state.seats - 1));
  }
  // Shown alone, it leaves the hand as it was.
  const left = cards === 1 ? scales.worth : worthWith(hand, judge.tastes, number, place, first, last);
  return shownWeight(scales, cards, strengthIn(shown), hand.length + 1) + price + left;
}

/** The best set in hand to beat `floor` with, after one more card has come in somewhere else. */
function bestHeld(scales: Scales, floor: number): number {
  let best = NO_SHOW;
  let weight = Number.NEGATIVE_INFINITY;
  for (let show = 0; show < shows; show++) {
    if (showStrength[show]! <= floor) continue;
    const found = heldWeight(scales, show);
    if (found > weight) {
      weight = found;
      best = show;
    }
  }
  return best;
}

function heldWeight(scales: Scales, show: number): number {
  const cards = showLast[show]! - showFirst[show]! + 1;
  return shownWeight(scales, cards, showStrength[show]!, scales.hand.length + 1) + showLeft[show]!;
}

function numberAt({ set }: State, end: number, side: number): number {
  const card = end === 0 ? set[0]! : set[set.length - 1]!;
  return side === 0 ? up(card) : down(card);
}

/** What is to be beaten once the card at this end is gone. */
function floorAfter({ set }: State, end: number): number {
  return end === 0 ? strength(set, 1) : strength(set, 0, set.length - 2);
}
