// Taking back: to before one's own last decision, if nobody has learned anything since and nobody else has decided.
import { type AnyTable, type Seat, splitMove } from '../../engine/index.ts';
import type { Person } from '../people.ts';

export type Undo =
  | { readonly ok: true; readonly ply: number }
  | { readonly ok: false; readonly why: 'nothing-to-undo' | 'other-person' | 'revealed' };

export function undoFor(table: AnyTable, people: readonly Person[], seat: Seat): Undo {
  const seats = table.moves.map((move) => splitMove(move).seat);
  const ply = seats.lastIndexOf(seat);
  if (ply < 0) return { ok: false, why: 'nothing-to-undo' };
  const isOtherPerson = (other: Seat) => other !== seat && people[other]?.bot === null;
  if (seats.slice(ply).some(isOtherPerson)) return { ok: false, why: 'other-person' };
  if (table.revealedSince(ply)) return { ok: false, why: 'revealed' };
  return { ok: true, ply };
}
