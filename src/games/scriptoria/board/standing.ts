// How a copyist stands, as all can see it.
import type { Seat } from '../../../engine/game.ts';
import { sum } from '../heaps.ts';
import type { View } from '../state.ts';
import { PARTS } from '../tables.ts';

/** How many inks, and how many sketches and achievements together, are kept over night. */
export const STOCK = 7;

/** On the track and in achievements, as all can see it. */
export function pointsOf({ points, achievements }: View, seat: Seat): number {
  return points[seat]! + sum(achievements.slice(seat * PARTS.length, (seat + 1) * PARTS.length));
}

export function stockRoom({ achievements }: View, seat: Seat): number {
  const held = achievements.slice(seat * PARTS.length, (seat + 1) * PARTS.length);
  return STOCK - held.filter((points) => points > 0).length;
}
