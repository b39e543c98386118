// Whether the disk takes what is written: said once when it stops, tried again and again, said when it does again.
import { complain, note } from '../operating/log.ts';
import { type DiskCode, DiskFault } from './database.ts';

const PROBE_MS = 1000;

export class Trouble {
  /** Writes something; throws while that is not possible. */
  private readonly probe: () => Promise<void> | void;
  private readonly onEnd: () => void;
  private fault: DiskFault | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(probe: () => Promise<void> | void, onEnd: () => void = () => {}) {
    this.probe = probe;
    this.onEnd = onEnd;
  }

  get code(): DiskCode | null {
    return this.fault?.code ?? null;
  }

  /** Looks at whatever a write has thrown. */
  meet(error: unknown): void {
    if (!(error instanceof DiskFault)) return;
    if (this.fault === null) complain('disk-trouble', error);
    this.fault = error;
    this.timer ??= this.plan();
  }

  /** Something was written. */
  end(): void {
    if (this.fault === null) return;
    this.stop();
    this.fault = null;
    note('disk-trouble-over');
    this.onEnd();
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private plan(): NodeJS.Timeout {
    const timer = setTimeout(async () => {
      this.timer = null;
      try {
        await this.probe();
        this.end();
      } catch (error) {
        this.meet(error);
        // Whatever it is: there is trouble until something was written.
        this.timer ??= this.plan();
      }
    }, PROBE_MS);
    timer.unref();
    return timer;
  }
}

const [READONLY, IOERR, FULL, CANTOPEN] = [8, 10, 13, 14];
/** ENOSPC, EDQUOT, EFBIG: no room on the disk, for this user, for a file of this size. */
const NO_ROOM: readonly unknown[] = [28, 122, 27];

/** What SQLite says about the disk gets its name; anything else stays. */
export function diskFaultOr(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  const code = Number(error.errcode) & 255;
  if (![READONLY, IOERR, FULL, CANTOPEN].includes(code)) return error;
  const hasErrno = 'systemErrno' in error && NO_ROOM.includes(error.systemErrno);
  return code === FULL || hasErrno
    ? new DiskFault('disk-full', `no room on the disk for ${path}: ${error.message}`, error)
    : new DiskFault('disk-failed', `the disk does not take ${path}: ${error.message}`, error);
}
