// What dice can make of an end of the own turn: some rolls ahead, each played as is best at one ply.
import { CHANCE, type Seat } from '../../engine/game.ts';
import type { Judge, Settled } from './judge.ts';
import type { Look, Looked, Runner } from './race.ts';
import type { ExpectimaxSettings } from './settings.ts';

interface Roll {
  readonly move: unknown;
  readonly weight: number;
}

/** One of the ways ahead: its first roll, and by its number how those after it fall. */
interface Way {
  readonly first: unknown;
  readonly number: number;
}

/** One seat's look ahead. */
export class Ahead {
  private readonly seat: Seat;
  private readonly settings: ExpectimaxSettings;
  private readonly judge: Judge;

  constructor(seat: Seat, settings: ExpectimaxSettings, judge: Judge) {
    this.seat = seat;
    this.settings = settings;
    this.judge = judge;
  }

  /**
   * All first rolls are looked at, so many rounds of them. The rolls after them are drawn evenly spread and otherwise
   * on every way, so that a few ways stand well for all. Null for an end that no dice can change.
   */
  runnerOf(looked: Looked, end: unknown): Runner | null {
    const { judge, seat, settings } = this;
    // Dice may have been handed over: the opponent plays them, then rolls.
    const start = { state: judge.settled(end, seat).state, value: looked.shallow };
    const rolls = this.rollsFrom(start);
    if (rolls.length === 0) return null;
    const looks: Look[] = [];
    for (let round = 0; round < settings.rounds; round++) {
      const ofRound = rolls.map(({ move, weight }, i): Look => {
        const way = { first: move, number: round * rolls.length + i };
        return { weight, see: () => this.worth(start, way) };
      });
      looks.push(...scattered(ofRound));
    }
    return { looked, looks };
  }

  /** The mean of what is thought after each ply, by how much that counts. */
  private worth(start: Settled, { first, number }: Way): number {
    const { judge, seat } = this;
    const { plies } = this.settings;
    let at = start;
    let sum = plies[0]! * start.value;
    let counted = plies[0]!;
    for (let ply = 1; ply < plies.length; ply++) {
      const rolls = this.rollsFrom(at);
      if (rolls.length > 0) {
        const rolled = judge.game.clone(at.state);
        judge.game.play(rolled, CHANCE, ply === 1 ? first : drawn(rolls, spread(number, ply)));
        at = judge.settled(rolled, seat);
      }
      sum += plies[ply]! * at.value;
      counted += plies[ply]!;
    }
    return sum / counted;
  }

  /** None when the game is over. */
  private rollsFrom({ state }: Settled): readonly Roll[] {
    const { game } = this.judge;
    return game.turn(state) === CHANCE ? (game.odds?.(state) ?? []) : [];
  }
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
