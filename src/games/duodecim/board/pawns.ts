// Which pawn stands where. The rules only count pawns; for the animation each one has an identity.
import { PAWNS, WAITING } from '../rules/data.ts';

/** By place: the pawns of one seat from the bottom of the pile to the top. */
export type Piles = readonly (readonly number[])[];

/** The piles that fit these counts with as few pawns moving as possible: the top pawns leave, and arrive on top. */
export function matchPawns(before: Piles | undefined, at: readonly number[]): Piles {
  const piles = at.map((_, place) => [...(before?.[place] ?? (place === WAITING ? ALL : []))]);
  const loose = piles.flatMap((pile, place) => pile.splice(at[place]!));
  return piles.map((pile, place) => [...pile, ...loose.splice(0, at[place]! - pile.length)]);
}

const ALL: readonly number[] = Array.from({ length: PAWNS }, (_, pawn) => pawn);
