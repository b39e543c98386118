// Where taking back leads, and whether that is fair: only while nobody has learned anything since. Page and terminal ask here.
import type { Seat } from './game.ts';
import { type AnyTable, splitMove } from './table.ts';

export type TakeBack =
  /** There is nothing to go back to, in practice games neither. */
  | { readonly ply: null; readonly why: 'nothing-to-undo' | 'other-person' }
  /** `ply` decisions stay. With a reason against it, it is for practice games only. */
  | { readonly ply: number; readonly why: 'bot-answered' | 'revealed' | null };

/**
 * To before the seat's last real decision; those without a choice are passed over, for they would only play themselves
 * again. What another person has decided is never undone. What a bot answered tells how it plays, and often what it
 * holds, so it counts as revealed.
 */
export function takeBackFor(table: AnyTable, seat: Seat, people: readonly Seat[]): TakeBack {
  const seats = table.moves.map((move) => splitMove(move).seat);
  for (let ply = seats.lastIndexOf(seat); ply >= 0; ply = ply === 0 ? -1 : seats.lastIndexOf(seat, ply - 1)) {
    const others = seats.slice(ply).filter((other) => other !== seat);
    if (others.some((other) => people.includes(other))) return { ply: null, why: 'other-person' };
    if (table.at(ply).legalMoves(seat).length <= 1) continue;
    const isRevealed = table.revealedSince(ply);
    return { ply, why: isRevealed ? 'revealed' : others.length > 0 ? 'bot-answered' : null };
  }
  return { ply: null, why: 'nothing-to-undo' };
}
