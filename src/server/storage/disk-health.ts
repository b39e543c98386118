// Whether the disk accepts writes: logs when it stops, tries to write every second, logs when it works again.
import type { System, Timer } from '../../protocol/system.ts';
import { log } from '../operating/log.ts';
import { DiskError, type DiskErrorCode } from './database.ts';

const PROBE_INTERVAL_MS = 1000;

export class DiskHealth {
  private readonly system: Pick<System, 'after'>;
  /** Writes something; throws while that is not possible. */
  private readonly probe: () => Promise<void> | void;
  private error: DiskError | null = null;
  private timer: Timer | null = null;

  constructor(system: Pick<System, 'after'>, probe: () => Promise<void> | void) {
    this.system = system;
    this.probe = probe;
  }

  /** Null while the disk works. */
  get code(): DiskErrorCode | null {
    return this.error?.code ?? null;
  }

  /** Gets every error of a write. Errors that are not the disk's are ignored. */
  failed(error: unknown): void {
    if (!(error instanceof DiskError)) return;
    if (this.error === null) log.error({ err: error }, 'disk-trouble');
    this.error = error;
    this.timer ??= this.scheduleProbe();
  }

  /** A write has reached the disk. */
  succeeded(): void {
    if (this.error === null) return;
    this.stop();
    this.error = null;
    log.info({}, 'disk-trouble-over');
  }

  stop(): void {
    this.timer?.cancel();
    this.timer = null;
  }

  private scheduleProbe(): Timer {
    const probe = async () => {
      this.timer = null;
      try {
        await this.probe();
        this.succeeded();
      } catch (error) {
        this.failed(error);
        // Also after an error that is not the disk's: only a write ends the trouble.
        this.timer ??= this.scheduleProbe();
      }
    };
    return this.system.after(PROBE_INTERVAL_MS, () => void probe()).unref();
  }
}
