// Rates the moves of Scout by the prospect they lead to, without playing them: for playouts and the move order of a search.
import type { Seat } from '../../../engine/game.ts';
import { canScout, canScoutAndShow } from '../rules/flow.ts';
import { KEEP, SCOUTS, SCOUTS_AND_SHOW, SHOWS, TURN } from '../rules/moves.ts';
import { eachShow, strength } from '../rules/sets.ts';
import { down, type Move, type State, turned, up } from '../rules/state.ts';
import {
  firstIn,
  gain,
  handValue,
  handValueWith,
  joined,
  lastIn,
  MAX_CARDS,
  NO_SET,
  strengthIn,
  survey,
} from './hand.ts';
import { cardsWeight, otherSetWeight, ownSetWeight, type PreparedWeights } from './prospect.ts';
import { contextFor, type RatingContext } from './rating-context.ts';

/** Called with a move and the prospect it leads to; a move may be offered twice, for two ways to continue. */
export type Offer = (move: Move, prospect: number) => void;

/** All places for a scouted card, or only the best place for each end and way up. */
export type Places = 'all' | 'best';

/** Rates the moves of the player whose turn it is. For Scout & Show, only those that show the scouted card or a set held before. */
export function rateMoves(
  state: State,
  seat: Seat,
  prepared: PreparedWeights,
  places: Places,
  offer: Offer,
): void {
  const hand = state.hands[seat]!;
  if (state.phase === 'hands') {
    offer(KEEP, handValue(hand, prepared.handWeights));
    offer(TURN, handValue(hand.map(turned), prepared.handWeights));
    return;
  }
  const context = contextFor(state, seat, prepared);
  const mayScout = state.phase === 'act' && state.set.length > 0 && canScout(state);
  // S14: with two players a scout also comes before a show, but at another price.
  const mayShow = mayScout && (state.seats === 2 || canScoutAndShow(state));
  findShows(context, mayShow ? Math.min(floorAfter(state, 0), floorAfter(state, 1)) : strength(state.set));
  rateShows(context, offer);
  if (!mayScout) return;
  const ends = Math.min(2, state.set.length);
  survey(hand);
  for (let end = 0; end < ends; end++) {
    const floor = floorAfter(state, end);
    const held = mayShow ? bestHeld(context, floor) : NO_SHOW;
    for (let side = 0; side < 2; side++) {
      const number = numberAt(state, end, side);
      for (let place = 0; place <= hand.length; place++)
        gains[place] = gain(prepared.handWeights, number, place);
      rateScouts(context, end, side, places, offer);
      if (!mayShow) continue;
      const way = (state.seats === 2 ? SCOUTS : SCOUTS_AND_SHOW)[end * 2 + side]!;
      if (held !== NO_SHOW) rateScoutsBesideShow(context, way.places, held, places, offer);
      rateScoutsIntoShow(context, way.places, number, floor, places, offer);
    }
  }
}

/** What the card in question would add to the hand at each place. */
const gains = new Float64Array(MAX_CARDS + 2);

// The sets in hand, each examined once: place, strength, and the value of the hand without it.
const MAX_SHOWS = 512;
const showFirst = new Int32Array(MAX_SHOWS);
const showLast = new Int32Array(MAX_SHOWS);
const showStrength = new Int32Array(MAX_SHOWS);
const showLeft = new Float64Array(MAX_SHOWS);
let shows = 0;
const NO_SHOW = -1;

function findShows({ hand, prepared }: RatingContext, floor: number): void {
  shows = 0;
  eachShow(hand, floor, (first, last) => {
    showFirst[shows] = first;
    showLast[shows] = last;
    showStrength[shows] = strength(hand, first, last);
    showLeft[shows++] = handValue(hand, prepared.handWeights, first, last);
  });
}

function rateShows(context: RatingContext, offer: Offer): void {
  const { state, hand, prospectIfOver, token } = context;
  const captured = state.set.length;
  const floor = strength(state.set);
  for (let show = 0; show < shows; show++) {
    if (showStrength[show]! <= floor) continue;
    const first = showFirst[show]!;
    const last = showLast[show]!;
    const cards = last - first + 1;
    const prospect =
      cards === hand.length
        ? prospectIfOver
        : shownRating(context, cards, showStrength[show]!, hand.length) + token + showLeft[show]!;
    offer(SHOWS[first]![last]!, prospect + captured);
  }
}

/** The rating of showing `cards` cards from a hand of `handSize`, without the value of the remaining hand and the capture. */
function shownRating(
  { prepared, fewest, common }: RatingContext,
  cards: number,
  strength: number,
  handSize: number,
): number {
  return (
    common +
    ownSetWeight(prepared.weights, cards, strength) +
    cardsWeight(prepared.weights, handSize - cards, fewest)
  );
}

function rateScouts(context: RatingContext, end: number, side: number, places: Places, offer: Offer): void {
  const { state, hand, prepared, fewest, common, token, prospectIfOver } = context;
  const { weights } = prepared;
  const { seats, set } = state;
  const moves = SCOUTS[end * 2 + side]!.places;
  if (seats > 2 && state.scouts + 1 === seats - 1) {
    // S11: the round ends, the owner is spared, and the place of the card does not matter.
    offer(moves[0]!, prospectIfOver - hand.length - 1 - (state.hands[state.owner]!.length + 1) / (seats - 1));
    return;
  }
  const left = set.length - 1;
  const scouts = seats === 2 ? 0 : state.scouts + 1;
  const before =
    common +
    token -
    // S8, S14: a chip for the owner, or one of the player's own, and the turn continues.
    (seats === 2 ? 1 + weights.ownChips + weights.wait - weights.toMove : 1 / (seats - 1)) +
    context.handValue +
    cardsWeight(weights, hand.length + 1, fewest) +
    (left === 0 ? weights.empty : otherSetWeight(weights, left, floorAfter(state, end), scouts));
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

/** Benefit and cost of a scout before a show: the set without the scouted card, and a chip. */
function scoutGain({ state: { seats, set }, prepared: { weights } }: RatingContext): number {
  return set.length - 1 - (seats === 2 ? 1 + weights.ownChips : 1 / (seats - 1));
}

/** The card goes beside the set to be shown, not into it. */
function rateScoutsBesideShow(
  context: RatingContext,
  moves: readonly Move[],
  held: number,
  places: Places,
  offer: Offer,
): void {
  const { hand } = context;
  const first = showFirst[held]!;
  const last = showLast[held]!;
  const before = heldRating(context, held) + scoutGain(context);
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

/** The card becomes part of the shown set. */
function rateScoutsIntoShow(
  context: RatingContext,
  moves: readonly Move[],
  number: number,
  floor: number,
  places: Places,
  offer: Offer,
): void {
  const price = scoutGain(context);
  let best = Number.NEGATIVE_INFINITY;
  let bestAt = -1;
  for (let place = 0; place <= context.hand.length; place++) {
    const shown = joined(number, place, floor);
    if (shown === NO_SET) continue;
    const prospect = ratingIntoShow(context, number, place, shown, price);
    if (places === 'all') offer(moves[place]!, prospect);
    else if (prospect > best) {
      best = prospect;
      bestAt = place;
    }
  }
  if (bestAt >= 0) offer(moves[bestAt]!, best);
}

function ratingIntoShow(
  context: RatingContext,
  number: number,
  place: number,
  shown: number,
  price: number,
): number {
  const { state, hand, prepared, prospectIfOver } = context;
  const first = firstIn(shown);
  const last = lastIn(shown);
  const cards = last - first + 1;
  if (cards === hand.length + 1) {
    return prospectIfOver + state.set.length - 1 - (state.seats === 2 ? 1 : 1 / (state.seats - 1));
  }
  // Shown alone, it leaves the hand as it was.
  const left =
    cards === 1 ? context.handValue : handValueWith(hand, prepared.handWeights, number, place, first, last);
  return shownRating(context, cards, strengthIn(shown), hand.length + 1) + price + left;
}

/** The best held set that beats `floor`, after one more card was inserted elsewhere. */
function bestHeld(context: RatingContext, floor: number): number {
  let best = NO_SHOW;
  let weight = Number.NEGATIVE_INFINITY;
  for (let show = 0; show < shows; show++) {
    if (showStrength[show]! <= floor) continue;
    const found = heldRating(context, show);
    if (found > weight) {
      weight = found;
      best = show;
    }
  }
  return best;
}

function heldRating(context: RatingContext, show: number): number {
  const cards = showLast[show]! - showFirst[show]! + 1;
  return shownRating(context, cards, showStrength[show]!, context.hand.length + 1) + showLeft[show]!;
}

function numberAt({ set }: State, end: number, side: number): number {
  const card = end === 0 ? set[0]! : set[set.length - 1]!;
  return side === 0 ? up(card) : down(card);
}

/** The strength to beat once the card at this end is gone. */
function floorAfter({ set }: State, end: number): number {
  return end === 0 ? strength(set, 1) : strength(set, 0, set.length - 2);
}
