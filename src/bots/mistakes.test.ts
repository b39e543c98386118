// Mistakes like those of people: obvious moves are seen, and a wrong belief lasts for a whole game.
import { expect, test } from 'vitest';
import { Rng } from '../engine/rng.ts';
import { allGames, insightOf } from '../games/loaded.ts';
import type { Question } from './bot.ts';
import { biasOf, consideredMoves, NO_MISTAKES } from './mistakes.ts';

const { game } = allGames.find(({ game }) => game.id === 'scout')!;

function asked(seed: number): Question {
  const rng = new Rng(seed);
  const state = game.setup(3, {});
  while (game.turn(state) < 0) game.play(state, -1, game.chance(state, rng));
  for (let seat = 0; seat < 3; seat++) game.play(state, seat, game.legalMoves(state, seat)[0]);
  const seat = game.turn(state);
  const moves = game.legalMoves(state, seat);
  return {
    game,
    insight: insightOf(game),
    seat,
    moves,
    view: () => game.view(state, seat),
    rng,
    personality: 'a',
  };
}

const truthOf = (question: Question) => game.determinize(question.view(), new Rng(1));

test('without mistakes all moves are seen, and none is misjudged', () => {
  const question = asked(1);
  expect(consideredMoves(question, truthOf(question), NO_MISTAKES)).toBe(question.moves);
  expect(biasOf(question, question.moves[0], truthOf(question), NO_MISTAKES)).toBe(0);
});

test('the most obvious move is always seen, others are sometimes overlooked', () => {
  let seen = 0;
  let all = 0;
  for (let seed = 0; seed < 50; seed++) {
    const question = asked(seed);
    const obvious = question.insight.promising!(truthOf(question), question.seat, question.moves);
    const moves = consideredMoves(question, truthOf(question), { overlookRate: 0.5, misjudgement: 0 });
    expect(moves[0]).toBe(obvious[0]);
    seen += moves.length - 1;
    all += obvious.length - 1;
  }
  expect(seen / all).toBeGreaterThan(0.45);
  expect(seen / all).toBeLessThan(0.75);
});

test('a belief about a move stays the same for a game, differs in the next game, and is bounded', () => {
  const mistakes = { overlookRate: 0, misjudgement: 0.2 };
  const question = asked(1);
  const beliefs = (personality: string) =>
    question.moves.map((move) => biasOf({ ...question, personality }, move, null, mistakes));
  expect(beliefs('a')).toEqual(beliefs('a'));
  expect(beliefs('a')).not.toEqual(beliefs('b'));
  for (const belief of beliefs('a')) expect(Math.abs(belief)).toBeLessThanOrEqual(0.2);
});
