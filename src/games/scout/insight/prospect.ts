// The prospect of a seat in a round: its expected result minus the mean result of the others, from what that seat knows.
import type { Seat } from '../../../engine/game.ts';
import { canShow, strength } from '../rules/sets.ts';
import type { State } from '../rules/state.ts';
import { type HandWeights, handValue, MAX_CARDS } from './hand.ts';

/** The weight of each feature of a seat's position, in points. The estimate is linear, so that it can be learned. */
export const FEATURES = [
  // The hand: its cards, cards in no set, maximal sets by length (from five on, for each card beyond four).
  // Heights add up the numbers of single cards, and the smallest number of a set for each of its cards.
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
  // Whether Scout & Show is still available; with two players, the chips of both.
  'token',
  'ownChips',
  'othersChips',
  // The table: no set; the player's own set or another's: its cards, its strength among sets of that size, scouts since.
  'empty',
  'mine',
  'mineCards',
  'mineStrength',
  'mineScouts',
  'theirs',
  'theirsCards',
  'theirsStrength',
  'theirsScouts',
  // Turns to wait; being on turn; being able to show.
  'wait',
  'toMove',
  'ready',
  // The others: the fewest cards, the mean number of cards, tokens; and the fewest cards times this seat's cards.
  'fewest',
  'mean',
  'othersTokens',
  'fewestIs1',
  'fewestIs2',
  'cardsTimesFewest',
  'cardsIfFewestIs1',
  'cardsIfFewestIs2',
] as const;

export type Weights = { readonly [feature in (typeof FEATURES)[number]]: number };

/** Weights prepared for use. */
export interface PreparedWeights {
  readonly weights: Weights;
  /** For the hand's structure alone; the weight of the cards as such is `cardsWeight`. */
  readonly handWeights: HandWeights;
}

export function prepareWeights(weights: Weights): PreparedWeights {
  const byLength = (two: number, three: number, four: number, five: number) =>
    Array.from(
      { length: MAX_CARDS + 1 },
      (_, cards) => [0, 0, two, three, four][cards] ?? five * (cards - 4),
    );
  return {
    weights,
    handWeights: {
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

/** For the round being played, after everybody has chosen the side of their hand. */
export function prospect(state: State, seat: Seat, prepared: PreparedWeights): number {
  const { weights, handWeights } = prepared;
  const { seats, hands, turn, set } = state;
  const hand = hands[seat]!;
  const wait = (seat - turn + seats) % seats;
  const isReady = wait === 0 && canShow(hand, strength(set));
  return (
    pointsLead(state, seat) +
    handValue(hand, handWeights) +
    cardsWeight(weights, hand.length, fewestOf(state, seat)) +
    tableWeight(weights, state, state.owner === seat) +
    resourcesWeight(weights, state, seat) +
    othersWeight(weights, state, seat) +
    weights.wait * wait +
    (wait === 0 ? weights.toMove : 0) +
    (isReady ? weights.ready : 0)
  );
}

/** Points already won in this round, minus the mean of the others. */
export function pointsLead({ seats, captured, chips }: State, seat: Seat): number {
  let others = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) others += captured[other]! + chips[other]!;
  return captured[seat]! + chips[seat]! - others / (seats - 1);
}

/** The smallest number of cards among the others. */
export function fewestOf({ seats, hands }: State, seat: Seat): number {
  let fewest = MAX_CARDS;
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
    ? ownSetWeight(weights, set.length, strength(set)) + weights.mineScouts * scouts
    : otherSetWeight(weights, set.length, strength(set), scouts);
}

export function ownSetWeight(weights: Weights, cards: number, strength: number): number {
  return weights.mine + weights.mineCards * cards + weights.mineStrength * relativeStrength(strength, cards);
}

export function otherSetWeight(weights: Weights, cards: number, strength: number, scouts: number): number {
  return (
    weights.theirs +
    weights.theirsCards * cards +
    weights.theirsStrength * relativeStrength(strength, cards) +
    weights.theirsScouts * scouts
  );
}

/** From 0 to 1: how strong a set is among those of the same size. */
function relativeStrength(strength: number, cards: number): number {
  return (strength - 32 * cards) / 26;
}

function resourcesWeight(weights: Weights, { seats, chips, used }: State, seat: Seat): number {
  if (seats === 2) return weights.ownChips * chips[seat]! + weights.othersChips * chips[1 - seat]!;
  return used[seat] === 0 ? weights.token : 0;
}

/** The part that does not change by the seat's own move. */
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
