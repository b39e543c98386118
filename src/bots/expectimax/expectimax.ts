// Expectimax for games of two with dice and nothing hidden: where the own turn can end, and what the opponent's rolls make of it.
import type { Bot, Question, Ranked, Thought } from '../bot.ts';
import { biasOf, noticed } from '../lapses.ts';
import { learned } from '../net/learned.ts';
import { Ahead } from './ahead.ts';
import { type Evaluation, handMade, Judge } from './judge.ts';
import { type Looked, type Runner, raceOf } from './race.ts';
import type { ExpectimaxSettings } from './settings.ts';
import { type Stage, walkTurn } from './turn.ts';

/** What a bot remembers of the turn it is playing: by name, where it can end, and what is thought of that. */
interface Memory {
  ends: ReadonlyMap<number, Looked>;
}

export function expectimax(name: string, settings: ExpectimaxSettings): Bot {
  const memory: Memory = { ends: new Map() };
  return { name, think: (question) => new Expectimax(question, settings, memory) };
}

interface End {
  readonly stage: Stage;
  looked: Looked;
}

class Expectimax implements Thought {
  private readonly question: Question;
  private readonly settings: ExpectimaxSettings;
  private readonly memory: Memory;
  private readonly judge: Judge;
  private readonly stages: readonly Stage[];
  /** Best first at one ply. */
  private readonly ends: readonly End[];
  private readonly search: Iterator<undefined>;
  private spent = 0;

  constructor(question: Question, settings: ExpectimaxSettings, memory: Memory) {
    const start = performance.now();
    const { game, insight, seat, rng } = question;
    this.question = question;
    this.settings = settings;
    this.memory = memory;
    this.judge = new Judge(game, insight, evaluationOf(question, settings));
    const state = game.determinize(question.view(), rng);
    this.stages = walkTurn(game, insight, state, noticed(question, state, settings.lapses));
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

  ranking(): readonly Ranked[] {
    const values = this.valuesOfStages();
    const { moves, next } = this.stages[0]!;
    const { lapses } = this.settings;
    return moves
      .map((move, i) => ({ move, ...values[next[i]!]!, bias: biasOf(this.question, move, lapses) }))
      .sort((a, b) => b.value + b.bias - (a.value + a.bias))
      .map(({ move, value, visits }) => ({ move, value, visits }));
  }

  /** Stops between any two looks. */
  private *lookDeeper(): Generator<undefined> {
    const { settings, judge, question } = this;
    if (settings.plies.length === 1 || this.remembers()) return;
    const rivals = this.rivals();
    // Who is alone needs no closer look.
    if (rivals.length < 2) return;
    const ahead = new Ahead(question.seat, settings, judge);
    const runners = rivals.flatMap(({ looked, stage }): readonly Runner[] => {
      const runner = ahead.runnerOf(looked, stage.state);
      if (runner) return [runner];
      // What no dice can change is worth what it seems.
      looked.deep = looked.shallow;
      return [];
    });
    const least = runners.length === rivals.length ? 1 : 0;
    yield* raceOf(runners, { doubt: settings.doubt, least }, judge);
  }

  /** Whether this is a later step of a turn that has been thought about already. */
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

  /** Ends are worth what was found; those given up or not looked at stay behind the best of the others. Stages before: the best that follows. */
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

/** By how much an end that was not looked at is at least behind. */
const EPSILON = 1e-6;

function evaluationOf({ insight }: Question, { evaluation }: ExpectimaxSettings): Evaluation {
  return (evaluation === 'learned' ? learned(insight) : null) ?? handMade(insight);
}

function mean(list: readonly number[]): number {
  return list.length === 0 ? 0 : list.reduce((a, b) => a + b, 0) / list.length;
}
