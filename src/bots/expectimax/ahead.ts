// What dice can make of an end of the own turn: some rolls ahead, each played as is best at one ply.
import { CHANCE, type Seat } from '../../engine/game.ts';
import type { Judge } from './judge.ts';
import type { Look, Looked, Runner } from './race.ts';
import type { ExpectimaxSettings } from './settings.ts';

interface Roll {
  readonly move: unknown;
  readonly weight: number;
}

/** One of the ways ahead: the first roll, and by its number how those after it fall. */
interface Way {
  readonly first: unknown;
  readonly number: number;
}

/**
 * All first rolls are looked at, so many rounds of them. The rolls after them are drawn evenly spread and otherwise
 * on every way, so that a few ways stand well for all. Null for an end that no dice can change.
 */
export function runnerOf(
  looked: Looked,
  end: unknown,
  seat: Seat,
  { plies, rounds }: ExpectimaxSettings,
  judge: Judge,
): Runner | null {
  // Dice may have been handed over: the opponent plays them, then rolls.
  const { state } = judge.settled(end, seat);
  const rolls = rollsFrom(state, judge);
  if (rolls.length === 0) return null;
  const looks: Look[] = [];
  for (let round = 0; round < rounds; round++) {
    const ofRound = rolls.map(({ move, weight }, i): Look => {
      const way = { first: move, number: round * rolls.length + i };
      return { weight, see: () => seen(looked.shallow, state, way, seat, plies, judge) };
    });
    looks.push(...scattered(ofRound));
  }
  return { looked, looks };
}

/** The mean of what is thought after each ply, by how much that counts. */
function seen(
  shallow: number,
  start: unknown,
  { first, number }: Way,
  seat: Seat,
  plies: readonly number[],
  judge: Judge,
): number {
  let at = { state: start, value: shallow };
  let sum = plies[0]! * shallow;
  let counted = plies[0]!;
  for (let ply = 1; ply < plies.length; ply++) {
    const rolls = rollsFrom(at.state, judge);
    if (rolls.length > 0) {
      const roll = ply === 1 ? first : drawn(rolls, spread(number, ply));
      at = judge.settled(rolled(at.state, roll, judge), seat);
    }
    sum += plies[ply]! * at.value;
    counted += plies[ply]!;
  }
  return sum / counted;
}

function rollsFrom(state: unknown, { game }: Judge): readonly Roll[] {
  return game.turn(state) === CHANCE ? (game.odds?.(state) ?? []) : [];
}

function rolled(state: unknown, roll: unknown, { game }: Judge): unknown {
  const after = game.clone(state);
  game.play(after, CHANCE, roll);
  return after;
}

/** The roll that stands there, from 0 to 1, when all stand in a row and each is as long as it is likely. */
function drawn(rolls: readonly Roll[], place: number): unknown {
  let left = place * rolls.reduce((sum, { weight }) => sum + weight, 0);
  for (const { move, weight } of rolls) {
    left -= weight;
    if (left < 0) return move;
  }
  return rolls.at(-1)!.move;
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Multiples of these, without their whole parts, are evenly spread from 0 to 1, and in no step with each other. */
const STEPS = [GOLDEN, Math.SQRT2, Math.sqrt(3)];

function spread(number: number, ply: number): number {
  return (number * STEPS[(ply - 2) % STEPS.length]!) % 1;
}

/** All of them, so mixed that the first few stand for the others. */
function scattered(looks: readonly Look[]): Look[] {
  const count = looks.length;
  let stride = Math.max(1, Math.round(count * GOLDEN));
  while (commonDivisor(stride, count) > 1) stride++;
  return looks.map((_, i) => looks[(i * stride) % count]!);
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
