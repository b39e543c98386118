// The fitted strengths are those with which the games were drawn.
import { expect, test } from 'vitest';
import { rngOf } from '../../../src/engine/index.ts';
import { shownMean, strengthOf } from '../../../src/server/ratings/scale.ts';
import { fittedErrors, fittedMeans, type PlayedGame } from './fit.ts';

test('finds known strengths from the results of pairs and of a table of three, within their errors', () => {
  const rng = rngOf('fit');
  const truth = [1300, 1500, 1700].map((rating) => strengthOf({ rating, uncertainty: 0 }).mu);
  const groups = [
    [0, 1],
    [1, 2],
    [0, 2],
    [0, 1, 2],
  ];
  const games = Array.from({ length: 1200 }, (_, deal): PlayedGame => {
    const players = groups[deal % groups.length]!;
    // Places drawn one after the other, in proportion to e to the strength.
    const c = (25 / 6) * Math.sqrt(players.length);
    const left = players.map((player, seat) => ({ seat, power: Math.exp((truth[player]! - 25) / c) }));
    const places = players.map(() => 0);
    for (let place = 1; left.length > 0; place++) {
      const point = rng.float() * left.reduce((sum, { power }) => sum + power, 0);
      const upTo = left.map((_, i) => left.slice(0, i + 1).reduce((sum, { power }) => sum + power, 0));
      const at = upTo.findIndex((sum) => point < sum);
      places[left[at]!.seat] = place;
      left.splice(at, 1);
    }
    return { deal, players, places };
  });
  const means = fittedMeans(games, 3);
  const errors = fittedErrors(games.slice(0, 300), 3, 20, (most) => rng.int(most));
  for (const [i, mean] of means.entries())
    expect(Math.abs(shownMean(mean) - shownMean(truth[i]!))).toBeLessThan(40);
  for (const error of errors) expect(shownMean(25 + error) - 1500).toBeGreaterThan(8);
  expect(means[0]! + means[1]! + means[2]!).toBeCloseTo(75);
});

test('somebody who has won every game is not infinitely strong', () => {
  const games = Array.from({ length: 20 }, (_, deal) => ({ deal, players: [0, 1], places: [1, 2] }));
  const [strong] = fittedMeans(games, 2);
  expect(shownMean(strong!)).toBeLessThan(2500);
});
