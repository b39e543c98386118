// What a table needs before it can be opened: a game, one of its seat counts, and a seed.
import { checkGame, shown } from './arguments.ts';
import { EngineError } from './errors.ts';

/** Throws an `EngineError` with a code. Options are checked by `checkedOptions`. */
export function checkOpening(
  game: { readonly seatCounts: readonly number[] },
  seats: number,
  seed: string,
): void {
  checkGame(game);
  const { seatCounts } = game;
  if (!seatCounts.includes(seats))
    throw new EngineError(
      'bad-seat-count',
      `${shown(seats)} cannot play; possible: ${seatCounts.join(', ')}`,
    );
  if (typeof seed !== 'string' || !/^(?:[0-9a-f]{2})+$/i.test(seed))
    throw new EngineError('bad-seed', 'a seed is bytes in hexadecimal; `seedOf` and `seedFromText` make one');
}
