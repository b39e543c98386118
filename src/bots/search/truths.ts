// The truths that a search supposes: random states that fit the view, the likelier the better they explain what the others did.
import { log } from '../../engine/exact-math.ts';
import type { Beliefs } from '../../engine/insight.ts';
import type { Question } from '../bot.ts';

interface Supposed {
  readonly state: unknown;
  readonly logLikelihood: number;
  uses: number;
}

/** No more are drawn then: the likeliest ones are used again, with other luck. */
const MAX_DRAWN = 400;
/** The first truth is chosen among this many times as many. */
const HEAD_START = 4;

export class Truths {
  private readonly question: Question;
  private readonly view: unknown;
  private readonly drawsPerTruth: number;
  private readonly beliefs: Beliefs<unknown> | null;
  private readonly drawn: Supposed[] = [];

  /** With `drawsPerTruth` 0, or where nothing is known about the others' moves, all fitting states are equally likely. */
  constructor(question: Question, view: unknown, drawsPerTruth: number) {
    const { insight, events } = question;
    this.question = question;
    this.view = view;
    this.drawsPerTruth = drawsPerTruth;
    this.beliefs = (drawsPerTruth > 0 && events && insight.beliefs?.(events(), view)) || null;
  }

  /** Not to be changed: it may come again. */
  next(): unknown {
    const { game, rng } = this.question;
    if (!this.beliefs) return game.determinize(this.view, rng);
    const draws = this.drawn.length === 0 ? HEAD_START * this.drawsPerTruth : this.drawsPerTruth;
    for (let i = 0; i < draws && this.drawn.length < MAX_DRAWN; i++) {
      const state = game.determinize(this.view, rng);
      this.drawn.push({ state, logLikelihood: this.beliefs.logLikelihood(state), uses: 0 });
    }
    const best = this.mostUnderused();
    best.uses++;
    return best.state;
  }

  /** Each is used in proportion to its likelihood, as seats of a parliament are given to parties (Sainte-Laguë). */
  private mostUnderused(): Supposed {
    const claim = ({ logLikelihood, uses }: Supposed) => logLikelihood - log(2 * uses + 1);
    return this.drawn.reduce((best, each) => (claim(each) > claim(best) ? each : best));
  }
}
