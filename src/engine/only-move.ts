// An order for every game: to play the only possible move. Only where everybody at the table knows that there is no other,
// because an answer while the seat is away would otherwise show that its hand allows no other.
import { rngOf } from './chance.ts';
import type { AnyGame, Seat } from './game.ts';

/** Truths that a spectator might suppose. */
const SUPPOSED = 24;

export function publicOnlyMove(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  notations: readonly string[],
): string | null {
  const [only, another] = notations;
  if (only === undefined || another !== undefined) return null;
  // A spectator sees the same in every truth that fits the view of a seat.
  const seen = game.view(game.determinize(view, rngOf('spectator')), null);
  for (let i = 0; i < SUPPOSED; i++) {
    const moves = game.legalMoves(game.determinize(seen, rngOf(`supposed ${i}`)), seat);
    if (moves.length !== 1 || game.notation(moves[0]) !== only) return null;
  }
  return only;
}
