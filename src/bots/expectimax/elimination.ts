// Compares ends of a turn on the same rolls, one roll at a time, and drops those that are clearly behind.
import type { Evaluator } from './evaluator.ts';

/** The estimate of an end of the turn. */
export interface EndEstimate {
  /** The value at one ply. */
  readonly shallow: number;
  /** The value at more plies, over the samples so far; null with too few samples. */
  deep: number | null;
  isGivenUp: boolean;
  /** The number of positions evaluated for it. */
  visits: number;
}

/** One sequence of rolls after an end. */
export interface Sample {
  readonly weight: number;
  /** The value of the end with these rolls. */
  see(): number;
}

export interface Contender {
  readonly looked: EndEstimate;
  readonly looks: readonly Sample[];
}

interface Running extends Contender {
  readonly values: number[];
}

/** With fewer samples there is no estimate. */
const MIN_SAMPLES = 4;

export interface EliminationRules {
  /** The number of standard errors behind the leader at which an end is dropped. */
  readonly doubt: number;
  /** Stops when this number is left; 0 if the winner's value is compared with ends that need no samples. */
  readonly least: 0 | 1;
}

/** Yields after each sample of each contender. */
export function* eliminate(
  runners: readonly Contender[],
  { doubt, least }: EliminationRules,
  judge: Evaluator,
): Generator<undefined> {
  let running = runners.map((runner): Running => ({ ...runner, values: [] }));
  const most = Math.max(...runners.map(({ looks }) => looks.length));
  for (let seen = 1; seen <= most && running.length > least; seen++) {
    for (const { looked, looks, values } of running) {
      const look = looks[seen - 1];
      if (!look) continue;
      const before = judge.judged;
      values.push(look.see());
      looked.visits += judge.judged - before;
      yield;
    }
    if (seen < Math.min(MIN_SAMPLES, most)) continue;
    for (const { looked, looks, values } of running) looked.deep = meanOf(values, looks);
    running = withoutTheBeaten(running, doubt);
  }
}

function withoutTheBeaten(running: readonly Running[], doubt: number): Running[] {
  const leader = running.reduce((best, runner) => (runner.looked.deep! > best.looked.deep! ? runner : best));
  return running.filter((runner) => {
    runner.looked.isGivenUp = isBeaten(runner, leader, doubt);
    return !runner.looked.isGivenUp;
  });
}

/** Both have had the same rolls, so their differences vary less than their values. */
function isBeaten({ looks, values }: Running, leader: Running, doubt: number): boolean {
  if (looks.length !== leader.looks.length) return false;
  const behind = values.map((value, i) => leader.values[i]! - value);
  const mean = meanOf(behind, looks);
  const squares = behind.map((each) => (each - mean) ** 2);
  const left = 1 - values.length / looks.length;
  return mean > doubt * Math.sqrt((meanOf(squares, looks) / values.length) * left);
}

function meanOf(values: readonly number[], looks: readonly Sample[]): number {
  let sum = 0;
  let weights = 0;
  for (let i = 0; i < values.length; i++) {
    sum += looks[i]!.weight * values[i]!;
    weights += looks[i]!.weight;
  }
  return sum / weights;
}
