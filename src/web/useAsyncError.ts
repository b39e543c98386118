// Brings asynchronous errors (a failed worker, a file that did not load) to the nearest error boundary.
import { useState } from 'preact/hooks';

/** Returns the function to call with the error. */
export function useAsyncError(): (fault: unknown) => void {
  const [failure, setFailure] = useState<{ readonly fault: unknown } | null>(null);
  if (failure) throw failure.fault;
  return (fault) => setFailure({ fault });
}
