// The share of the victory each seat may expect: points so far, prospects of this round, rounds still to come.
import type { Seat } from '../../engine/game.ts';
import { weighMoves } from './insight-moves.ts';
import { type Judge, judgeWith, prospect } from './insight-prospect.ts';
import { WEIGHTS } from './insight-weights.ts';
import { type State, TURNED, turned } from './state.ts';

/**
 * How far the result of a round scatters around what was expected, as a difference of points that makes winning
 * e times as likely; from self-play. A round under way scatters less.
 */
const SCATTER: { readonly [seats: number]: number } = { 2: 2.9, 3: 5, 4: 4, 5: 3.3 };
const UNDER_WAY = 0.6;
/** After the last round points tell nearly all: a clear win is worth a little more than a narrow one. */
const AT_THE_END = 0.6;

const JUDGES: { readonly [seats: number]: Judge } = Object.fromEntries(
  Object.entries(WEIGHTS).map(([seats, weights]) => [seats, judgeWith(weights)]),
);

export function judgeFor(seats: number): Judge {
  const judge = JUDGES[seats];
  if (!judge) throw new Error(`Scout is not played by ${seats}`);
  return judge;
}

export function evaluate(state: State): readonly number[] {
  const { seats, phase, round, points } = state;
  const isUnderWay = phase === 'hands' || phase === 'act' || phase === 'show';
  const roundsLeft = phase === 'over' ? 0 : seats - round + (isUnderWay ? UNDER_WAY : 1);
  const scatter = SCATTER[seats]! * Math.sqrt(roundsLeft) + AT_THE_END;
  return shares(isUnderWay ? expectations(state) : points, scatter);
}

function expectations(state: State): number[] {
  const { seats, points } = state;
  const judge = judgeFor(seats);
  // A lead over the mean of the others is that much of one's own points.
  const own = (seats - 1) / seats;
  return points.map((before, seat) => before + own * expected(state, seat, judge));
}

function expected(state: State, seat: Seat, judge: Judge): number {
  if (state.phase === 'hands') return prospect(supposeChosen(state, seat), seat, judge);
  // In the midst of a turn (S10; S14 with two players) the standing is that after the best move.
  if (state.turn === seat && (state.phase === 'show' || state.seats === 2))
    return bestProspect(state, seat, judge);
  return prospect(state, seat, judge);
}

function bestProspect(state: State, seat: Seat, judge: Judge): number {
  let best = Number.NEGATIVE_INFINITY;
  weighMoves(state, seat, judge, 'best', (_, prospect) => {
    if (prospect > best) best = prospect;
  });
  return best;
}

/** S4: as if all had chosen. */
function supposeChosen(state: State, seat: Seat): State {
  const hand = state.hands[seat]!;
  const hands = [...state.hands];
  if (state.choices[seat] === TURNED) hands[seat] = hand.map(turned);
  return { ...state, phase: 'act', turn: state.starter, hands };
}

function shares(standings: readonly number[], scatter: number): number[] {
  const best = Math.max(...standings);
  const chances = standings.map((standing) => Math.exp((standing - best) / scatter));
  const sum = chances.reduce((all, chance) => all + chance, 0);
  return chances.map((chance) => chance / sum);
}
