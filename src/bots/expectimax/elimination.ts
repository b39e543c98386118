// Compares ends of a turn on the same rolls, one roll at a time, and drops those that are clearly behind.
import type { Evaluator } from './evaluator.ts';

/** The estimate of an end of the turn. */
export interface EndEstimate {
  /** The value at one ply. */
  readonly shallow: number;
  /** The value at more plies, over the samples so far; null with too few samples. */
  deep: number | null;
  isDropped: boolean;
  /** The number of positions evaluated for it. */
  visits: number;
}

/** One sequence of rolls after an end. */
export interface Sample {
  readonly weight: number;
  /** The value of the end with these rolls. */
  value(): number;
}

export interface Contender {
  readonly estimate: EndEstimate;
  readonly samples: readonly Sample[];
}

interface Running extends Contender {
  readonly values: number[];
}

/** With fewer samples there is no estimate. */
const MIN_SAMPLES = 4;

export interface EliminationRules {
  /** The number of standard errors behind the leader at which an end is dropped. */
  readonly dropAtErrors: number;
  /** Stops when this number is left; 0 if the winner's value is compared with ends that need no samples. */
  readonly minLeft: 0 | 1;
}

/** Yields after each sample of each contender. */
export function* eliminate(
  contenders: readonly Contender[],
  { dropAtErrors, minLeft }: EliminationRules,
  evaluator: Evaluator,
): Generator<undefined> {
  let running = contenders.map((contender): Running => ({ ...contender, values: [] }));
  const most = Math.max(...contenders.map(({ samples }) => samples.length));
  for (let seen = 1; seen <= most && running.length > minLeft; seen++) {
    for (const { estimate, samples, values } of running) {
      const sample = samples[seen - 1];
      if (!sample) continue;
      const before = evaluator.evaluated;
      values.push(sample.value());
      estimate.visits += evaluator.evaluated - before;
      yield;
    }
    if (seen < Math.min(MIN_SAMPLES, most)) continue;
    for (const { estimate, samples, values } of running) estimate.deep = meanOf(values, samples);
    running = dropBeaten(running, dropAtErrors);
  }
}

function dropBeaten(running: readonly Running[], dropAtErrors: number): Running[] {
  const leader = running.reduce((best, contender) =>
    contender.estimate.deep! > best.estimate.deep! ? contender : best,
  );
  return running.filter((contender) => {
    contender.estimate.isDropped = isClearlyBehind(contender, leader, dropAtErrors);
    return !contender.estimate.isDropped;
  });
}

/** Both have had the same rolls, so their differences vary less than their values. */
function isClearlyBehind({ samples, values }: Running, leader: Running, dropAtErrors: number): boolean {
  if (samples.length !== leader.samples.length) return false;
  const behind = values.map((value, i) => leader.values[i]! - value);
  const mean = meanOf(behind, samples);
  const squares = behind.map((each) => (each - mean) ** 2);
  const left = 1 - values.length / samples.length;
  return mean > dropAtErrors * Math.sqrt((meanOf(squares, samples) / values.length) * left);
}

function meanOf(values: readonly number[], samples: readonly Sample[]): number {
  let sum = 0;
  let weights = 0;
  for (let i = 0; i < values.length; i++) {
    sum += samples[i]!.weight * values[i]!;
    weights += samples[i]!.weight;
  }
  return sum / weights;
}
