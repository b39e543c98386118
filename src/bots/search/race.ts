// Sequential halving: all moves run on the same supposed truths; after each heat the worse half is out.

export interface Runner {
  visits: number;
  sum: number;
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
  private passesLeft: number;
  private next = 0;

  constructor(runners: readonly R[], iterations: number) {
    this.running = [...runners];
    this.iterations = iterations;
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
    this.running.sort(better);
    this.out.unshift(...this.running.splice(Math.ceil(this.running.length / 2)));
    this.passesLeft = this.passes();
  }

  /** Best first. */
  ranking(): R[] {
    return [...[...this.running].sort(better), ...this.out];
  }

  private passes(): number {
    return Math.max(1, Math.floor(this.iterations / this.heats / this.running.length));
  }
}

export function standing({ visits, sum, bias }: Runner): number {
  return (visits === 0 ? 0 : sum / visits) + bias;
}

function better(a: Runner, b: Runner): number {
  return standing(b) - standing(a);
}
