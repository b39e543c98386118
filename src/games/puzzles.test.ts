// The puzzles of every game: positions that the rules produce, with one best move that a master confirms on fresh truths.
import { describe, expect, test } from 'vitest';
import { duel, lookingAtAll } from '../bots/coach/compare.ts';
import { choose, findBot, type Question } from '../bots/index.ts';
import { chooseOptions, openTable, rngOf, seedFromText, splitMove } from '../engine/index.ts';
import { manifests } from './index.ts';
import { findGame, insightOf } from './loaded.ts';

const GAMES = await Promise.all(
  manifests.flatMap(({ id, puzzles }) =>
    puzzles ? puzzles().then((loaded) => ({ id, game: findGame(id)!, puzzles: loaded })) : [],
  ),
);

describe.each(GAMES)('$id', ({ game, puzzles }) => {
  const insight = insightOf(game);
  const master = findBot('master@200', insight)!;

  test('at least ten, each from a game of its own', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(10);
    expect(new Set(puzzles.map(({ seed }) => seed)).size).toBe(puzzles.length);
  });

  test.each(puzzles.map((puzzle, i) => ({ ...puzzle, number: i + 1 })))('puzzle $number', (puzzle) => {
    const { seats, options, seed, seat, best, chance, next, moves } = puzzle;
    expect(chooseOptions(game, options)).toEqual({ ok: true, options });
    const table = openTable(game, seats, options, seedFromText(seed, seats));
    for (const move of moves) {
      const { seat, notation } = splitMove(move);
      expect(table.play(seat, notation).ok, move).toBe(true);
    }
    const legal = table.legalMoves(seat);
    const answer = legal.find((move) => game.notation(move) === best);
    expect(answer, best).toBeDefined();
    expect(legal.length).toBeGreaterThanOrEqual(3);
    expect(chance).toBeGreaterThan(next);
    const question: Question = {
      game,
      insight,
      seat,
      moves: legal,
      view: () => table.view(seat),
      rng: rngOf(`check of ${seed}`),
    };
    const others = legal.filter((move) => move !== answer);
    const rival = choose(master, { ...question, moves: others, insight: lookingAtAll(insight, others) });
    const work = duel(question, master, answer, rival);
    let step = work.next();
    while (!step.done) step = work.next();
    const [worth, other] = step.value;
    expect(worth).toBeGreaterThan(other);
  });
});
