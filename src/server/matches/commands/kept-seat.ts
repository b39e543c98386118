// The seat at the next table of somebody who wants the rematch after all, or no longer.
import type { Seat } from '../../../engine/index.ts';
import { FREE, seatOf } from '../config.ts';
import type { Command } from '../decision.ts';
import { isFree, isLeftByAll, peopleOf, playerChange } from '../seats.ts';
import { closingTime } from './closing.ts';
import { standUp } from './leave.ts';

/** Keeps a free seat for the person, this one if possible. */
export function keepSeat(
  { name, person }: { readonly name: string; readonly person: string },
  first: Seat,
): Command {
  return async (match) => {
    const { players } = match;
    if (seatOf(players, person) !== null) return 'done';
    if (!(await match.ports.store.findPerson(person))) return { code: 'unknown-device' };
    const free = match.state === 'waiting' ? peopleOf(players).filter((seat) => isFree(players[seat])) : [];
    const seat = free.includes(first) ? first : free[0];
    if (seat === undefined) return { code: 'no-free-seat' };
    const kept = { ...FREE, name, person };
    const changes = [match.ports.store.requirePerson(person), playerChange(match, seat, kept)];
    const closing = isLeftByAll(players) ? closingTime(match, false) : null;
    if (closing) changes.push(closing.change);
    const patch = { players: players.with(seat, kept), ...closing?.patch };
    return { kind: 'room', changes, patch, reseats: true };
  };
}

/** The person stands up, or the seat is no longer kept. Refused once the game has begun. */
export function giveSeatUp(person: string): Command {
  return (match) => {
    const seat = seatOf(match.players, person);
    if (seat === null || match.state === 'closed') return 'done';
    return match.state === 'waiting' ? standUp(match, seat) : { code: 'not-waiting' };
  };
}
