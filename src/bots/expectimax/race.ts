// Ends of a turn looked at through the opponent's rolls, all at one roll before the next: who falls clearly behind is given up.
import { type AnyGame, CHANCE, type Seat } from '../../engine/game.ts';
import type { Judge } from './judge.ts';

/** What is thought of an end of the own turn. */
export interface Looked {
  /** At one ply. */
  readonly shallow: number;
  /** At two plies, over the rolls looked at so far; null if there were too few. */
  deep: number | null;
  isGivenUp: boolean;
  /** Positions judged for it. */
  visits: number;
}

/** An end that is to be looked at more closely. */
export interface Rival {
  readonly looked: Looked;
  readonly state: unknown;
}

interface Runner {
  readonly looked: Looked;
  /** Where chance is to move. */
  readonly state: unknown;
  readonly rolls: readonly Roll[];
  /** What the rolls so far were worth. */
  readonly values: number[];
}

interface Roll {
  readonly move: unknown;
  readonly weight: number;
}

/** So many rolls say something. */
const FEWEST = 6;

/** Stops after each roll of each rival. `doubt`: how many standard errors one must be behind to be given up. */
export function* raceOf(
  rivals: readonly Rival[],
  seat: Seat,
  doubt: number,
  judge: Judge,
): Generator<undefined> {
  const { game } = judge;
  let running = rivals.flatMap((rival) => runnerOf(rival, game, judge) ?? []);
  const most = Math.max(...running.map(({ rolls }) => rolls.length));
  for (let seen = 1; seen <= most && running.length > 0; seen++) {
    for (const { looked, state, rolls, values } of running) {
      const roll = rolls[seen - 1];
      if (!roll) continue;
      const rolled = game.clone(state);
      game.play(rolled, CHANCE, roll.move);
      const before = judge.judged;
      values.push(judge.value(rolled, seat));
      looked.visits += judge.judged - before;
      yield;
    }
    if (seen < Math.min(FEWEST, most)) continue;
    for (const { looked, rolls, values } of running) looked.deep = meanOf(values, rolls);
    running = withoutTheBeaten(running, doubt);
    // What is left is decided, if nobody has known it all along.
    if (
      running.length === 1 &&
      rivals.every(({ looked }) => looked.isGivenUp || looked === running[0]!.looked)
    )
      return;
  }
}

/** Null for an end that no dice can change. */
function runnerOf({ looked, state }: Rival, game: AnyGame, judge: Judge): Runner | null {
  // Dice may have been handed over: the opponent plays them, then rolls.
  let settled = state;
  for (let turn = game.turn(settled); turn >= 0; turn = game.turn(settled)) {
    settled = judge.bestEnd(settled, turn).state;
  }
  const rolls = game.turn(settled) === CHANCE ? scattered(game.odds?.(settled) ?? []) : [];
  if (rolls.length > 0) return { looked, state: settled, rolls, values: [] };
  looked.deep = looked.shallow;
  return null;
}

/** All of them, so mixed that the first few stand for the others. */
function scattered(rolls: readonly Roll[]): Roll[] {
  const count = rolls.length;
  let stride = Math.max(1, Math.round(count * 0.618));
  while (commonDivisor(stride, count) > 1) stride++;
  return rolls.map((_, i) => rolls[(i * stride) % count]!);
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

function withoutTheBeaten(running: readonly Runner[], doubt: number): Runner[] {
  const leader = running.reduce((best, runner) => (runner.looked.deep! > best.looked.deep! ? runner : best));
  return running.filter((runner) => {
    runner.looked.isGivenUp = isBeaten(runner, leader, doubt);
    return !runner.looked.isGivenUp;
  });
}

/** Both have seen the same rolls, so their differences scatter less than their values. */
function isBeaten({ values, rolls }: Runner, leader: Runner, doubt: number): boolean {
  if (rolls.length !== leader.rolls.length) return false;
  const behind = values.map((value, i) => leader.values[i]! - value);
  const mean = meanOf(behind, rolls);
  const squares = behind.map((each) => (each - mean) ** 2);
  const left = 1 - values.length / rolls.length;
  return mean > doubt * Math.sqrt((meanOf(squares, rolls) / values.length) * left);
}

function meanOf(values: readonly number[], rolls: readonly Roll[]): number {
  let sum = 0;
  let weights = 0;
  for (let i = 0; i < values.length; i++) {
    sum += rolls[i]!.weight * values[i]!;
    weights += rolls[i]!.weight;
  }
  return sum / weights;
}
