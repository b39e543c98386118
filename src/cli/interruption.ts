// Ctrl-C during a long command.

export const INTERRUPTED = 130;

/** The first Ctrl-C asks for a report of what is finished, the second one ends at once. */
export function interruptionBySignal(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => {
    controller.abort();
    process.once('SIGINT', () => process.exit(INTERRUPTED));
  });
  return controller.signal;
}
