// What one game says about the strength of those who played it (OpenSkill's Plackett-Luce model).
import { rate } from 'openskill';
import { BETA, FIRST_MU, FIRST_SIGMA, type Strength } from './scale.ts';

/** What people learn or forget from game to game: without it, an old rating would hardly move any more. */
const TAU = FIRST_MU / 300;

/** By rank: 1 for the winner, equal ranks for equals. The full information of a game counts (`gamma`), so that the uncertainty is honest. */
export function updatedStrengths(before: readonly Strength[], ranks: readonly number[]): Strength[] {
  const after = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: [...ranks], mu: FIRST_MU, sigma: FIRST_SIGMA, beta: BETA, tau: TAU, gamma: () => 1 },
  );
  return before.map((strength, i) => after[i]?.[0] ?? strength);
}
