// The other processes: which of them are alive. Each says so every now and then.
import type { Bus, Subscription } from '../bus/bus.ts';

const TOPIC = 'processes';
/** Milliseconds between two signs of life. */
const BEAT = 2000;
/** Whoever is silent for so many of our own beats is gone. No matter of the clock: we may have slept ourselves. */
const PATIENCE = 3;

export class Neighbours {
  /** How many beats each has been silent. */
  private readonly silence = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;
  private readonly subscription: Subscription;

  /** `onChange`: a process has come, or gone. */
  constructor(bus: Bus, self: string, onChange: (process: string) => void) {
    this.subscription = bus.subscribe(TOPIC, (process) => {
      if (process === null) return;
      const isKnown = this.silence.has(process);
      this.meet(process);
      if (!isKnown) onChange(process);
    });
    const beat = () => {
      // Without a bus there is silence everywhere, which means nothing.
      if (bus.isAlone || !bus.isUp) return;
      bus.publish(TOPIC, self);
      for (const [process, beats] of this.silence) {
        if (beats < PATIENCE) this.silence.set(process, beats + 1);
        else {
          this.silence.delete(process);
          onChange(process);
        }
      }
    };
    this.timer = setInterval(beat, BEAT);
    this.timer.unref();
  }

  /** It has said something, so it is alive. */
  meet(process: string): void {
    this.silence.set(process, 0);
  }

  isAlive(process: string): boolean {
    return this.silence.has(process);
  }

  close(): void {
    clearInterval(this.timer);
    this.subscription.leave();
  }
}
