// Lets so many tasks run at once, the most urgent ones first. How urgent a task is may change while it waits.
import { URGENCY, type Urgency } from './urgency.ts';

/** Among those who wait for nobody in particular, a degree of urgency is worth so many milliseconds: none waits for ever. */
const DEGREE_MS = 10_000;

interface Waiting {
  readonly since: number;
  urgency(): Urgency | null;
  go(mayRun: boolean): void;
}

export class Turnstile {
  private free: number;
  private waiting: Waiting[] = [];

  constructor(places: number) {
    this.free = places;
  }

  /** Null when it waited and is of no use to anybody any more. */
  async run<T>(urgency: () => Urgency | null, task: () => Promise<T>): Promise<T | null> {
    if (this.free > 0) this.free--;
    else if (!(await this.turn(urgency))) return null;
    try {
      return await task();
    } finally {
      const next = this.next();
      if (next) next.go(true);
      else this.free++;
    }
  }

  private turn(urgency: () => Urgency | null): Promise<boolean> {
    return new Promise((go) => {
      this.waiting.push({ since: performance.now(), urgency, go });
    });
  }

  private next(): Waiting | null {
    let next: Waiting | null = null;
    let best = Number.POSITIVE_INFINITY;
    this.waiting = this.waiting.filter((each) => {
      const urgency = each.urgency();
      if (urgency === null) {
        each.go(false);
        return false;
      }
      // Whoever plays is not overtaken, however long others have waited.
      const rank = urgency === URGENCY.played ? each.since - 1e12 : each.since + urgency * DEGREE_MS;
      if (rank < best) [next, best] = [each, rank];
      return true;
    });
    this.waiting = this.waiting.filter((each) => each !== next);
    return next;
  }
}
