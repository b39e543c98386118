// The end: who wins the dice and who wins the game (B19, B20).
import { type Outcome, OVER, type Seat } from '../../../engine/game.ts';
import { placesBy } from '../../../engine/outcome.ts';
import { CATEGORIES } from './data.ts';
import { bestLetter, goldSum, type Piles, total } from './piles.ts';
import { NONE, type State } from './state.ts';

/** B19: the highest total wins; among equal totals the letter nearest to A, of which there is only one. */
export function winnerOf(piles: Piles, seats: number, category: number): Seat {
  let winner: Seat = NONE;
  let most = 0;
  for (let seat = 0; seat < seats; seat++) {
    const sum = total(piles, seat, category);
    if (sum === 0 || sum < most) continue;
    if (sum > most || bestLetter(piles, seat, category) < bestLetter(piles, winner, category)) winner = seat;
    most = sum;
  }
  return winner;
}

export interface Scores {
  readonly winners: Seat[];
  readonly points: number[];
  readonly gold: number[];
}

export function scoreGame({ piles, seats, dice }: State): Scores {
  const points = Array<number>(seats).fill(0);
  const winners = CATEGORIES.map((category) => {
    const winner = winnerOf(piles, seats, category);
    if (winner !== NONE) points[winner]! += dice[category]!;
    return winner;
  });
  return { winners, points, gold: points.map((_, seat) => goldSum(piles, seat)) };
}

/** `tieCategory` belongs to the edition: when points and gold are equal, its winner is ahead. */
export function outcome(state: State, tieCategory: number): Outcome | null {
  if (state.turn !== OVER) return null;
  const { winners, points, gold } = scoreGame(state);
  const results = points.map((_, seat) => [
    points[seat]!,
    gold[seat]!,
    winners[tieCategory] === seat ? 1 : 0,
  ]);
  const places = placesBy(results, (a, b) => b[0]! - a[0]! || b[1]! - a[1]! || b[2]! - a[2]!);
  return { places, scores: points, reason: reasonOf(results, places) };
}

/** The criterion that decided the first place. */
function reasonOf(results: readonly (readonly number[])[], places: readonly number[]): string {
  if (places.filter((place) => place === 1).length > 1) return 'shared-victory';
  const best = results[places.indexOf(1)]!;
  const level = results.filter((result) => result[0] === best[0]);
  if (level.length === 1) return 'most-points';
  return level.filter((result) => result[1] === best[1]).length === 1 ? 'most-gold' : 'tie-category';
}
