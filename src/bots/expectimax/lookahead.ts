// Looks some rolls beyond an end of the turn; every roll is played with the best move at one ply.
import { CHANCE, type Seat } from '../../engine/game.ts';
import type { Contender, EndEstimate, Sample } from './elimination.ts';
import type { Evaluator, Settled } from './evaluator.ts';
import type { ExpectimaxSettings } from './settings.ts';

interface Roll {
  readonly move: unknown;
  readonly weight: number;
}

/** A sequence of rolls: the first one, and a number that determines the following ones. */
interface Way {
  readonly first: unknown;
  readonly number: number;
}

/** The lookahead of one seat. */
export class Lookahead {
  private readonly seat: Seat;
  private readonly settings: ExpectimaxSettings;
  private readonly evaluator: Evaluator;

  constructor(seat: Seat, settings: ExpectimaxSettings, evaluator: Evaluator) {
    this.seat = seat;
    this.settings = settings;
    this.evaluator = evaluator;
  }

  /**
   * Every first roll is sampled once per round. The rolls after it are spread evenly and differ from sample to sample,
   * so that a few samples represent all. Null for an end that no dice can change.
   */
  contenderFor(estimate: EndEstimate, end: unknown): Contender | null {
    const { evaluator, seat, settings } = this;
    // The opponent may have got dice to play before it rolls.
    const start = { state: evaluator.settled(end, seat).state, value: estimate.shallow };
    const rolls = this.rollsFrom(start);
    if (rolls.length === 0) return null;
    const samples: Sample[] = [];
    for (let round = 0; round < settings.rounds; round++) {
      const ofRound = rolls.map(({ move, weight }, i): Sample => {
        const way = { first: move, number: round * rolls.length + i };
        return { weight, value: () => this.worth(start, way) };
      });
      samples.push(...scattered(ofRound));
    }
    return { estimate, samples };
  }

  /** The weighted mean of the values after each ply. */
  private worth(start: Settled, { first, number }: Way): number {
    const { evaluator, seat } = this;
    const { plies } = this.settings;
    let at = start;
    let sum = plies[0]! * start.value;
    let counted = plies[0]!;
    for (let ply = 1; ply < plies.length; ply++) {
      const rolls = this.rollsFrom(at);
      if (rolls.length > 0) {
        const rolled = evaluator.game.clone(at.state);
        evaluator.game.play(rolled, CHANCE, ply === 1 ? first : drawn(rolls, spread(number, ply)));
        at = evaluator.settled(rolled, seat);
      }
      sum += plies[ply]! * at.value;
      counted += plies[ply]!;
    }
    return sum / counted;
  }

  /** None when the game is over. */
  private rollsFrom({ state }: Settled): readonly Roll[] {
    const { game } = this.evaluator;
    return game.turn(state) === CHANCE ? (game.odds?.(state) ?? []) : [];
  }
}

/** The roll at this place, 0 to 1, of all rolls in a row by their weights. */
function drawn(rolls: readonly Roll[], place: number): unknown {
  let left = place * rolls.reduce((sum, { weight }) => sum + weight, 0);
  for (const { move, weight } of rolls) {
    left -= weight;
    if (left < 0) return move;
  }
  return rolls.at(-1)!.move;
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** The fractional parts of their multiples are spread evenly over 0 to 1, independently of each other. */
const STEPS = [GOLDEN, Math.SQRT2, Math.sqrt(3)];

function spread(number: number, ply: number): number {
  return (number * STEPS[(ply - 2) % STEPS.length]!) % 1;
}

/** The same samples in an order in which the first few represent all. */
function scattered(samples: readonly Sample[]): Sample[] {
  const count = samples.length;
  let stride = Math.max(1, Math.round(count * GOLDEN));
  while (commonDivisor(stride, count) > 1) stride++;
  return samples.map((_, i) => samples[(i * stride) % count]!);
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
