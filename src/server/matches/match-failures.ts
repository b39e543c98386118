// What can be wrong with a match because of a game from outside, and how the log says it. The match itself stays as it is in the database.
import { outsideGameFault, withGameFault } from '../../bots/pool/outside-game-failure.ts';
import { oneLine } from '../../games/load-failure.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { log, logRarely } from '../operating/log.ts';
import { DatabaseUnavailable } from '../storage/database.ts';

/** The rules that are loaded do not accept what was played by rules of the same version. */
export class RecordDoesNotReplay extends Error {
  readonly game: string;
  readonly version: number;

  constructor(game: { readonly id: string; readonly version: number }, reason: string, cause?: unknown) {
    super(reason, { cause });
    this.game = game.id;
    this.version = game.version;
  }
}

/** The refusal for a request at a match that failed for one of these reasons; null for any other error. */
export function refusalFor(error: unknown): ServerRefusal | null {
  if (error instanceof RecordDoesNotReplay) return { code: 'record-does-not-replay', game: error.game };
  const fault = outsideGameFault(error);
  return fault?.code === 'contract-broken' ? { code: 'game-failed', game: fault.id } : null;
}

export function logMatchFailure(error: unknown, event: string): void {
  if (error instanceof DatabaseUnavailable) return;
  if (error instanceof RecordDoesNotReplay) logReplayFailure(error);
  else log.error({ err: withGameFault(error) }, event);
}

function logReplayFailure({ game, version, message, cause }: RecordDoesNotReplay): void {
  const thrown = cause === undefined ? null : withGameFault(cause);
  const reason = thrown instanceof Error ? `${message}: ${oneLine(thrown.message)}` : message;
  logRarely.error(
    {
      game,
      version,
      reason,
      advice: `The rules of "${game}" were changed without a new version. Start the server with the rules by which the match was played. The match is kept, and continues then.`,
    },
    'record-does-not-replay',
  );
}

export function logGameNotLoaded(game: string): void {
  logRarely.error(
    {
      game,
      advice: `Matches of "${game}" are in the database. Start the server with the file of that game: --game FILE, or GAMES=FILE. They are kept, and continue then.`,
    },
    'game-not-loaded',
  );
}
