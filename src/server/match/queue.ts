// One after the other.

export class Queue {
  private readonly waiting: (() => Promise<unknown>)[] = [];
  isBusy = false;

  do<T>(task: () => Promise<T>): Promise<T> {
    if (this.isBusy) {
      return new Promise((resolve, reject) => {
        this.waiting.push(() => task().then(resolve, reject));
      });
    }
    this.isBusy = true;
    const done = task();
    done.then(this.goOn, this.goOn);
    return done;
  }

  private readonly goOn = (): void => {
    const next = this.waiting.shift();
    if (next) next().then(this.goOn, this.goOn);
    else this.isBusy = false;
  };
}
