// The trained networks in the games' folders: they fit their features, and beat the hand-made evaluation under the default options.
import { describe, expect, test } from 'vitest';
import { allOptions, type Options } from '../../engine/index.ts';
import { allGames, insightOf } from '../../games/loaded.ts';
import { firstWinShare } from '../expectimax/evaluation-match.ts';
import { handMade } from '../expectimax/evaluator.ts';
import { trainedEvaluation } from './evaluation.ts';
import { unpackNet } from './pack.ts';

const trained = allGames.flatMap(({ game }) => {
  const insight = insightOf(game);
  return insight.features?.weights ? { game, insight, features: insight.features } : [];
});

test('finds trained networks', () => {
  expect(trained.map(({ game }) => game.id)).toContain('duodecim');
});

describe.each(trained)('the network of $game.id', ({ game, insight, features }) => {
  test('has an input for each feature, and is small', () => {
    expect(unpackNet(features.weights!).inputs).toBe(features.size);
    expect(features.weights!.length).toBeLessThan(50_000);
  });

  const [usual, ...others] = allOptions(game);
  const shareWith = (options: Options, pairs: number) =>
    firstWinShare({
      game,
      insight,
      options,
      evaluations: [trainedEvaluation(insight)!, handMade(insight)],
      pairs,
      seed: 't',
    });

  test('beats the hand-made evaluation under the default options', () => {
    // This one wins 60 % of 30 games; with half of its weights missing, or a fifth of them negated, at most one game.
    expect(shareWith(usual!, 15)).toBeGreaterThan(0.5);
  });

  // Only a third of its training games had these options: it need not be better here, but must not be worse.
  test.each(others)('keeps up with it under %j', (options) => {
    expect(shareWith(options, 5)).toBeGreaterThan(0.4);
  });
});
