// Runs tasks one after the other.

export class Queue {
  private readonly waiting: (() => Promise<unknown>)[] = [];
  private busy = false;

  get isBusy(): boolean {
    return this.busy;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    if (this.busy) {
      return new Promise((resolve, reject) => {
        this.waiting.push(() => task().then(resolve, reject));
      });
    }
    this.busy = true;
    const done = task();
    done.then(this.runNext, this.runNext);
    return done;
  }

  private readonly runNext = (): void => {
    const next = this.waiting.shift();
    if (next) next().then(this.runNext, this.runNext);
    else this.busy = false;
  };
}
