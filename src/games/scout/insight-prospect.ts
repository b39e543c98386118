// What a seat may expect of a round: its result less the mean result of the others, from what that seat knows.
import type { Seat } from '../../engine/game.ts';
import { MOST_CARDS, type Tastes, worth } from './insight-hand.ts';
import { canShow, strength } from './sets.ts';
import type { State } from './state.ts';

/** What each trait of a seat's standing weighs, in points. The estimate is their sum: linear, so it can be learned. */
export const TRAITS = [
  // The hand: its cards, those in no set, its longest sets by length (from five on, for each card beyond four);
  // heights count the numbers: of single cards, and the smallest of a set for each of its cards.
  'cards',
  'cardsSquared',
  'singles',
  'singlesHeight',
  'equals2',
  'equals3',
  'equals4',
  'equals5',
  'equalsHeight',
  'runs2',
  'runs3',
  'runs4',
  'runs5',
  'runsHeight',
  // Scout & Show is still to be had; with two players, the chips of both.
  'token',
  'ownChips',
  'othersChips',
  // The table: no set; an own one, or somebody else's: its cards, its strength among sets of that size, scouts since.
  'empty',
  'mine',
  'mineCards',
  'mineStrength',
  'mineScouts',
  'theirs',
  'theirsCards',
  'theirsStrength',
  'theirsScouts',
  // Turns to wait; to move now; and able to show.
  'wait',
  'toMove',
  'ready',
  // The others: cards of who has fewest, mean of their cards, tokens; and what the fewest mean for each own card.
  'fewest',
  'mean',
  'othersTokens',
  'fewestIs1',
  'fewestIs2',
  'cardsTimesFewest',
  'cardsIfFewestIs1',
  'cardsIfFewestIs2',
] as const;

export type Weights = { readonly [trait in (typeof TRAITS)[number]]: number };

/** Weights made ready for use. */
export interface Judge {
  readonly weights: Weights;
  /** Of the hand's structure alone: what cards weigh as such is `cardsWeight`. */
  readonly tastes: Tastes;
}

export function judgeWith(weights: Weights): Judge {
  const byLength = (two: number, three: number, four: number, five: number) =>
    Array.from(
      { length: MOST_CARDS + 1 },
      (_, cards) => [0, 0, two, three, four][cards] ?? five * (cards - 4),
    );
  return {
    weights,
    tastes: {
      card: 0,
      single: weights.singles,
      singleHeight: weights.singlesHeight,
      equals: byLength(weights.equals2, weights.equals3, weights.equals4, weights.equals5),
      equalsHeight: weights.equalsHeight,
      runs: byLength(weights.runs2, weights.runs3, weights.runs4, weights.runs5),
      runsHeight: weights.runsHeight,
    },
  };
}

/** Of the round being played, in which nobody is to choose the side of the hand. */
export function prospect(state: State, seat: Seat, judge: Judge): number {
  const { weights, tastes } = judge;
  const { seats, hands, turn, set } = state;
  const hand = hands[seat]!;
  const wait = (seat - turn + seats) % seats;
  const isReady = wait === 0 && canShow(hand, strength(set));
  return (
    banked(state, seat) +
    worth(hand, tastes) +
    cardsWeight(weights, hand.length, fewestOf(state, seat)) +
    tableWeight(weights, state, state.owner === seat) +
    meansWeight(weights, state, seat) +
    othersWeight(weights, state, seat) +
    weights.wait * wait +
    (wait === 0 ? weights.toMove : 0) +
    (isReady ? weights.ready : 0)
  );
}

/** What is won in this round already, less the mean of the others. */
export function banked({ seats, captured, chips }: State, seat: Seat): number {
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) others += captured[other]! + chips[other]!;
  return captured[seat]! + chips[seat]! - others / (seats - 1);
}

/** The cards of the other with fewest. */
export function fewestOf({ seats, hands }: State, seat: Seat): number {
  let fewest = MOST_CARDS;
  for (let other = 0; other < seats; other++) {
    if (other !== seat && hands[other]!.length < fewest) fewest = hands[other]!.length;
  }
  return fewest;
}

export function cardsWeight(weights: Weights, cards: number, fewest: number): number {
  const each =
    weights.cards +
    weights.cardsSquared * cards +
    weights.cardsTimesFewest * fewest +
    (fewest <= 1 ? weights.cardsIfFewestIs1 : 0) +
    (fewest <= 2 ? weights.cardsIfFewestIs2 : 0);
  return each * cards;
}

function tableWeight(weights: Weights, { set, scouts }: State, isMine: boolean): number {
  if (set.length === 0) return weights.empty;
  return isMine
    ? mineWeight(weights, set.length, strength(set)) + weights.mineScouts * scouts
    : theirsWeight(weights, set.length, strength(set), scouts);
}

export function mineWeight(weights: Weights, cards: number, strength: number): number {
  return weights.mine + weights.mineCards * cards + weights.mineStrength * among(strength, cards);
}

export function theirsWeight(weights: Weights, cards: number, strength: number, scouts: number): number {
  return (
    weights.theirs +
    weights.theirsCards * cards +
    weights.theirsStrength * among(strength, cards) +
    weights.theirsScouts * scouts
  );
}

/** From 0 to 1: how strong a set is among those of as many cards. */
function among(strength: number, cards: number): number {
  return (strength - 32 * cards) / 26;
}

function meansWeight(weights: Weights, { seats, chips, used }: State, seat: Seat): number {
  if (seats === 2) return weights.ownChips * chips[seat]! + weights.othersChips * chips[1 - seat]!;
  return used[seat] === 0 ? weights.token : 0;
}

/** What does not change by an own move. */
export function othersWeight(weights: Weights, state: State, seat: Seat): number {
  const { seats, hands, used } = state;
  const fewest = fewestOf(state, seat);
  let cards = 0;
  let tokens = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    cards += hands[other]!.length;
    if (seats > 2) tokens += 1 - used[other]!;
  }
  return (
    weights.fewest * fewest +
    (fewest <= 1 ? weights.fewestIs1 : 0) +
    (fewest <= 2 ? weights.fewestIs2 : 0) +
    (weights.mean * cards + weights.othersTokens * tokens) / (seats - 1)
  );
}
