// How far a player is with each part of the manuscript, and what finishing it would bring.
import type { Seat } from '../../../engine/game.ts';
import { GROUPS_OF_PART, groupsOf } from '../rules/grid.ts';
import { printedOn } from '../rules/printed.ts';
import type { View } from '../rules/state.ts';
import { type Kind, PARTS, type Part } from '../rules/tables.ts';
import { geometryFor, placedAt } from './scroll-contents.ts';

export interface PartProgress {
  readonly part: Part;
  readonly filled: number;
  readonly all: number;
  /** How many places of each kind are still free. */
  readonly missing: ReadonlyMap<Kind, number>;
  /** The points of the achievement that the player holds for it; 0 for none. */
  readonly held: number;
  /** The points that finishing it now would bring; 0 if the pile is empty or the player has one. */
  readonly next: number;
}

export function progressOf(view: View, seat: Seat): PartProgress[] {
  const { piles } = printedOn(view);
  return PARTS.map((part, i) => {
    const places = placesOf(view, i);
    const missing = new Map<Kind, number>();
    for (const { place, kind } of geometryFor(view).places) {
      if (places.includes(place) && placedAt(view, seat, place) === null)
        missing.set(kind, (missing.get(kind) ?? 0) + 1);
    }
    const held = view.achievements[seat * PARTS.length + i]!;
    return {
      part,
      filled: places.filter((place) => placedAt(view, seat, place) !== null).length,
      all: places.length,
      missing,
      held,
      next: held > 0 ? 0 : (piles[i]![view.taken[i]!] ?? 0),
    };
  });
}

/** The part that a place belongs to, apart from the whole manuscript. */
export function partAt(view: View, place: number): number {
  return PARTS.findIndex((_, part) => placesOf(view, part).includes(place));
}

/** By index of the part. */
export function placesOf(view: View, part: number): number[] {
  const groups = groupsOf(printedOn(view).grid);
  return GROUPS_OF_PART[part]!.flatMap((group) => groups[group]!);
}
