// Learning by playing against oneself: every position is to foretell the next ones, and the last the result (TD(λ)).
import { rngOf } from '../../engine/chance.ts';
import { type AnyGame, CHANCE, type Options, type OptionValue, OVER, type Seat } from '../../engine/game.ts';
import type { AnyInsight, Features } from '../../engine/insight.ts';
import { sharesOfVictory } from '../../engine/outcome.ts';
import type { Rng } from '../../engine/rng.ts';
import { handMade, Judge } from '../expectimax/judge.ts';
import { walkTurn } from '../expectimax/turn.ts';
import { Learner } from './learn.ts';
import { judgedBy } from './learned.ts';
import { makeNet } from './net.ts';
import { layoutOf, type Net, ROWS } from './shape.ts';

export interface TrainingPlan {
  readonly seed: string;
  readonly hidden: number;
  /** The size of the first steps, and after how many games they are half as big, a third after twice as many. */
  readonly rate: number;
  readonly cooling: number;
  /** How much a position learns from far results rather than from the next position: 0 to 1. */
  readonly lambda: number;
  /** Games at the beginning in which the network learns what the hand-made evaluation thinks. */
  readonly warmUp: number;
  /** Games played before the network learns from them, and how often it goes through them then. */
  readonly round: number;
  readonly passes: number;
}

/** A position as the network saw it, and what it should have said. */
interface Lesson {
  readonly seen: Float32Array;
  readonly target: number;
}

/** How often a game is played with options other than the defaults. */
const OTHER_OPTIONS = 1 / 3;
const SEATS = 2;
/** How many ends of each turn the hand-made evaluation teaches. */
const TAUGHT_ENDS = 6;

/** A round depends on the seed, on its first game's number and on the weights alone: from any checkpoint, training goes on as if it had never stopped. */
export class Training {
  readonly net: Net;
  readonly plan: TrainingPlan;
  played = 0;
  private readonly game: AnyGame;
  private readonly insight: AnyInsight;
  private readonly features: Features<unknown>;
  private readonly judge: Judge;
  private readonly teacher: Judge;
  private readonly learner: Learner;

  constructor(game: AnyGame, insight: AnyInsight, features: Features<unknown>, plan: TrainingPlan) {
    this.game = game;
    this.insight = insight;
    this.features = features;
    this.plan = plan;
    this.net = makeNet({ inputs: features.size, hidden: plan.hidden });
    this.judge = new Judge(game, insight, judgedBy(this.net, features));
    this.teacher = new Judge(game, insight, handMade(insight));
    this.learner = new Learner(this.net);
    scatter(this.net, rngOf(`${plan.seed}/weights`));
  }

  /**
   * Plays the games of one more round and learns from all of them, in any order: positions of one game are too
   * alike to be learnt one after the other. Stops at the game of number `until`. Gives the number of positions.
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
   * A game of the hand-made evaluation: where its turns could have ended, and what it thinks of that. Bad ends are
   * lessons too, else the network could not tell them from the good ones.
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

  /** The positions between turns, as the network sees them, who looks, and the first seat's share of the victory. */
  private record(rng: Rng): { shown: Float32Array[]; eyes: number[]; result: number } {
    const { game, judge } = this;
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
      state = judge.bestEnd(state, turn).state;
    }
    const outcome = game.outcome(state);
    if (!outcome) throw new Error(`${game.id}: over, yet without an outcome`);
    return { shown, eyes, result: sharesOfVictory(outcome)[0]! };
  }

  /** What each position should have foretold: the next positions, weighted by λ, and the result. */
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

/** Mostly the defaults; now and then any of the others, so that the network knows them too. */
function drawOptions(game: AnyGame, rng: Rng): Options {
  const isOther = rng.float() < OTHER_OPTIONS;
  const options: { [name: string]: OptionValue } = {};
  for (const [name, values] of Object.entries(game.options))
    options[name] = isOther ? rng.pick(values) : values[0];
  return options;
}

/** Small and even around zero, so that no hidden unit begins like another. */
function scatter(net: Net, rng: Rng): void {
  const { outputBias, biases } = layoutOf(net);
  const spread = 0.2;
  for (let i = 0; i < outputBias; i++) {
    if (i < biases || i >= biases + net.hidden) net.weights[i] = spread * (2 * rng.float() - 1);
  }
}
