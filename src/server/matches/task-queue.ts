// The tasks of a match: one after the other, each by what the database has.
import { logMatchFailure } from './match-failures.ts';

/** What the tasks need of their match. */
export interface TaskHost {
  /** Reads the match from the database. */
  reload(): Promise<void>;
  /** Forgets the game, which can be rebuilt from its record. */
  evict(): void;
}

export class TaskQueue {
  private readonly match: TaskHost;
  private readonly waiting: (() => void)[] = [];
  private busy = false;
  private outdated = false;

  constructor(match: TaskHost) {
    this.match = match;
  }

  get isBusy(): boolean {
    return this.busy;
  }

  /** The database may know better: it is read before the next task. */
  get isOutdated(): boolean {
    return this.outdated;
  }

  invalidate(): void {
    this.outdated = true;
  }

  /** The match has been read again. */
  validate(): void {
    this.outdated = false;
  }

  /** No task sees what is not yet durable, and none sees old data. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.busy) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.busy = true;
    try {
      if (this.outdated) await this.match.reload();
      return await task();
    } catch (error) {
      // Nobody knows how far the task came after its write. The database does.
      this.invalidate();
      this.match.evict();
      throw error;
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.busy = false;
    }
  }

  /** A task that nobody waits for. If it fails, the next use of the match makes up for it. */
  runInBackground(task: () => Promise<unknown>): void {
    this.run(task).catch((error: unknown) => {
      logMatchFailure(error, 'match-failed');
    });
  }
}
