// What the texts of every language read from a move and the view it is made in.
import type { Seat } from '../../../engine/game.ts';
import { headStart } from '../hell.ts';
import { printOn } from '../print.ts';
import { type Hell, type Lectern, optionLists, type Place, type View } from '../state.ts';
import { INKS, type Supply } from '../tables.ts';

/** Seats have no names in a list of moves, but neighbours have a side; clockwise is to the left. */
export type Neighbour = 'only' | 'left' | 'right' | 'opposite';

export function neighbour(seat: Seat, view: View): Neighbour {
  if (view.seats === 2) return 'only';
  const distance = (seat - (view.seat ?? view.turn) + view.seats) % view.seats;
  if (distance === 1) return 'left';
  return distance === view.seats - 1 ? 'right' : 'opposite';
}

export function lecternSeen(lectern: Lectern, view: View): { name: string; supply: Supply; lying: string } {
  const { sketches, lecternNames, supplies } = printOn(view);
  const lying = view.onDesk[view.desks.indexOf(lectern)] ?? [];
  return {
    name: lecternNames[lectern]!,
    supply: supplies[lectern]!,
    lying: lying.map((sketch) => sketches[sketch]!).join(', '),
  };
}

/** The letters of the colours that gold stands for. */
export function jokersOf({ gold }: Place): string {
  return gold.map((count, i) => INKS[i + 1]!.repeat(count)).join('');
}

/** A text for each value of the option, from one for `closed` and one for games finished and points to start with. */
export function hellValues(
  closed: string,
  open: (games: number, points: number) => string,
): Record<string, string> {
  const say = (value: Hell) => (value === 'closed' ? closed : open(value, headStart(value)));
  return Object.fromEntries(optionLists.hell.map((value) => [String(value), say(value)]));
}
