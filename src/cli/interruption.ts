// Ctrl-C while something long is going on.

export const INTERRUPTED = 130;

/** The first Ctrl-C asks for the report of what is finished, the second ends at once. */
export function interruptionBySignal(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => {
    controller.abort();
    process.once('SIGINT', () => process.exit(INTERRUPTED));
  });
  return controller.signal;
}
