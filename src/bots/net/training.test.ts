// Training: the same plan gives the same network, resumed or not; and it learns.
import { expect, test } from 'vitest';
import { firstWinShare } from '../expectimax/evaluation-match.ts';
import { handMade } from '../expectimax/evaluator.ts';
import { insight, type Run, race } from '../expectimax/fixtures.ts';
import { netEvaluation } from './evaluation.ts';
import { Training, type TrainingPlan } from './training.ts';

const plan: TrainingPlan = {
  seed: 's',
  hidden: 8,
  rate: 0.2,
  cooling: 60,
  lambda: 0.7,
  warmUp: 5,
  round: 4,
  passes: 2,
};
const features = insight.features!;

function trained(games: number, from?: Training): Training {
  const training = new Training(race, insight, features, plan);
  if (from) {
    training.net.weights.set(from.net.weights);
    training.played = from.played;
  }
  while (training.played < games) training.playRound(games);
  return training;
}

test('a training resumed from its weights and number of games gives the same network', () => {
  const whole = trained(24);
  for (const stop of [4, 8, 20]) expect(trained(24, trained(stop)).net.weights).toEqual(whole.net.weights);
  expect(trained(24, trained(20)).net.weights).not.toEqual(trained(20).net.weights);
});

test('another seed, another network', () => {
  const other = new Training(race, insight, features, { ...plan, seed: 't' });
  expect(other.net.weights).not.toEqual(new Training(race, insight, features, plan).net.weights);
});

test('learns that being ahead is good', () => {
  const training = new Training(race, insight, features, { ...plan, cooling: 300 });
  while (training.played < 300) training.playRound(300);
  const evaluate = netEvaluation(training.net, features);
  const ahead: Run = { goal: 6, at: [5, 1], turn: 1, left: 0 };
  const level: Run = { goal: 6, at: [2, 2], turn: 1, left: 0 };
  const behind: Run = { goal: 6, at: [1, 5], turn: 1, left: 0 };
  const values = new Float64Array(3);
  evaluate([ahead, level, behind], 0, values);
  expect(values[0]).toBeGreaterThan(values[1]! + 0.1);
  expect(values[1]).toBeGreaterThan(values[2]! + 0.1);
  const others = new Float64Array(3);
  evaluate([ahead, level, behind], 1, others);
  for (const [i, value] of values.entries()) expect(others[i]).toBeCloseTo(1 - value, 6);
});

test('a match between equal evaluations is even', () => {
  const same = handMade(insight);
  const match = {
    game: race,
    insight,
    options: { goal: 6 },
    evaluations: [same, same],
    pairs: 30,
    seed: 'm',
  } as const;
  expect(firstWinShare(match)).toBe(0.5);
});
