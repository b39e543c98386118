// Which pawn stands where. The rules only count pawns; the eye follows each of them, so here they have names.
import { PAWNS, WAITING } from '../data.ts';

/** By place, the pawns of one seat from the lowest of the pile to the uppermost. */
export type Piles = readonly (readonly number[])[];

/** The piles that fit these counts, with as few pawns changing places as possible: the uppermost go, and arrive on top. */
export function settle(before: Piles | undefined, at: readonly number[]): Piles {
  const piles = at.map((_, place) => [...(before?.[place] ?? (place === WAITING ? ALL : []))]);
  const loose = piles.flatMap((pile, place) => pile.splice(at[place]!));
  return piles.map((pile, place) => [...pile, ...loose.splice(0, at[place]! - pile.length)]);
}

const ALL: readonly number[] = Array.from({ length: PAWNS }, (_, pawn) => pawn);
