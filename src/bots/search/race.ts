// Sequential halving: all moves run on the same supposed truths; after each heat the worse half is out.

export interface Runner {
  visits: number;
  sum: number;
  /** What the evaluation expects of it, before any try. */
  readonly prior: number;
  /** Added to the mean: what a weaker player wrongly believes about this move. */
  readonly bias: number;
}

export class Race<R extends Runner> {
  /** Still in the race. */
  private running: R[];
  /** Out of it, who was out last first. */
  private out: R[] = [];
  private readonly heats: number;
  private readonly iterations: number;
  private readonly trust: number;
  private passesLeft: number;
  private next = 0;

  /** With `trust` a runner's prior counts as so many tries. */
  constructor(runners: readonly R[], iterations: number, trust = 0) {
    this.running = [...runners];
    this.iterations = iterations;
    this.trust = trust;
    this.heats = Math.max(1, Math.ceil(Math.log2(runners.length)));
    this.passesLeft = this.passes();
  }

  get isOver(): boolean {
    return this.running.length === 1;
  }

  /** True before a pass: the next truth is due. Every runner in the race meets each truth once. */
  get isNewPass(): boolean {
    return this.next === 0;
  }

  /** Who is to be tried now. */
  get runner(): R {
    return this.running[this.next]!;
  }

  /** After the runner has been tried. */
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
    const tries = visits + this.trust;
    return (tries === 0 ? 0 : (sum + prior * this.trust) / tries) + bias;
  }

  private passes(): number {
    return Math.max(1, Math.floor(this.iterations / this.heats / this.running.length));
  }
}
