// Where taking back leads, and whether that is fair: only while nobody has learned anything since.
import type { Seat } from '../../engine/game.ts';
import { type AnyTable, splitMove } from '../../engine/table.ts';

export interface TakeBack {
  /** Decisions that stay. */
  readonly ply: number;
  /** False where something was revealed or a bot has answered: then it is for practice games only. */
  readonly isFair: boolean;
}

/**
 * To before the seat's last real decision; those without a choice are passed over, for they would only play themselves
 * again. What another person has decided is never undone. What a bot answered tells how it plays, and often what it
 * holds, so it counts as revealed.
 */
export function takeBackFor(table: AnyTable, seat: Seat, people: readonly Seat[]): TakeBack | null {
  const seats = table.moves.map((move) => splitMove(move).seat);
  for (let ply = seats.lastIndexOf(seat); ply >= 0; ply = ply === 0 ? -1 : seats.lastIndexOf(seat, ply - 1)) {
    const others = seats.slice(ply).filter((other) => other !== seat);
    if (others.some((other) => people.includes(other))) return null;
    if (table.at(ply).legalMoves(seat).length > 1)
      return { ply, isFair: others.length === 0 && !table.revealedSince(ply) };
  }
  return null;
}
