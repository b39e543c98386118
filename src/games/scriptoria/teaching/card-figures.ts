// The figures on the reference card, from the rules.
import { LECTERNS, SKETCHES_ON_LECTERN, START_SKETCHES } from '../rules/amounts.ts';
import { type Part, reconstruction, SKETCHES } from '../rules/tables.ts';

/** The day on which the bag of sketches runs out. */
export function lastDay(seats: number): number {
  const all = Object.values(SKETCHES).reduce((sum, copies) => sum + copies, 0);
  return Math.ceil((all - START_SKETCHES[seats]!) / (LECTERNS[seats]! * SKETCHES_ON_LECTERN));
}

export const achievementPoints = (part: Part): readonly number[] => reconstruction.achievements[part];
