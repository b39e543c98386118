// The other processes: which of them are alive. Each sends a heartbeat.
import type { System, Timer } from '../../../protocol/system.ts';
import type { Bus, Subscription } from '../../bus/bus.ts';

const TOPIC = 'processes';
const HEARTBEAT_MS = 2000;
/** A process that is silent for more heartbeats of our own is gone. They are counted, not timed: this process may have slept itself. */
const MAX_SILENT_HEARTBEATS = 3;

export interface PeersPorts extends Pick<System, 'every'> {
  readonly bus: Bus;
}

export class Peers {
  /** For how many heartbeats each process has been silent. */
  private readonly silence = new Map<string, number>();
  private readonly timer: Timer;
  private readonly subscription: Subscription;

  /** `onChange`: a process has come or gone. */
  constructor({ every, bus }: PeersPorts, self: string, onChange: (process: string) => void) {
    this.subscription = bus.subscribe(TOPIC, (process) => {
      if (process === null) return;
      const isKnown = this.silence.has(process);
      this.meet(process);
      if (!isKnown) onChange(process);
    });
    const beat = () => {
      // Without a bus everybody is silent, which means nothing.
      if (bus.isAlone || !bus.isUp) return;
      bus.publish(TOPIC, self);
      for (const [process, beats] of this.silence) {
        if (beats < MAX_SILENT_HEARTBEATS) this.silence.set(process, beats + 1);
        else {
          this.silence.delete(process);
          onChange(process);
        }
      }
    };
    this.timer = every(HEARTBEAT_MS, beat).unref();
  }

  /** The process has sent something, so it is alive. */
  meet(process: string): void {
    this.silence.set(process, 0);
  }

  isAlive(process: string): boolean {
    return this.silence.has(process);
  }

  close(): void {
    this.timer.cancel();
    this.subscription.leave();
  }
}
