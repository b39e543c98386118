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
  looked: EndEstimate;
}

class Expectimax implements Thought {
  private readonly question: Question;
  private readonly settings: ExpectimaxSettings;
  private readonly memory: Memory;
  private readonly judge: Evaluator;
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
    this.judge = new Evaluator(game, insight, evaluationOf(question, settings));
    const state = game.determinize(question.view(), rng);
    this.stages = walkTurn(game, insight, state, consideredMoves(question, state, settings.mistakes));
    const ends = this.stages.filter(({ moves }) => moves.length === 0);
    const values = this.judge.values(
      ends.map((stage) => stage.state),
      seat,
    );
    this.ends = ends
      .map((stage, i) => ({
        stage,
        looked: { shallow: values[i]!, deep: null, isGivenUp: false, visits: 1 },
      }))
      .sort((a, b) => b.looked.shallow - a.looked.shallow);
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
    const { moves, next } = this.stages[0]!;
    const { mistakes } = this.settings;
    return moves
      .map((move, i) => ({ move, ...values[next[i]!]!, bias: biasOf(this.question, move, mistakes) }))
      .sort((a, b) => b.value + b.bias - (a.value + a.bias))
      .map(({ move, value, visits }) => ({ move, value, visits }));
  }

  /** Yields between two samples. */
  private *lookDeeper(): Generator<undefined> {
    const { settings, judge, question } = this;
    if (settings.plies.length === 1 || this.remembers()) return;
    const rivals = this.rivals();
    // A single end needs no comparison.
    if (rivals.length < 2) return;
    const ahead = new Lookahead(question.seat, settings, judge);
    const runners = rivals.flatMap(({ looked, stage }): readonly Contender[] => {
      const runner = ahead.runnerOf(looked, stage.state);
      if (runner) return [runner];
      // No dice can change this end, so its value is exact.
      looked.deep = looked.shallow;
      return [];
    });
    const least = runners.length === rivals.length ? 1 : 0;
    yield* eliminate(runners, { doubt: settings.doubt, least }, judge);
  }

  /** Whether this is a later step of a turn that was already searched. */
  private remembers(): boolean {
    const { memory, ends, question } = this;
    if (!question.insight.keys) return false;
    const isKnown = ends.every(({ stage }) => memory.ends.has(stage.name));
    if (isKnown) for (const end of ends) end.looked = memory.ends.get(end.stage.name)!;
    else memory.ends = new Map(ends.map(({ stage, looked }) => [stage.name, looked]));
    return isKnown && ends.some(({ looked }) => looked.deep !== null);
  }

  private rivals(): readonly End[] {
    const { candidates, margin } = this.settings;
    const [best] = this.ends;
    return this.ends
      .slice(0, candidates)
      .filter(({ looked }) => looked.shallow >= best!.looked.shallow - margin);
  }

  /** Values of ends as found, with dropped and unsearched ends behind the best searched one. Other stages: their best successor. */
  private valuesOfStages(): { value: number; visits: number }[] {
    const searched = this.ends.flatMap(({ looked: { deep, shallow, isGivenUp } }) =>
      deep === null || isGivenUp ? [] : { deep, shallow },
    );
    const most = Math.max(...searched.map(({ deep }) => deep));
    const shift = mean(searched.map(({ deep, shallow }) => deep - shallow));
    const values: { value: number; visits: number }[] = [];
    const ends = new Map(this.ends.map(({ stage, looked }) => [stage, looked]));
    for (const [at, stage] of this.stages.entries()) {
      const looked = ends.get(stage);
      if (!looked) continue;
      const { shallow, deep, isGivenUp, visits } = looked;
      const guess = deep ?? shallow + shift;
      const isBehind = searched.length > 0 && (deep === null || isGivenUp);
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
