// Lists of seats, and the seat of a recorded move.
import { checkCount, checkText } from './arguments.ts';
import type { Seat } from './game.ts';

export function seatList(seats: number): Seat[] {
  checkCount(seats, 'bad-seat-count', 'the number of seats');
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** The other seats clockwise, beginning with the next one. A spectator (null) gets all of them, from seat 0. */
export function othersInOrder(seats: number, seat: Seat | null): Seat[] {
  if (seat === null) return seatList(seats);
  checkCount(seats, 'bad-seat-count', 'the number of seats');
  checkCount(seat, 'no-such-seat', 'seat');
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
}

/** Splits "2 show 3-5" into seat 2 and "show 3-5". */
export function splitMove(move: string): { seat: Seat; notation: string } {
  checkText(move, 'move');
  const space = move.indexOf(' ');
  return { seat: Number(move.slice(0, space)), notation: move.slice(space + 1) };
}
