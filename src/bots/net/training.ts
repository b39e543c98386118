// Training by self-play with TD(λ): every position learns to predict the following ones, and the last one the result.
import { rngOf } from '../../engine/chance.ts';
import { type AnyGame, CHANCE, type Options, type OptionValue, OVER, type Seat } from '../../engine/game.ts';
import type { AnyInsight, Features } from '../../engine/insight.ts';
import { winShares } from '../../engine/outcome.ts';
import type { Rng } from '../../engine/rng.ts';
import { Evaluator, handMade } from '../expectimax/evaluator.ts';
import { walkTurn } from '../expectimax/turn.ts';
import { netEvaluation } from './evaluation.ts';
import { Learner } from './learner.ts';
import { makeNet } from './net.ts';
import { layoutOf, type Net, ROWS } from './shape.ts';

export interface TrainingPlan {
  readonly seed: string;
  readonly hidden: number;
  /** The initial learning rate, and the number of games after which it has halved. */
  readonly rate: number;
  readonly cooling: number;
  /** λ, 0 to 1: how much a position learns from later positions rather than from the next one. */
  readonly lambda: number;
  /** The number of games at the start in which the network learns from the hand-made evaluation. */
  readonly warmUp: number;
  /** The number of games per round, and the number of training passes over them. */
  readonly round: number;
  readonly passes: number;
}

/** The features of a position, and the target output. */
interface Lesson {
  readonly seen: Float32Array;
  readonly target: number;
}

/** The share of games with options other than the defaults. */
const OTHER_OPTIONS = 1 / 3;
const SEATS = 2;
/** The number of ends of each turn that the hand-made evaluation teaches. */
const TAUGHT_ENDS = 6;

/** A round depends only on the seed, its first game's number and the weights, so training continues exactly from any checkpoint. */
export class Training {
  readonly net: Net;
  readonly plan: TrainingPlan;
  played = 0;
  private readonly game: AnyGame;
  private readonly insight: AnyInsight;
  private readonly features: Features<unknown>;
  private readonly evaluator: Evaluator;
  private readonly teacher: Evaluator;
  private readonly learner: Learner;

  constructor(game: AnyGame, insight: AnyInsight, features: Features<unknown>, plan: TrainingPlan) {
    this.game = game;
    this.insight = insight;
    this.features = features;
    this.plan = plan;
    this.net = makeNet({ inputs: features.size, hidden: plan.hidden });
    this.evaluator = new Evaluator(game, insight, netEvaluation(this.net, features));
    this.teacher = new Evaluator(game, insight, handMade(insight));
    this.learner = new Learner(this.net);
    scatter(this.net, rngOf(`${plan.seed}/weights`));
  }

  /**
   * Plays the games of one round and learns from their positions in random order, because positions of one game are
   * too similar to learn in sequence. Stops at game `until`. Returns the number of positions.
   */
  playRound(until: number): number {
    const { plan, learner } = this;
    const lessons: Lesson[] = [];
    const start = this.played;
    while (this.played < Math.min(start + plan.round, until)) {
      const rng = rngOf(`${plan.seed}/game ${this.played}`);
      lessons.push(...(this.played < plan.warmUp ? this.lessonsByTeacher(rng) : this.lessonsByPlay(rng)));
      this.played++;
    }
    const rng = rngOf(`${plan.seed}/after ${start}`);
    const rate = plan.rate / (1 + start / plan.cooling);
    for (let pass = 0; pass < plan.passes; pass++) {
      for (const { seen, target } of rng.shuffle(lessons)) learner.learn(seen, target, rate);
    }
    return lessons.length;
  }

  /**
   * A game of the hand-made evaluation: possible ends of its turns with its values for them. Bad ends are included,
   * or the network could not distinguish them from good ones.
   */
  private lessonsByTeacher(rng: Rng): Lesson[] {
    const { game, insight, teacher } = this;
    const lessons: Lesson[] = [];
    let state = game.setup(SEATS, drawOptions(game, rng));
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) {
        game.play(state, CHANCE, game.chance(state, rng));
        continue;
      }
      const ends = walkTurn(game, insight, state)
        .filter(({ moves }) => moves.length === 0)
        .map((stage) => stage.state);
      const values = teacher.values(ends, turn);
      for (let i = 0; i < TAUGHT_ENDS; i++) {
        const at = rng.int(ends.length);
        if (game.turn(ends[at]) !== CHANCE) continue;
        const { seen, looker } = this.look(ends[at]);
        lessons.push({ seen, target: looker === turn ? values[at]! : 1 - values[at]! });
      }
      state = ends[values.indexOf(Math.max(...values))];
    }
    return lessons;
  }

  private look(state: unknown): { readonly seen: Float32Array; readonly looker: Seat } {
    const seen = new Float32Array(this.features.size);
    const looker = this.features.eyes(state);
    this.features.write(state, looker, seen);
    return { seen, looker };
  }

  private lessonsByPlay(rng: Rng): Lesson[] {
    const { shown, eyes, result } = this.record(rng);
    const targets = this.targetsOf(shown, eyes, result);
    return shown.map((seen, i) => ({ seen, target: targets[i]! }));
  }

  /** The features of the positions between turns, the seat that looks at each, and the first seat's win share. */
  private record(rng: Rng): { shown: Float32Array[]; eyes: number[]; result: number } {
    const { game, evaluator } = this;
    const shown: Float32Array[] = [];
    const eyes: number[] = [];
    let state = game.setup(SEATS, drawOptions(game, rng));
    let hasBegun = false;
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) {
        if (hasBegun) {
          const { seen, looker } = this.look(state);
          shown.push(seen);
          eyes.push(looker);
        }
        game.play(state, CHANCE, game.chance(state, rng));
        continue;
      }
      hasBegun = true;
      state = evaluator.bestEnd(state, turn).state;
    }
    const outcome = game.outcome(state);
    if (!outcome) throw new Error(`${game.id}: over, yet without an outcome`);
    return { shown, eyes, result: winShares(outcome)[0]! };
  }

  /** The targets: the following positions, weighted by λ, and the result. */
  private targetsOf(shown: readonly Float32Array[], eyes: readonly number[], result: number): Float64Array {
    const { net } = this;
    const { lambda } = this.plan;
    const values = new Float64Array(shown.length);
    for (let start = 0; start < shown.length; start += ROWS) {
      const rows = shown.slice(start, start + ROWS);
      for (const [row, seen] of rows.entries()) net.rows[row]!.set(seen);
      net.run(rows.length);
      values.set(net.values.subarray(0, rows.length), start);
    }
    const targets = new Float64Array(shown.length);
    let ahead = result;
    for (let i = shown.length - 1; i >= 0; i--) {
      const isFirst = eyes[i] === 0;
      targets[i] = isFirst ? ahead : 1 - ahead;
      ahead = lambda * ahead + (1 - lambda) * (isFirst ? values[i]! : 1 - values[i]!);
    }
    return targets;
  }
}

/** Mostly the defaults; sometimes other options, so that the network knows them too. */
function drawOptions(game: AnyGame, rng: Rng): Options {
  const isOther = rng.float() < OTHER_OPTIONS;
  const options: { [name: string]: OptionValue } = {};
  for (const [name, values] of Object.entries(game.options))
    options[name] = isOther ? rng.pick(values) : values[0];
  return options;
}

/** Small random weights around zero, so that no two hidden units start equal. */
function scatter(net: Net, rng: Rng): void {
  const { outputBias, biases } = layoutOf(net);
  const spread = 0.2;
  for (let i = 0; i < outputBias; i++) {
    if (i < biases || i >= biases + net.hidden) net.weights[i] = spread * (2 * rng.float() - 1);
  }
}
