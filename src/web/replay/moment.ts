// Which moment of a game is looked at, and with whose eyes, as the address says it.
import type { Seat } from '../../engine/game.ts';

/** `all`: every hand is open. */
export type Eyes = Seat | 'all';

export interface Moment {
  readonly ply: number;
  readonly eyes: Eyes;
}

/** Null where the address names none, or one that is not there. */
export function momentIn(search: string, last: number, seats: number): Moment | null {
  const given = new URLSearchParams(search);
  const ply = wholeIn(given.get('at'), last);
  if (ply === null) return null;
  // Seats are counted from 1 for people.
  const seat = wholeIn(given.get('eyes'), seats);
  return { ply, eyes: seat === null || seat === 0 ? 'all' : seat - 1 };
}

export function searchOf({ ply, eyes }: Moment): string {
  return `?at=${ply}${eyes === 'all' ? '' : `&eyes=${eyes + 1}`}`;
}

/** Who decides after so many decisions, or decided last. */
export function deciderAt(moves: readonly string[], ply: number): Seat {
  return Number.parseInt(moves[Math.min(ply, moves.length - 1)] ?? '0', 10);
}

function wholeIn(text: string | null, most: number): number | null {
  return text !== null && /^\d{1,5}$/.test(text) && Number(text) <= most ? Number(text) : null;
}
