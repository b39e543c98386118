// Evaluates a state: each seat's chance of winning, from points so far, the prospects of this round, and the rounds to come.
import { exp } from '../../../engine/exact-math.ts';
import type { Seat } from '../../../engine/game.ts';
import { type State, TURNED, turned } from '../rules/state.ts';
import { rateMoves } from './move-ratings.ts';
import { type PreparedWeights, prepareWeights, prospect } from './prospect.ts';
import { WEIGHTS } from './weights.ts';

/**
 * How far the result of a round spreads around its expectation, as the difference in points that makes winning
 * e times as likely; measured in self-play. A round under way spreads less.
 */
const ROUND_SPREAD: { readonly [seats: number]: number } = { 2: 2.9, 3: 5, 4: 4, 5: 3.3 };
const UNDER_WAY_FACTOR = 0.6;
/** After the last round the points decide; a clear win is worth slightly more than a narrow one. */
const FINAL_SPREAD = 0.6;

const PREPARED: { readonly [seats: number]: PreparedWeights } = Object.fromEntries(
  Object.entries(WEIGHTS).map(([seats, weights]) => [seats, prepareWeights(weights)]),
);

export function preparedFor(seats: number): PreparedWeights {
  const prepared = PREPARED[seats];
  if (!prepared) throw new Error(`Scout is not played by ${seats}`);
  return prepared;
}

export function evaluate(state: State): readonly number[] {
  const { seats, phase, round, points } = state;
  const isUnderWay = phase === 'hands' || phase === 'act' || phase === 'show';
  const roundsLeft = phase === 'over' ? 0 : seats - round + (isUnderWay ? UNDER_WAY_FACTOR : 1);
  const spread = ROUND_SPREAD[seats]! * Math.sqrt(roundsLeft) + FINAL_SPREAD;
  return winChances(isUnderWay ? expectedPoints(state) : points, spread);
}

function expectedPoints(state: State): number[] {
  const { seats, points } = state;
  const prepared = preparedFor(seats);
  // Converts a lead over the mean of the others into the seat's own points.
  const own = (seats - 1) / seats;
  return points.map((before, seat) => before + own * expectedLead(state, seat, prepared));
}

function expectedLead(state: State, seat: Seat, prepared: PreparedWeights): number {
  if (state.phase === 'hands') return prospect(withChosenHands(state, seat), seat, prepared);
  // In the middle of a turn (S10; S14 with two players), uses the prospect after the best move.
  if (state.turn === seat && (state.phase === 'show' || state.seats === 2))
    return bestProspect(state, seat, prepared);
  return prospect(state, seat, prepared);
}

function bestProspect(state: State, seat: Seat, prepared: PreparedWeights): number {
  let best = Number.NEGATIVE_INFINITY;
  rateMoves(state, seat, prepared, 'best', (_, prospect) => {
    if (prospect > best) best = prospect;
  });
  return best;
}

/** S4: treats the hands as if all players had chosen. */
function withChosenHands(state: State, seat: Seat): State {
  const hand = state.hands[seat]!;
  const hands = [...state.hands];
  if (state.choices[seat] === TURNED) hands[seat] = hand.map(turned);
  return { ...state, phase: 'act', turn: state.starter, hands };
}

function winChances(standings: readonly number[], spread: number): number[] {
  const best = Math.max(...standings);
  const chances = standings.map((standing) => exp((standing - best) / spread));
  const sum = chances.reduce((all, chance) => all + chance, 0);
  return chances.map((chance) => chance / sum);
}
