// Which position taking back leads to, and whether it is fair: only while nobody has learned anything since.
import { checkArgument, checkList } from './arguments.ts';
import type { Seat } from './game.ts';
import { splitMove } from './seats.ts';
import { type AnyTable, checkTable } from './table.ts';

export type TakeBack =
  /** There is no position to go back to, not even in a practice game. */
  | { readonly ply: null; readonly why: 'nothing-to-undo' | 'other-person' }
  /** The first `ply` decisions stay. With a reason in `why`, only a practice game allows it. */
  | { readonly ply: number; readonly why: 'bot-answered' | 'revealed' | null };

/**
 * Goes back to before the seat's last real decision. Decisions with a single legal move are skipped, because they would
 * be played again at once. Decisions of other people are never undone. A bot's answer shows how it plays and often what
 * it holds, so it counts as revealed.
 */
export function takeBackFor(table: AnyTable, seat: Seat, people: readonly Seat[]): TakeBack {
  checkTable(table);
  checkList(people, 'people');
  checkArgument(table.hasSeat(seat), 'no-such-seat', 'seat', `0 to ${table.seats - 1}`, seat);
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
