// The strengths under which the results of many games are most probable, by the model with which people are rated.
import { BETA, FIRST_MU } from '../../../src/server/ratings/scale.ts';

/** Who played, by index of the fitted players, and the place of each seat. */
export interface PlayedGame {
  readonly deal: number;
  readonly players: readonly number[];
  readonly places: readonly number[];
}

const STEPS = 300;
/** Steps shorter than this change no figure that is shown. */
const PRECISION = 1e-5;

/** The mean of all players is that of somebody who has not played yet. Weights: how often each game counts. */
export function fittedMeans(
  games: readonly PlayedGame[],
  players: number,
  weights: readonly number[] = games.map(() => 1),
): number[] {
  let mu = Array.from({ length: players }, () => FIRST_MU);
  for (let step = 0; step < STEPS; step++) {
    const slope = mu.map(() => 0);
    // One drawn game against an equal: nobody who has won all games becomes infinitely strong.
    const curve = mu.map(() => 0.25 / (2 * BETA ** 2));
    for (const [i, game] of games.entries()) addSlopes(game, mu, weights[i] ?? 0, slope, curve);
    const steps = slope.map((each, i) => each / curve[i]!);
    const moved = mu.map((each, i) => each + 0.7 * steps[i]!);
    const drift = moved.reduce((sum, each) => sum + each, 0) / players - FIRST_MU;
    mu = moved.map((each) => each - drift);
    if (steps.every((each) => Math.abs(each) < PRECISION)) break;
  }
  return mu;
}

/** The derivatives of the log likelihood of one game, as OpenSkill has them, for strengths without uncertainty. */
function addSlopes(
  { players, places }: PlayedGame,
  mu: readonly number[],
  weight: number,
  slope: number[],
  curve: number[],
): void {
  const c = BETA * Math.sqrt(players.length);
  const powers = players.map((player) => Math.exp((mu[player]! - FIRST_MU) / c));
  places.forEach((place, q) => {
    const ties = places.filter((each) => each === place).length;
    const rest = places.map((each, i) => (each >= place ? powers[i]! : 0));
    const total = rest.reduce((sum, each) => sum + each, 0);
    players.forEach((player, i) => {
      const share = rest[i]! / total;
      slope[player]! += (weight * ((i === q ? 1 : 0) - share)) / (ties * c);
      curve[player]! += (weight * share * (1 - share)) / (ties * c * c);
    });
  });
}

/** The standard deviation of each mean, by drawing whole deals again and again: games of one deal are not independent. */
export function fittedErrors(
  games: readonly PlayedGame[],
  players: number,
  draws: number,
  below: (most: number) => number,
): number[] {
  const deals = [...new Set(games.map(({ deal }) => deal))];
  const fits = Array.from({ length: draws }, () => {
    const counts = new Map<number, number>();
    for (const _ of deals) {
      const drawn = deals[below(deals.length)]!;
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    return fittedMeans(
      games,
      players,
      games.map(({ deal }) => counts.get(deal) ?? 0),
    );
  });
  return Array.from({ length: players }, (_, player) => {
    const means = fits.map((fit) => fit[player]!);
    const mean = means.reduce((sum, each) => sum + each, 0) / draws;
    return Math.sqrt(means.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (draws - 1));
  });
}
