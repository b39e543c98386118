// Brings what fails outside of drawing (a worker that died, a file that did not load) to the page's net: it is shown, not waited for.
import { useState } from 'preact/hooks';

/** Gives the function to be called with the fault. */
export function useFailure(): (fault: unknown) => void {
  const [failure, setFailure] = useState<{ readonly fault: unknown } | null>(null);
  if (failure) throw failure.fault;
  return (fault) => setFailure({ fault });
}
