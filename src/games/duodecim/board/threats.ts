// Which lone pawns can be read as exposed: how far behind them the nearest pawn of the other side is.
import type { Seat } from '../../../engine/game.ts';
import { LAST_LETTER, WAITING } from '../rules/data.ts';
import type { View } from '../rules/state.ts';

/** The largest distance that three dice can cover. */
const MAX_DISTANCE = 18;
const MAX_DIE = 6;

export interface Threat {
  /** The letters from the nearest pawn of the other side to this one. */
  readonly distance: number;
  /** One die is enough. */
  readonly isNear: boolean;
}

/** By letter; only lone pawns with a pawn of the other side behind them in reach of the dice. */
export function threatsTo({ sides }: View, seat: Seat): ReadonlyMap<number, Threat> {
  const found = new Map<number, Threat>();
  const { at } = sides[seat]!;
  const others = sides[1 - seat]!.at;
  for (let place = 1; place <= LAST_LETTER; place++) {
    if (at[place] !== 1) continue;
    const distance = distanceBehind(others, place);
    if (distance !== null) found.set(place, { distance, isNear: distance <= MAX_DIE });
  }
  return found;
}

/** A pawn enters with one die, so those that wait reach only the first word. */
function distanceBehind(others: readonly number[], place: number): number | null {
  for (let distance = 1; distance <= MAX_DISTANCE && distance <= place; distance++) {
    const from = place - distance;
    if (others[from]! > 0 && (from !== WAITING || distance <= MAX_DIE)) return distance;
  }
  return null;
}
