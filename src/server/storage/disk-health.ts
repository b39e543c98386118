// Whether the disk accepts writes: logs when it stops, tries to write every second, logs when it works again.
import { log } from '../operating/log.ts';
import { DiskError, type DiskErrorCode } from './database.ts';

const PROBE_INTERVAL_MS = 1000;

export class DiskHealth {
  /** Writes something; throws while that is not possible. */
  private readonly probe: () => Promise<void> | void;
  private error: DiskError | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(probe: () => Promise<void> | void) {
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
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private scheduleProbe(): NodeJS.Timeout {
    const timer = setTimeout(async () => {
      this.timer = null;
      try {
        await this.probe();
        this.succeeded();
      } catch (error) {
        this.failed(error);
        // Also after an error that is not the disk's: only a write ends the trouble.
        this.timer ??= this.scheduleProbe();
      }
    }, PROBE_INTERVAL_MS);
    timer.unref();
    return timer;
  }
}
