// How a worker thread reports to the main thread that it cannot go on: errors lose their class on the way, so they are sent as data.
import { setTimeout } from 'node:timers/promises';
import { type ErrorData, errorData, errorFrom } from '../bots/pool/error-data.ts';
import { outsideGameFault } from '../bots/pool/outside-game-failure.ts';
import { GameError, type GameFault } from '../games/game-error.ts';
import { UsageError, type UsageFault } from './usage.ts';

/** A fault of the user, a fault of a game from a file, or a bug. */
export type ThreadFailure =
  | { readonly kind: 'failed'; readonly fault: UsageFault }
  | { readonly kind: 'game-failed'; readonly fault: GameFault }
  | { readonly kind: 'crashed'; readonly error: ErrorData };

export function failureMessage(error: unknown): ThreadFailure {
  if (error instanceof UsageError) return { kind: 'failed', fault: error.fault };
  const fault = error instanceof GameError ? error.fault : outsideGameFault(error);
  return fault ? { kind: 'game-failed', fault } : { kind: 'crashed', error: errorData(error) };
}

export function failureError(failure: ThreadFailure): Error {
  switch (failure.kind) {
    case 'failed':
      return new UsageError(failure.fault);
    case 'game-failed':
      return new GameError(failure.fault);
    case 'crashed':
      return errorFrom(failure.error);
  }
}

/** Games are played without a pause: what a bot has left behind, such as a rejected promise, fails now or never. */
export async function runPendingCallbacks(): Promise<void> {
  await setTimeout(1);
}
