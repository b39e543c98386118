// Places at the end of a game, and the win shares that follow from them.
import { checkList } from './arguments.ts';
import type { Outcome } from './game.ts';

/** Ranks by `better` (negative when `a` is ahead, as for `Array.sort`). Equal results share a place: 1, 1, 3. */
export function placesBy<T>(results: readonly T[], better: (a: T, b: T) => number): number[] {
  checkList(results, 'results');
  return results.map((mine) => 1 + results.filter((other) => better(other, mine) < 0).length);
}

export function placesByScore(scores: readonly number[]): number[] {
  return placesBy(scores, (a, b) => b - a);
}

/** One win, split between the seats that share the first place. */
export function winShares({ places }: Outcome): number[] {
  checkList(places, 'places');
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}
