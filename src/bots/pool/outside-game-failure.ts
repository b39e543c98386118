// An error in the code of a game from outside is its author's to mend: it is told as one, with function and place.
import { dirname } from 'node:path';
import { GameError, type GameFault } from '../../games/game-error.ts';
import { failureText, framesOutside } from '../../games/game-failure.ts';
import { gameFiles } from './game-files.ts';

/** Null where the error did not come from the files of such a game. */
export function outsideGameFault(error: unknown): GameFault | null {
  const frames = framesOutside(error);
  const [innermost] = frames;
  if (!innermost) return null;
  const { place } = innermost;
  const found =
    gameFiles.find(({ path }) => place.startsWith(`${path}:`)) ??
    gameFiles.find(({ path }) => place.startsWith(`${dirname(path)}/`));
  if (!found) return null;
  // The outermost of these frames is the function that the application called.
  const named = frames.findLast((frame) => frame.called !== '')?.called ?? 'a function';
  const called = named.replace(/^Object\./, '');
  return { code: 'contract-broken', id: found.id, file: found.path, reason: failureText(called, error) };
}

/** For logs: the same error, or one that names the game, the function and the place, with the stack of the first. */
export function withGameFault(error: unknown): unknown {
  const fault = outsideGameFault(error);
  if (!fault) return error;
  const named = new GameError(fault);
  if (error instanceof Error && error.stack !== undefined) named.stack = error.stack;
  return named;
}
