// Expectimax for games of two with dice and nothing hidden: where the own turn can end, and what the opponent's rolls make of it.
import { CHANCE } from '../../engine/game.ts';
import type { Bot, Question, Ranked, Thought } from '../bot.ts';
import { biasOf, noticed } from '../lapses.ts';
import { learned } from '../net/learned.ts';
import { type Evaluation, handMade, Judge } from './judge.ts';
import type { ExpectimaxSettings } from './settings.ts';
import { type Stage, walkTurn } from './turn.ts';

/** Positions whose two-ply value a bot remembers: later steps of a turn meet them again. */
const MEMORY = 4096;

export function expectimax(name: string, settings: ExpectimaxSettings): Bot {
  const memory = new Map<number, number>();
  return { name, think: (question) => new Expectimax(question, settings, memory) };
}

interface End {
  readonly stage: number;
  readonly shallow: number;
  deep: number | null;
  visits: number;
}

class Expectimax implements Thought {
  private readonly question: Question;
  private readonly settings: ExpectimaxSettings;
  private readonly memory: Map<number, number>;
  private readonly judge: Judge;
  private readonly stages: readonly Stage[];
  /** Best first at one ply. */
  private readonly ends: readonly End[];
  private readonly search: Iterator<undefined>;
  private spent = 0;

  constructor(question: Question, settings: ExpectimaxSettings, memory: Map<number, number>) {
    const start = performance.now();
    const { game, insight, seat, rng } = question;
    this.question = question;
    this.settings = settings;
    this.memory = memory;
    this.judge = new Judge(game, insight, evaluationOf(question, settings));
    const state = game.determinize(question.view(), rng);
    this.stages = walkTurn(game, insight, state, noticed(question, state, settings.lapses));
    const ends = [...this.stages.keys()].filter((at) => this.stages[at]!.moves.length === 0);
    const values = this.judge.values(
      ends.map((at) => this.stages[at]!.state),
      seat,
    );
    this.ends = ends
      .map((stage, i) => ({ stage, shallow: values[i]!, deep: null, visits: 1 }))
      .sort((a, b) => b.shallow - a.shallow);
    this.search = this.lookDeeper();
    this.spent = performance.now() - start;
  }

  work(ms: number): boolean {
    const start = performance.now();
    const end = start + Math.min(ms, this.settings.milliseconds - this.spent);
    let isDone = false;
    let now = start;
    while (!isDone && now < end) {
      isDone = this.search.next().done === true;
      now = performance.now();
    }
    this.spent += now - start;
    return isDone || this.spent >= this.settings.milliseconds;
  }

  ranking(): readonly Ranked[] {
    const values = this.valuesOfStages();
    const { moves, next } = this.stages[0]!;
    const { lapses } = this.settings;
    return moves
      .map((move, i) => ({ move, ...values[next[i]!]!, bias: biasOf(this.question, move, lapses) }))
      .sort((a, b) => b.value + b.bias - (a.value + a.bias))
      .map(({ move, value, visits }) => ({ move, value, visits }));
  }

  /** Stops between any two rolls. */
  private *lookDeeper(): Generator<undefined> {
    const { plies, candidates, margin } = this.settings;
    const best = this.ends[0]!;
    if (plies === 1) return;
    for (const end of this.ends.slice(0, candidates)) {
      if (end.shallow < best.shallow - margin) return;
      yield* this.lookAt(end);
    }
  }

  private *lookAt(end: End): Generator<undefined> {
    const { game, insight, seat } = this.question;
    const { state, name } = this.stages[end.stage]!;
    const known = this.memory.get(name);
    if (known !== undefined) {
      end.deep = known;
      return;
    }
    // Dice may have been handed over: the opponent plays them, then rolls.
    let settled = state;
    for (let turn = game.turn(state); turn >= 0; turn = game.turn(settled)) {
      settled = this.judge.bestEnd(settled, turn).state;
    }
    if (game.turn(settled) !== CHANCE) {
      end.deep = end.shallow;
      return;
    }
    let sum = 0;
    let weights = 0;
    const before = this.judge.judged;
    for (const { move, weight } of game.odds?.(settled) ?? []) {
      const rolled = game.clone(settled);
      game.play(rolled, CHANCE, move);
      sum += weight * this.judge.value(rolled, seat);
      weights += weight;
      yield;
    }
    end.deep = weights > 0 ? sum / weights : end.shallow;
    end.visits = this.judge.judged - before;
    if (!insight.keys) return;
    if (this.memory.size >= MEMORY) this.memory.clear();
    this.memory.set(name, end.deep);
  }

  /** Ends are worth what was found; those not looked at stay behind the best of those that were. Stages before: the best that follows. */
  private valuesOfStages(): { value: number; visits: number }[] {
    const searched = this.ends.filter((end) => end.deep !== null);
    const most = Math.max(...searched.map((end) => end.deep!));
    const shift = mean(searched.map((end) => end.deep! - end.shallow));
    const values: { value: number; visits: number }[] = [];
    for (const { stage, shallow, deep, visits } of this.ends) {
      const value = deep ?? (searched.length > 0 ? Math.min(shallow + shift, most - EPSILON) : shallow);
      values[stage] = { value, visits };
    }
    // A stage is followed by stages found later, or by stages that those lead to: settle depth first.
    const settle = (at: number): { value: number; visits: number } => {
      const known = values[at];
      if (known) return known;
      let best = { value: Number.NEGATIVE_INFINITY, visits: 0 };
      for (const next of this.stages[at]!.next) {
        const found = settle(next);
        if (found.value > best.value) best = found;
      }
      values[at] = best;
      return best;
    };
    settle(0);
    return values;
  }
}

const EPSILON = 1e-6;

function evaluationOf({ insight }: Question, { evaluation }: ExpectimaxSettings): Evaluation {
  return (evaluation === 'learned' ? learned(insight) : null) ?? handMade(insight);
}

function mean(list: readonly number[]): number {
  return list.length === 0 ? 0 : list.reduce((a, b) => a + b, 0) / list.length;
}
