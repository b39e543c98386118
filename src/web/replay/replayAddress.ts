// The shown position of a replay and its viewpoint, as search parameters of the address.
import type { Seat } from '../../engine/game.ts';

/** `all`: every hand is open. */
export type ReplayViewpoint = Seat | 'all';

export interface ReplayPosition {
  readonly ply: number;
  readonly viewpoint: ReplayViewpoint;
}

/** Null if the address names no position, or one that does not exist. */
export function positionFromSearch(search: string, last: number, seats: number): ReplayPosition | null {
  const given = new URLSearchParams(search);
  const ply = parseCount(given.get('at'), last);
  if (ply === null) return null;
  // In addresses seats are counted from 1.
  const seat = parseCount(given.get('eyes'), seats);
  return { ply, viewpoint: seat === null || seat === 0 ? 'all' : seat - 1 };
}

export function searchForPosition({ ply, viewpoint }: ReplayPosition): string {
  return `?at=${ply}${viewpoint === 'all' ? '' : `&eyes=${viewpoint + 1}`}`;
}

/** The seat that decides at this ply; after the end, the seat that decided last. */
export function deciderAt(moves: readonly string[], ply: number): Seat {
  return Number.parseInt(moves[Math.min(ply, moves.length - 1)] ?? '0', 10);
}

function parseCount(text: string | null, most: number): number | null {
  return text !== null && /^\d{1,5}$/.test(text) && Number(text) <= most ? Number(text) : null;
}
