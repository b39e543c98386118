// A player's public standing.
import type { Seat } from '../../../engine/game.ts';
import { sum } from '../rules/ink-counts.ts';
import type { View } from '../rules/state.ts';
import { PARTS } from '../rules/tables.ts';

/** How many inks, and how many sketches and achievements together, are kept overnight. */
export const STOCK_LIMIT = 7;

/** Points on the track and in achievements, as everybody can see them. */
export function pointsOf({ points, achievements }: View, seat: Seat): number {
  return points[seat]! + sum(achievements.slice(seat * PARTS.length, (seat + 1) * PARTS.length));
}

export function stockRoom({ achievements }: View, seat: Seat): number {
  const held = achievements.slice(seat * PARTS.length, (seat + 1) * PARTS.length);
  return STOCK_LIMIT - held.filter((points) => points > 0).length;
}
