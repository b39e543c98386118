// How a process ends when it is asked to: in order, but not for ever.
import { complain, note } from './log.ts';

/** Longest time for everything, in milliseconds; service managers wait longer before they kill. */
const LONGEST = 20_000;

/** On the first signal it closes; a second one does not wait. */
export function endOnSignals(close: () => Promise<void>): void {
  let isEnding = false;
  const end = async (signal: string) => {
    if (isEnding) process.exit(1);
    isEnding = true;
    note('closing', { signal });
    setTimeout(() => {
      complain('closing-took-too-long', `${LONGEST} ms`);
      process.exit(1);
    }, LONGEST).unref();
    await close().catch((error: unknown) => {
      complain('closing-failed', error);
      process.exit(1);
    });
    note('closed');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal));
}
