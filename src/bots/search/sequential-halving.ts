// Sequential halving: all moves are tried on the same determinizations, and after each heat the worse half is dropped.

export interface Runner {
  visits: number;
  sum: number;
  /** The evaluation before any try. */
  readonly prior: number;
  /** Added to the mean: the wrong belief of a weaker bot about this move. */
  readonly bias: number;
}

export class Race<R extends Runner> {
  /** Still in the race. */
  private running: R[];
  /** Dropped moves, the last dropped first. */
  private out: R[] = [];
  private readonly heats: number;
  private readonly iterations: number;
  private readonly priorWeight: number;
  private passesLeft: number;
  private next = 0;

  /** A runner's prior counts as `priorWeight` tries. */
  constructor(runners: readonly R[], iterations: number, priorWeight = 0) {
    this.running = [...runners];
    this.iterations = iterations;
    this.priorWeight = priorWeight;
    this.heats = Math.max(1, Math.ceil(Math.log2(runners.length)));
    this.passesLeft = this.passes();
  }

  get isOver(): boolean {
    return this.running.length === 1;
  }

  /** True before a pass, which needs a new determinization. Every runner is tried once on each. */
  get isNewPass(): boolean {
    return this.next === 0;
  }

  /** The runner to try now. */
  get runner(): R {
    return this.running[this.next]!;
  }

  /** To be called after the runner has been tried. */
  advance(): void {
    this.next++;
    if (this.next < this.running.length) return;
    this.next = 0;
    this.passesLeft--;
    if (this.passesLeft > 0) return;
    this.running.sort(this.better);
    this.out.unshift(...this.running.splice(Math.ceil(this.running.length / 2)));
    this.passesLeft = this.passes();
  }

  /** Best first. */
  ranking(): R[] {
    return [...this.running.toSorted(this.better), ...this.out];
  }

  private readonly better = (a: R, b: R): number => this.standing(b) - this.standing(a);

  private standing({ visits, sum, prior, bias }: R): number {
    const tries = visits + this.priorWeight;
    return (tries === 0 ? 0 : (sum + prior * this.priorWeight) / tries) + bias;
  }

  private passes(): number {
    return Math.max(1, Math.floor(this.iterations / this.heats / this.running.length));
  }
}
