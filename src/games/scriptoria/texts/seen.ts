// What the texts of every language read from a move and its view.
import type { Seat } from '../../../engine/game.ts';
import { headStart } from '../rules/hell.ts';
import { printedOn } from '../rules/printed.ts';
import { type Hell, type Lectern, OPTIONS, type Place, type View } from '../rules/state.ts';
import { INKS, type Supply } from '../rules/tables.ts';

/** Seats have no names in a list of moves, but neighbours have a side; clockwise is to the left. */
export type Neighbour = 'only' | 'left' | 'right' | 'opposite';

export function neighbour(seat: Seat, view: View): Neighbour {
  if (view.seats === 2) return 'only';
  const distance = (seat - (view.seat ?? view.turn) + view.seats) % view.seats;
  if (distance === 1) return 'left';
  return distance === view.seats - 1 ? 'right' : 'opposite';
}

export function lecternSeen(
  lectern: Lectern,
  view: View,
): { name: string; supply: Supply; lying: readonly string[] } {
  const { sketches, lecternNames, supplies } = printedOn(view);
  const lying = view.onDesk[view.desks.indexOf(lectern)] ?? [];
  return {
    name: lecternNames[lectern]!,
    supply: supplies[lectern]!,
    lying: lying.map((sketch) => sketches[sketch]!),
  };
}

/** The letters of the colours that gold replaces. */
export function jokersOf({ gold }: Place): string {
  return gold.map((count, i) => INKS[i + 1]!.repeat(count)).join('');
}

/** A text for each value of the option, from one text for `closed` and one for the games finished and the head start. */
export function hellValues(
  closed: string,
  open: (games: number, points: number) => string,
): Record<string, string> {
  const say = (value: Hell) => (value === 'closed' ? closed : open(value, headStart(value)));
  return Object.fromEntries(OPTIONS.hell.map((value) => [String(value), say(value)]));
}
