// Sequential halving: all runners are tried equally often in a pass, the better half goes on, the budget is kept.
import { expect, test } from 'vitest';
import { Rng } from '../../engine/rng.ts';
import { Race, type Runner } from './sequential-halving.ts';

interface Named extends Runner {
  readonly name: number;
}

/** Runs a race in which each try gives `worth` plus noise of the size `luck`. */
function run(
  worth: readonly number[],
  iterations: number,
  luck: number,
  {
    biases = [],
    priors = [],
    ...settings
  }: { biases?: number[]; priors?: number[]; priorWeight?: number; dropAtErrors?: number } = {},
) {
  const runners: Named[] = worth.map((_, name) => ({
    name,
    visits: 0,
    sum: 0,
    spread: 0,
    prior: priors[name] ?? 0,
    bias: biases[name] ?? 0,
  }));
  const race = new Race(runners, { iterations, ...settings });
  const rng = new Rng(3);
  let tries = 0;
  let passes = 0;
  while (!race.isOver && tries < 100_000) {
    if (race.isNewPass) passes++;
    race.advance(worth[race.runner.name]! + luck * (rng.float() - 0.5));
    tries++;
  }
  return { ranking: race.ranking().map(({ name }) => name), runners, tries, passes };
}

test('the best wins, and the others are ranked by when they were eliminated', () => {
  const { ranking } = run([0.1, 0.5, 0.3, 0.9, 0.2, 0.7, 0.4, 0.6], 400, 0);
  expect(ranking).toEqual([3, 5, 7, 1, 6, 2, 4, 0]);
});

test('finds the best under noise, because most tries go to those who can still win', () => {
  const { ranking, runners } = run([0.5, 0.52, 0.54, 0.56, 0.58, 0.6, 0.62, 0.7], 4000, 1);
  expect(ranking[0]).toBe(7);
  expect(runners[7]!.visits).toBeGreaterThan(4 * runners[ranking.at(-1)!]!.visits);
});

test('a pass tries every runner once', () => {
  const { runners, passes } = run([1, 0], 100, 0);
  expect(runners.map(({ visits }) => visits)).toEqual([passes, passes]);
});

test.each([
  [2, 100],
  [3, 100],
  [24, 800],
  [60, 1000],
])('%i runners use at most %i tries', (count, iterations) => {
  const { tries } = run(
    Array.from({ length: count }, (_, i) => i / count),
    iterations,
    0.1,
  );
  expect(tries).toBeLessThanOrEqual(iterations);
  expect(tries).toBeGreaterThan(0.6 * iterations);
});

test('a bias is added to the value', () => {
  expect(run([0.5, 0.4], 50, 0, { biases: [0, 0.2] }).ranking).toEqual([1, 0]);
});

test('a prior counts as priorWeight tries: it outweighs fewer tries, and more tries outweigh it', () => {
  const priors = [0.4, 0.6];
  // 25 tries each, 0.5 against 0.4; the prior says the contrary.
  expect(run([0.5, 0.4], 50, 0, { priors, priorWeight: 10 }).ranking).toEqual([0, 1]);
  expect(run([0.5, 0.4], 50, 0, { priors, priorWeight: 20 }).ranking).toEqual([1, 0]);
});

test('an easy decision ends early, and the tries of those clearly behind go to the close ones', () => {
  const easy = run([0.9, 0.2, 0.1, 0.1], 400, 0.3, { dropAtErrors: 3 });
  expect(easy.ranking[0]).toBe(0);
  expect(easy.tries).toBeLessThan(60);
  const close = run([0.5, 0.51, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1], 400, 1, { dropAtErrors: 3 });
  const usual = run([0.5, 0.51, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1], 400, 1);
  expect(close.tries).toBeLessThanOrEqual(400);
  expect(close.runners[0]!.visits).toBeGreaterThan(usual.runners[0]!.visits);
});
