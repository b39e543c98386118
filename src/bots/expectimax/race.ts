// Ends of a turn looked at through the same rolls, all at one roll before the next: who falls clearly behind is given up.
import type { Judge } from './judge.ts';

/** What is thought of an end of the own turn. */
export interface Looked {
  /** At one ply. */
  readonly shallow: number;
  /** At more, over what was looked at so far; null if that was too little. */
  deep: number | null;
  isGivenUp: boolean;
  /** Positions judged for it. */
  visits: number;
}

/** One way that the dice can fall after an end. */
export interface Look {
  readonly weight: number;
  /** What the end is worth then. */
  see(): number;
}

export interface Runner {
  readonly looked: Looked;
  readonly looks: readonly Look[];
}

interface Running extends Runner {
  readonly values: number[];
}

/** So many rolls say something. */
const FEWEST = 4;

export interface RaceRules {
  /** How many standard errors one must be behind to be given up. */
  readonly doubt: number;
  /** When so many are left it is over; none, if the winner's worth matters beside others that need not run. */
  readonly least: 0 | 1;
}

/** Stops after each look of each runner. */
export function* raceOf(
  runners: readonly Runner[],
  { doubt, least }: RaceRules,
  judge: Judge,
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
    if (seen < Math.min(FEWEST, most)) continue;
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

/** Both have seen the same rolls, so their differences scatter less than their values. */
function isBeaten({ looks, values }: Running, leader: Running, doubt: number): boolean {
  if (looks.length !== leader.looks.length) return false;
  const behind = values.map((value, i) => leader.values[i]! - value);
  const mean = meanOf(behind, looks);
  const squares = behind.map((each) => (each - mean) ** 2);
  const left = 1 - values.length / looks.length;
  return mean > doubt * Math.sqrt((meanOf(squares, looks) / values.length) * left);
}

function meanOf(values: readonly number[], looks: readonly Look[]): number {
  let sum = 0;
  let weights = 0;
  for (let i = 0; i < values.length; i++) {
    sum += looks[i]!.weight * values[i]!;
    weights += looks[i]!.weight;
  }
  return sum / weights;
}
