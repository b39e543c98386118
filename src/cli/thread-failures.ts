// How a worker thread reports to the main thread that it cannot go on: errors lose their class on the way, so they are sent as data.
import { setTimeout } from 'node:timers/promises';
import { UsageError, type UsageFault } from './usage.ts';

/** A fault of the user, or a bug. */
export type ThreadFailure =
  | { readonly kind: 'failed'; readonly fault: UsageFault }
  | { readonly kind: 'crashed'; readonly stack: string };

export function failureMessage(error: unknown): ThreadFailure {
  if (error instanceof UsageError) return { kind: 'failed', fault: error.fault };
  return { kind: 'crashed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

export function failureError(failure: ThreadFailure): Error {
  return failure.kind === 'failed' ? new UsageError(failure.fault) : new Error(failure.stack);
}

/** Games are played without a pause: what a bot has left behind, such as a rejected promise, fails now or never. */
export async function runPendingCallbacks(): Promise<void> {
  await setTimeout(1);
}
