// What server and page need that is not computation: time, timers and chance. They are passed in, so that the simulator can pass its own.

/** A task that will run later. */
export interface Timer {
  cancel(): void;
  /** The process may end without waiting for it. */
  unref(): Timer;
}

export interface System {
  /** Milliseconds since 1970. The clock may be set while the program runs. */
  now(): number;
  /** Milliseconds since some moment, for durations: it only goes forward. */
  elapsed(): number;
  after(ms: number, task: () => void): Timer;
  every(ms: number, task: () => void): Timer;
  /** Runs the task when everything that has happened so far is handled. */
  soon(task: () => void): void;
  /** They cannot be guessed. */
  randomBytes(count: number): Uint8Array;
}

/** Names are looked up at each call, so that tests can replace them. */
export const realSystem: System = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (ms, task) => new RealTimer(setTimeout(task, ms)),
  every: (ms, task) => new RealTimer(setInterval(task, ms)),
  soon: (task) => void setImmediate(task),
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};

class RealTimer implements Timer {
  private readonly handle: ReturnType<typeof setTimeout>;

  constructor(handle: ReturnType<typeof setTimeout>) {
    this.handle = handle;
  }

  cancel(): void {
    clearTimeout(this.handle);
  }

  unref(): this {
    // A browser has numbers for timers.
    if (typeof this.handle === 'object') this.handle.unref();
    return this;
  }
}

export const pause = ({ after }: Pick<System, 'after'>, ms: number): Promise<void> =>
  new Promise((resolve) => {
    after(ms, resolve);
  });

/** From 0 up to, but not including, 1. */
export function randomFraction({ randomBytes }: Pick<System, 'randomBytes'>): number {
  return randomBytes(6).reduce((number, byte) => (number + byte) / 256, 0);
}

/** From 0 up to, but not including, `count`. */
export const randomBelow = (system: Pick<System, 'randomBytes'>, count: number): number =>
  Math.floor(randomFraction(system) * count);
