// A baseline: the public one-ply heuristic for Scout, built from its description. It sees hand quality, hand size and captures only.
import type { Seat } from '../../engine/game.ts';
import { MOST_CARDS, type Tastes, worth } from './insight-hand.ts';
import { eachShow, strength } from './sets.ts';
import { type State, TURNED, turned } from './state.ts';

/** Every set of two and more neighbours counts its cards, and half a card more if they are equal; a quarter of that sum. */
const QUALITY = 0.25;

/** A longest set of so many cards holds all shorter ones too. */
function allSets(cards: number, extra: number): number {
  let sum = 0;
  for (let part = 2; part <= cards; part++) sum += (cards - part + 1) * (part + extra);
  return QUALITY * sum;
}

const byLength = (extra: number) =>
  Array.from({ length: MOST_CARDS + 1 }, (_, cards) => allSets(cards, extra));

const TASTES: Tastes = {
  card: -1,
  single: 0,
  singleHeight: 0,
  equals: byLength(0.5),
  equalsHeight: 0,
  runs: byLength(0),
  runsHeight: 0,
};

/** Points made into shares, so that they lie between 0 and 1. */
const SCALE = 50;

export function planner(state: State): readonly number[] {
  return state.hands.map((_, seat) => 1 / (1 + Math.exp(-plan(state, seat) / SCALE)));
}

function plan(state: State, seat: Seat): number {
  const { captured, chips, phase, choices, set } = state;
  // A scout costs a chip, be it the own one or one for somebody else.
  const others = chips.reduce((sum, each) => sum + each, 0) - chips[seat]!;
  const points = captured[seat]! + (state.seats === 2 ? chips[seat]! : -others);
  const hand = state.hands[seat]!;
  if (phase === 'hands' && choices[seat] === TURNED) return worth(hand.map(turned), TASTES);
  if (phase !== 'show' || state.turn !== seat) return points + worth(hand, TASTES);
  // S10: half a Scout & Show is as good as the best show that follows.
  let best = Number.NEGATIVE_INFINITY;
  eachShow(hand, strength(set), (first, last) => {
    best = Math.max(best, worth(hand, TASTES, first, last));
  });
  return points + set.length + best;
}
