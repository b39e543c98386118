// A baseline bot: the publicly described one-ply heuristic for Scout. It considers hand quality, hand size and captures only.
import { exp } from '../../../engine/exact-math.ts';
import type { Seat } from '../../../engine/game.ts';
import { eachShow, strength } from '../rules/sets.ts';
import { type State, TURNED, turned } from '../rules/state.ts';
import { type HandWeights, handValue, MAX_CARDS } from './hand.ts';

/** Every set of two or more neighbours counts its cards, plus half a card if they are equal; a quarter of that sum. */
const QUALITY = 0.25;

/** A maximal set of this many cards also contains all shorter ones. */
function allSets(cards: number, extra: number): number {
  let sum = 0;
  for (let part = 2; part <= cards; part++) sum += (cards - part + 1) * (part + extra);
  return QUALITY * sum;
}

const byLength = (extra: number) =>
  Array.from({ length: MAX_CARDS + 1 }, (_, cards) => allSets(cards, extra));

const HAND_WEIGHTS: HandWeights = {
  card: -1,
  single: 0,
  singleHeight: 0,
  equals: byLength(0.5),
  equalsHeight: 0,
  runs: byLength(0),
  runsHeight: 0,
};

/** Scales points to shares between 0 and 1. */
const SCALE = 50;

export function planner(state: State): readonly number[] {
  return state.hands.map((_, seat) => 1 / (1 + exp(-evaluateHand(state, seat) / SCALE)));
}

function evaluateHand(state: State, seat: Seat): number {
  const { captured, chips, phase, choices, set } = state;
  // A scout costs a chip, the player's own or one for another player.
  const others = chips.reduce((sum, each) => sum + each, 0) - chips[seat]!;
  const points = captured[seat]! + (state.seats === 2 ? chips[seat]! : -others);
  const hand = state.hands[seat]!;
  if (phase === 'hands' && choices[seat] === TURNED) return handValue(hand.map(turned), HAND_WEIGHTS);
  if (phase !== 'show' || state.turn !== seat) return points + handValue(hand, HAND_WEIGHTS);
  // S10: half a Scout & Show is as good as the best show that follows.
  let best = Number.NEGATIVE_INFINITY;
  eachShow(hand, strength(set), (first, last) => {
    best = Math.max(best, handValue(hand, HAND_WEIGHTS, first, last));
  });
  return points + set.length + best;
}
