// How a process ends, when it is asked to or when a bug leaves it no choice: in order, but not for ever.
import { complain, note } from './log.ts';

/** Longest time for everything, in milliseconds; service managers wait longer before they kill. */
const LONGEST_MS = 20_000;
/** A bug that comes again and again while the process ends shall not fill the log. */
const MOST_TOLD = 20;

/**
 * On the first signal it closes and ends with 0; a second one does not wait.
 * An error that nobody has caught may have left anything half done: it is logged, and the process closes and ends with 1.
 */
export function endInOrder(close: () => Promise<void>, longestMs = LONGEST_MS): void {
  let isEnding = false;
  let exitCode = 0;
  let faults = 0;
  const end = async () => {
    isEnding = true;
    setTimeout(() => {
      complain('closing-took-too-long', `${longestMs} ms`);
      process.exit(1);
    }, longestMs).unref();
    await close().catch((error: unknown) => {
      complain('closing-failed', error);
      process.exit(1);
    });
    note('closed');
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isEnding) process.exit(1);
      note('closing', { signal });
      void end();
    });
  }
  const fail = (error: unknown) => {
    exitCode = 1;
    if (++faults <= MOST_TOLD) complain('uncaught-error', error);
    if (!isEnding) void end();
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  // A log that cannot be written (a full disk, a reader that is gone) is no reason to end.
  for (const stream of [process.stdout, process.stderr]) {
    stream.removeAllListeners('error');
    stream.on('error', () => {});
  }
}
