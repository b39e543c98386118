// Why one move of Scout may be better than another: candidates, tested by the coach.
import type { ComparedMoves } from '../../../../engine/cause.ts';
import type { Move, View } from '../../rules/state.ts';
import type { Compared, ScoutCause } from './context.ts';
import { betterSide } from './hands.ts';
import { goingOut, lastScouts, othersNearlyOut } from './round.ts';
import { completedSets, scoutCosts, showsAtOnce, spentScoutAndShow, splitSets } from './scouts.ts';
import { brokenSets, captures, shedding, strengths, strongSets, tornRuns } from './shows.ts';

/** The most telling first. */
const KINDS: readonly ((compared: Compared) => Generator<ScoutCause>)[] = [
  betterSide,
  goingOut,
  lastScouts,
  splitSets,
  brokenSets,
  tornRuns,
  othersNearlyOut,
  captures,
  strongSets,
  showsAtOnce,
  completedSets,
  spentScoutAndShow,
  strengths,
  shedding,
  scoutCosts,
];

export function explain(moves: ComparedMoves<View, Move>): readonly ScoutCause[] {
  const compared = { ...moves, hand: moves.view.hands[moves.seat]! };
  return KINDS.flatMap((kind) => [...kind(compared)]);
}
