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
  weighShows(scales, offer);
  if (state.phase !== 'act' || state.set.length === 0 || !canScout(state)) return;
  // S14: with two players a scout goes before a show too, only at another price.
  const mayShow = state.seats === 2 || canScoutAndShow(state);
  const ends = Math.min(2, state.set.length);
  survey(hand);
  for (let end = 0; end < ends; end++) {
    for (let side = 0; side < 2; side++) {
      const number = numberAt(state, end, side);
      for (let place = 0; place <= hand.length; place++) gains[place] = gain(judge.tastes, number, place);
      weighScouts(scales, end, side, places, offer);
      if (mayShow) weighScoutsBeforeShow(scales, end, side, places, offer);
    }
  }
}

/** What the card in question would add to the hand at each place. */
const gains = new Float64Array(MOST_CARDS + 2);

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
  const { state, hand, judge, ifOver, token } = scales;
  const captured = state.set.length;
  eachShow(hand, strength(state.set), (first, last) => {
    const move = SHOWS[first]![last]!;
    if (last - first + 1 === hand.length) offer(move, ifOver + captured);
    else {
      const shown = shownWeight(scales, last - first + 1, strength(hand, first, last), hand.length);
      offer(move, shown + captured + token + worth(hand, judge.tastes, first, last));
    }
  });
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

function weighScoutsBeforeShow(
  scales: Scales,
  end: number,
  side: number,
  places: Places,
  offer: Offer,
): void {
  const { state, hand, judge, ifOver } = scales;
  const { weights, tastes } = judge;
  const { seats, set } = state;
  const floor = floorAfter(state, end);
  const captured = set.length - 1;
  const chip = seats === 2 ? 1 : 1 / (seats - 1);
  const price = captured - chip - (seats === 2 ? weights.ownChips : 0);
  const moves = (seats === 2 ? SCOUTS : SCOUTS_AND_SHOW)[end * 2 + side]!.places;
  const number = numberAt(state, end, side);
  if (side === 0) held = bestHeld(scales, floor);
  // Not in the midst of the set to be shown.
  if (held && places === 'best') {
    const before = bestPlace(0, held.first);
    const after = bestPlace(held.last + 1, hand.length);
    const place = gains[after]! > gains[before]! ? after : before;
    offer(moves[place]!, held.weight + price + gains[place]!);
  }
  for (let place = 0; place <= hand.length; place++) {
    if (held && places === 'all' && (place <= held.first || place > held.last)) {
      offer(moves[place]!, held.weight + price + gains[place]!);
    }
    const shown = joined(number, place, floor);
    if (shown === NO_SET) continue;
    const first = firstIn(shown);
    const last = lastIn(shown);
    const cards = last - first + 1;
    if (cards === hand.length + 1) offer(moves[place]!, ifOver + captured - chip);
    else {
      const left = worthWith(hand, tastes, number, place, first, last);
      offer(moves[place]!, shownWeight(scales, cards, strengthIn(shown), hand.length + 1) + price + left);
    }
  }
}

interface Held {
  readonly first: number;
  readonly last: number;
  readonly weight: number;
}

/** For the end in question; the same whichever way up the card comes. */
let held: Held | null = null;

/** The best set in hand to beat `floor` with, after one more card has come in somewhere else. */
function bestHeld(scales: Scales, floor: number): Held | null {
  const { hand, judge } = scales;
  let best: Held | null = null;
  eachShow(hand, floor, (first, last) => {
    const shown = shownWeight(scales, last - first + 1, strength(hand, first, last), hand.length + 1);
    const weight = shown + worth(hand, judge.tastes, first, last);
    if (!best || weight > best.weight) best = { first, last, weight };
  });
  return best;
}

function numberAt({ set }: State, end: number, side: number): number {
  const card = end === 0 ? set[0]! : set[set.length - 1]!;
  return side === 0 ? up(card) : down(card);
}

/** What is to be beaten once the card at this end is gone. */
function floorAfter({ set }: State, end: number): number {
  return end === 0 ? strength(set, 1) : strength(set, 0, set.length - 2);
}
