// The seats that the coach reviews, in the order in which they are offered.
import type { Seat } from '../../engine/game.ts';
import type { SavedGame } from '../savedGames.ts';

/** The seats of people, the one of this device first; all seats if only bots played. */
export function reviewedSeats({ sitters, ownSeat }: Pick<SavedGame, 'sitters' | 'ownSeat'>): Seat[] {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const seats = people.length > 0 ? people : [...sitters.keys()];
  return seats.sort((a, b) => Number(b === ownSeat) - Number(a === ownSeat) || a - b);
}

/** The seat of the person at this device; null if several people shared it, or nobody played on it. */
export function ownSeatOf({ sitters, ownSeat }: Pick<SavedGame, 'sitters' | 'ownSeat'>): Seat | null {
  if (ownSeat !== undefined) return ownSeat;
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}
