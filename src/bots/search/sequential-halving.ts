// Sequential halving: all moves are tried on the same determinizations, and after each heat the worse half is dropped. A move that is clearly behind is dropped at once, so that the close ones get its tries and an easy decision ends early.

export interface Runner {
  visits: number;
  sum: number;
  /** The sum of squared distances to the mean of all runners on the same determinization. */
  spread: number;
  /** The evaluation before any try. */
  readonly prior: number;
  /** Added to the mean: the wrong belief of a weaker bot about this move. */
  readonly bias: number;
}

export interface RaceSettings {
  /** In tries. */
  readonly iterations: number;
  /** A runner's prior counts as this number of tries. */
  readonly priorWeight?: number;
  /** The number of standard errors behind the best at which a runner is dropped at once; 0 for never. */
  readonly dropAtErrors?: number;
}

/** After fewer passes an error is not known well. */
const MIN_PASSES_TO_DROP = 8;
/** Looking after every pass would drop too many by chance. */
const PASSES_BETWEEN_DROPS = 4;

export class Race<R extends Runner> {
  /** Still in the race. */
  private running: R[];
  /** Dropped moves, the last dropped first. */
  private out: R[] = [];
  private triesPerHeat: number;
  private heatsLeft: number;
  private readonly priorWeight: number;
  private readonly dropAtErrors: number;
  /** Of this heat. */
  private triesLeft: number;
  private startersOfHeat: number;
  /** The results of this pass so far. */
  private readonly results: number[] = [];

  constructor(runners: readonly R[], { iterations, priorWeight = 0, dropAtErrors = 0 }: RaceSettings) {
    this.running = [...runners];
    this.priorWeight = priorWeight;
    this.dropAtErrors = dropAtErrors;
    this.heatsLeft = heatsFor(runners.length);
    this.triesPerHeat = iterations / this.heatsLeft;
    this.triesLeft = this.triesPerHeat;
    this.startersOfHeat = runners.length;
  }

  get isOver(): boolean {
    return this.running.length === 1;
  }

  /** True before a pass, which needs a new determinization. Every runner is tried once on each. */
  get isNewPass(): boolean {
    return this.results.length === 0;
  }

  /** The runner to try now. */
  get runner(): R {
    return this.running[this.results.length]!;
  }

  /** To be called with the result after the runner has been tried. */
  advance(result: number): void {
    const { runner } = this;
    runner.visits++;
    runner.sum += result;
    this.results.push(result);
    this.triesLeft--;
    if (this.results.length === this.running.length) this.endPass();
  }

  /** Best first. */
  ranking(): R[] {
    return [...this.running.toSorted(this.better), ...this.out];
  }

  private endPass(): void {
    const { running, results } = this;
    const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
    for (const [at, runner] of running.entries()) runner.spread += (results[at]! - mean) ** 2;
    results.length = 0;
    this.dropClearlyBehind();
    if (this.running.length === 1 || this.triesLeft >= this.running.length) return;
    this.running.sort(this.better);
    this.out.unshift(...this.running.splice(Math.ceil(this.startersOfHeat / 2)));
    this.startHeat();
  }

  /** Heats that are no longer needed, because moves were dropped early, lengthen the others. */
  private startHeat(): void {
    const needed = heatsFor(this.running.length);
    this.triesPerHeat *= (this.heatsLeft - 1) / needed;
    this.heatsLeft = needed;
    this.startersOfHeat = this.running.length;
    this.triesLeft = this.triesPerHeat;
  }

  private dropClearlyBehind(): void {
    const passes = this.running[0]!.visits;
    if (this.dropAtErrors === 0 || passes < MIN_PASSES_TO_DROP || passes % PASSES_BETWEEN_DROPS > 0) return;
    this.running.sort(this.better);
    const [best] = this.running;
    const isClose = (runner: R) => {
      const error = Math.sqrt((best!.spread + runner.spread) / (passes * (passes - 1)));
      return this.standing(best!) - this.standing(runner) <= this.dropAtErrors * error;
    };
    this.out.unshift(...this.running.filter((runner) => runner !== best && !isClose(runner)));
    this.running = this.running.filter((runner) => runner === best || isClose(runner));
  }

  private readonly better = (a: R, b: R): number => this.standing(b) - this.standing(a);

  private standing({ visits, sum, prior, bias }: R): number {
    const tries = visits + this.priorWeight;
    return (tries === 0 ? 0 : (sum + prior * this.priorWeight) / tries) + bias;
  }
}

function heatsFor(runners: number): number {
  let heats = 0;
  for (let left = runners; left > 1; left = Math.ceil(left / 2)) heats++;
  return Math.max(1, heats);
}
