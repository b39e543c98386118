// Expectimax for games of two with dice and nothing hidden: values the ends of the turn over the opponent's rolls.
import type { Bot, Question, RankedMove, Thought } from '../bot.ts';
import { biasOf, consideredMoves } from '../mistakes.ts';
import { trainedEvaluation } from '../net/evaluation.ts';
import { type Contender, type EndEstimate, eliminate } from './elimination.ts';
import { type Evaluation, Evaluator, handMade } from './evaluator.ts';
import { Lookahead } from './lookahead.ts';
import type { ExpectimaxSettings } from './settings.ts';
import { type Stage, walkTurn } from './turn.ts';

/** What a bot remembers of the turn it is playing: the estimates of its ends, by key. */
interface Memory {
  ends: ReadonlyMap<number, EndEstimate>;
}

export function expectimax(name: string, settings: ExpectimaxSettings): Bot {
  const memory: Memory = { ends: new Map() };
  return { name, think: (question) => new Expectimax(question, settings, memory) };
}

interface End {
  readonly stage: Stage;
  estimate: EndEstimate;
}

class Expectimax implements Thought {
  private readonly question: Question;
  private readonly settings: ExpectimaxSettings;
  private readonly memory: Memory;
  private readonly evaluator: Evaluator;
  private readonly stages: readonly Stage[];
  /** Sorted by value at one ply, best first. */
  private readonly ends: readonly End[];
  private readonly search: Iterator<undefined>;
  private spent = 0;

  constructor(question: Question, settings: ExpectimaxSettings, memory: Memory) {
    const start = performance.now();
    const { game, insight, seat, rng } = question;
    this.question = question;
    this.settings = settings;
    this.memory = memory;
    this.evaluator = new Evaluator(game, insight, evaluationOf(question, settings));
    const state = game.determinize(question.view(), rng);
    this.stages = walkTurn(game, insight, state, consideredMoves(question, state, settings.mistakes));
    const ends = this.stages.filter(({ moves }) => moves.length === 0);
    const values = this.evaluator.values(
      ends.map((stage) => stage.state),
      seat,
    );
    this.ends = ends
      .map((stage, i) => ({
        stage,
        estimate: { shallow: values[i]!, deep: null, isDropped: false, visits: 1 },
      }))
      .sort((a, b) => b.estimate.shallow - a.estimate.shallow);
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

  ranking(): readonly RankedMove[] {
    const values = this.valuesOfStages();
    const { moves, next, state } = this.stages[0]!;
    const { mistakes } = this.settings;
    return moves
      .map((move, i) => ({ move, ...values[next[i]!]!, bias: biasOf(this.question, move, state, mistakes) }))
      .sort((a, b) => b.value + b.bias - (a.value + a.bias))
      .map(({ move, value, visits }) => ({ move, value, visits }));
  }

  /** Yields between two samples. */
  private *lookDeeper(): Generator<undefined> {
    const { settings, evaluator, question } = this;
    if (settings.plies.length === 1 || this.remembers()) return;
    const rivals = this.rivals();
    // A single end needs no comparison.
    if (rivals.length < 2) return;
    const ahead = new Lookahead(question.seat, settings, evaluator);
    const contenders = rivals.flatMap(({ estimate, stage }): readonly Contender[] => {
      const contender = ahead.contenderFor(estimate, stage.state);
      if (contender) return [contender];
      // No dice can change this end, so its value is exact.
      estimate.deep = estimate.shallow;
      return [];
    });
    const minLeft = contenders.length === rivals.length ? 1 : 0;
    yield* eliminate(contenders, { dropAtErrors: settings.dropAtErrors, minLeft }, evaluator);
  }

  /** Whether this is a later step of a turn that was already searched. */
  private remembers(): boolean {
    const { memory, ends, question } = this;
    if (!question.insight.keys) return false;
    const isKnown = ends.every(({ stage }) => memory.ends.has(stage.name));
    if (isKnown) for (const end of ends) end.estimate = memory.ends.get(end.stage.name)!;
    else memory.ends = new Map(ends.map(({ stage, estimate }) => [stage.name, estimate]));
    return isKnown && ends.some(({ estimate }) => estimate.deep !== null);
  }

  private rivals(): readonly End[] {
    const { candidates, margin } = this.settings;
    const [best] = this.ends;
    const near = this.ends
      .slice(0, candidates)
      .filter(({ estimate }) => estimate.shallow >= best!.estimate.shallow - margin);
    return [...new Set([...near, ...this.bestOfEachMove()])];
  }

  private bestOfEachMove(): readonly End[] {
    const { endsPerMove } = this.settings;
    if (endsPerMove === 0) return [];
    return this.stages[0]!.next.flatMap((first) => {
      const reached = this.reachedFrom(first);
      return this.ends.filter(({ stage }) => reached.has(stage)).slice(0, endsPerMove);
    });
  }

  private reachedFrom(start: number, reached = new Set<Stage>()): ReadonlySet<Stage> {
    const stage = this.stages[start]!;
    if (reached.has(stage)) return reached;
    reached.add(stage);
    for (const next of stage.next) this.reachedFrom(next, reached);
    return reached;
  }

  /** Values of ends as found, with dropped and unsearched ends behind the best searched one. Other stages: their best successor. */
  private valuesOfStages(): { value: number; visits: number }[] {
    const searched = this.ends.flatMap(({ estimate: { deep, shallow, isDropped } }) =>
      deep === null || isDropped ? [] : { deep, shallow },
    );
    const most = Math.max(...searched.map(({ deep }) => deep));
    const shift = mean(searched.map(({ deep, shallow }) => deep - shallow));
    const values: { value: number; visits: number }[] = [];
    const ends = new Map(this.ends.map(({ stage, estimate }) => [stage, estimate]));
    for (const [at, stage] of this.stages.entries()) {
      const estimate = ends.get(stage);
      if (!estimate) continue;
      const { shallow, deep, isDropped, visits } = estimate;
      const guess = deep ?? shallow + shift;
      const isBehind = searched.length > 0 && (deep === null || isDropped);
      values[at] = { value: isBehind ? Math.min(guess, most - EPSILON) : guess, visits };
    }
    // Successors may stand anywhere in the list, so values are computed depth first.
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

/** The minimum distance of an unsearched end to the best searched one. */
const EPSILON = 1e-6;

function evaluationOf({ insight }: Question, { evaluation }: ExpectimaxSettings): Evaluation {
  return (evaluation === 'learned' ? trainedEvaluation(insight) : null) ?? handMade(insight);
}

function mean(list: readonly number[]): number {
  return list.length === 0 ? 0 : list.reduce((a, b) => a + b, 0) / list.length;
}
