// Graceful shutdown on signals and on uncaught errors, with a time limit.
import { realSystem } from '../../protocol/system.ts';
import { log } from './log.ts';

/** Service managers wait longer than this before they kill a process. */
const SHUTDOWN_TIMEOUT_MS = 20_000;
/** An error that repeats while the process shuts down must not fill the log. */
const MAX_LOGGED_ERRORS = 20;

/**
 * The first signal closes the server and exits with 0; a second one exits at once with 1.
 * After an uncaught error the state of the process is unknown: it logs the error, closes the server and exits with 1.
 */
export function shutDownOnSignals(close: () => Promise<void>, timeoutMs = SHUTDOWN_TIMEOUT_MS): void {
  let isClosing = false;
  let exitCode = 0;
  let errors = 0;
  const shutDown = async () => {
    isClosing = true;
    const timer = realSystem.after(timeoutMs, () => {
      log.error({ err: `${timeoutMs} ms` }, 'closing-took-too-long');
      process.exit(1);
    });
    timer.unref();
    await close().catch((error: unknown) => {
      log.error({ err: error }, 'closing-failed');
      process.exit(1);
    });
    log.info({}, 'closed');
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isClosing) process.exit(1);
      log.info({ signal }, 'closing');
      void shutDown();
    });
  }
  const fail = (error: unknown) => {
    exitCode = 1;
    if (++errors <= MAX_LOGGED_ERRORS) log.error({ err: error }, 'uncaught-error');
    if (!isClosing) void shutDown();
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  // A log that cannot be written (the disk is full, the reader is gone) does not end the server.
  for (const stream of [process.stdout, process.stderr]) {
    stream.removeAllListeners('error');
    stream.on('error', () => {});
  }
}
