// An error in the code of a game from outside is its author's to mend: it is told as one, with function and place.
import { dirname } from 'node:path';
import { gameFiles } from '../bots/pool/game-files.ts';
import type { GameFault } from '../games/game-error.ts';
import { failureText, framesOutside } from '../games/game-failure.ts';

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
  const called = frames.findLast((frame) => frame.called !== '')?.called ?? 'a function';
  return { code: 'contract-broken', id: found.id, file: found.path, reason: failureText(called, error) };
}
