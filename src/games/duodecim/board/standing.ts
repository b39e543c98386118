// Who is ahead in the race, by letters still to go.
import type { Seat } from '../../../engine/game.ts';
import { lettersToGo } from '../rules/side.ts';
import type { View } from '../rules/state.ts';

export interface Standing {
  /** Null if both have the same way to go. */
  readonly leader: Seat | null;
  readonly letters: number;
}

export function standingOf({ sides }: View): Standing {
  const [first, second] = [lettersToGo(sides[0]), lettersToGo(sides[1])];
  if (first === second) return { leader: null, letters: 0 };
  return { leader: first < second ? 0 : 1, letters: Math.abs(first - second) };
}
