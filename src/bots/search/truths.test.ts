// Supposed truths: each is used in proportion to its likelihood, and evenly where nothing is known.
import { expect, test } from 'vitest';
import type { AnyGame } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import { Rng } from '../../engine/rng.ts';
import { allGames, insightOf } from '../../games/loaded.ts';
import type { Question } from '../bot.ts';
import { Truths } from './truths.ts';

const { game: anyGame } = allGames[0]!;

/** A game in which a hidden number from 0 to 3 has to be guessed, and 3 is three times as likely as each of the others. */
function guessing(events?: Question['events']): Question {
  const game: AnyGame = { ...anyGame, determinize: (_view, rng) => rng.int(4) };
  const insight: AnyInsight = {
    ...insightOf(anyGame),
    beliefs: () => ({ logLikelihood: (truth) => (truth === 3 ? Math.log(3) : 0) }),
  };
  return { game, insight, seat: 0, moves: [], view: () => null, rng: new Rng(1), ...(events && { events }) };
}

function shareOfThree(truths: Truths): number {
  const found = Array.from({ length: 600 }, () => truths.next());
  return found.filter((truth) => truth === 3).length / found.length;
}

test('likelier truths are supposed more often', () => {
  expect(
    shareOfThree(
      new Truths(
        guessing(() => []),
        null,
        4,
      ),
    ),
  ).toBeCloseTo(0.5, 1);
});

test.each([
  [
    'without draws',
    () =>
      new Truths(
        guessing(() => []),
        null,
        0,
      ),
  ],
  ['without events', () => new Truths(guessing(), null, 4)],
])('%s all are equally likely', (_, truths) => {
  expect(shareOfThree(truths())).toBeCloseTo(0.25, 1);
});
