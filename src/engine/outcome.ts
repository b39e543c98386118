// Places at the end, and what they are worth.
import type { Outcome } from './game.ts';

/** Ranks by `better` (as for `Array.sort`: negative when `a` is ahead); equals share a place: 1, 1, 3. */
export function placesBy<T>(results: readonly T[], better: (a: T, b: T) => number): number[] {
  return results.map((mine) => 1 + results.filter((other) => better(other, mine) < 0).length);
}

export function placesByScore(scores: readonly number[]): number[] {
  return placesBy(scores, (a, b) => b - a);
}

/** One victory, split between those who share the first place. */
export function sharesOfVictory({ places }: Outcome): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}
