// Runs a limited number of tasks at once, those with the highest priority first. The priority of a waiting task may change.
import { realSystem, type System } from '../../protocol/system.ts';

/** Of a bot's move. Lower numbers come first. */
export const PRIORITY = {
  /** A player is present. */
  played: 0,
  /** A spectator is present. */
  watched: 1,
  /** People play here and all of them are away, as in a game that takes days. */
  away: 2,
} as const;

export type Priority = (typeof PRIORITY)[keyof typeof PRIORITY];

/** Where no player is present, one step of priority counts as much as this time of waiting: no task waits for ever. */
const STEP_MS = 10_000;

interface Waiting {
  readonly since: number;
  priority(): Priority | null;
  go(mayRun: boolean): void;
}

export class PrioritySemaphore {
  private readonly elapsed: () => number;
  private free: number;
  private waiting: Waiting[] = [];

  constructor(permits: number, { elapsed }: Pick<System, 'elapsed'> = realSystem) {
    this.elapsed = elapsed;
    this.free = permits;
  }

  /** Null when the task had to wait and is no longer needed. */
  async run<T>(priority: () => Priority | null, task: () => Promise<T>): Promise<T | null> {
    if (this.free > 0) this.free--;
    else if (!(await this.turn(priority))) return null;
    try {
      return await task();
    } finally {
      const next = this.next();
      if (next) next.go(true);
      else this.free++;
    }
  }

  private turn(priority: () => Priority | null): Promise<boolean> {
    return new Promise((go) => {
      this.waiting.push({ since: this.elapsed(), priority, go });
    });
  }

  private next(): Waiting | null {
    let next: Waiting | null = null;
    let best = Number.POSITIVE_INFINITY;
    this.waiting = this.waiting.filter((each) => {
      const priority = each.priority();
      if (priority === null) {
        each.go(false);
        return false;
      }
      // A player who is present is never overtaken, however long others have waited.
      const rank = priority === PRIORITY.played ? each.since - 1e12 : each.since + priority * STEP_MS;
      if (rank < best) [next, best] = [each, rank];
      return true;
    });
    this.waiting = this.waiting.filter((each) => each !== next);
    return next;
  }
}
