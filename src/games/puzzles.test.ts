// The puzzles of every game: positions that the rules produce, with one best move that a master confirms on fresh determinizations.
import { describe, expect, test } from 'vitest';
import { duel, lookingAtAll } from '../bots/coach/compare.ts';
import { choose, findBot, type Question } from '../bots/index.ts';
import { allOptions, openTable, rngOf, seedFromText } from '../engine/index.ts';
import { playPacked } from '../engine/packed-moves.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import { manifests } from './index.ts';
import { findGame, insightOf } from './loaded.ts';

const GAMES = await Promise.all(
  manifests.flatMap(({ id, puzzles }) =>
    puzzles ? puzzles().then((set) => ({ id, game: findGame(id)!, ...set })) : [],
  ),
);
/** Each of them was confirmed by 20,000 playouts when it was found; the line looks at these few again. */
const CHECKED_AGAIN = 4;

describe.each(GAMES)('$id', ({ game, puzzles, themes, themeOf }) => {
  const opened = ({ seats, options, seed, path }: Puzzle) => {
    const table = openTable(game, seats, options, seedFromText(seed, seats));
    playPacked(table, path);
    return table;
  };

  test('at least 200, each from a game of its own, easy and difficult ones', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(200);
    expect(new Set(puzzles.map(({ seed }) => seed)).size).toBe(puzzles.length);
    const ratings = puzzles.map(({ rating }) => rating);
    expect(Math.min(...ratings)).toBeLessThan(1200);
    expect(Math.max(...ratings)).toBeGreaterThan(1700);
  });

  test('each is a position of the game in which its answer is one of at least three moves, and has its theme', () => {
    for (const puzzle of puzzles) {
      const { seat, best, chance, next, playouts, options, theme, seed } = puzzle;
      expect(allOptions(game)).toContainEqual(options);
      const table = opened(puzzle);
      const legal = table.legalMoves(seat);
      const answer = legal.find((move) => game.notation(move) === best);
      expect(answer, `${seed}: ${best}`).toBeDefined();
      expect(legal.length).toBeGreaterThanOrEqual(3);
      expect(chance).toBeGreaterThan(next);
      expect(playouts).toBeGreaterThanOrEqual(game.odds ? 0 : 20_000);
      expect(theme, seed).toBe(themeOf(table.view(seat), answer));
      for (const names of Object.values(themes)) expect(names[theme]).toBeTypeOf('string');
    }
  });

  const insight = insightOf(game);
  const master = findBot('master@200', insight)!;
  const sample = puzzles.filter((_, i) => i % Math.ceil(puzzles.length / CHECKED_AGAIN) === 0);
  test.each(sample)('a master confirms $seed', (puzzle) => {
    const { seat, best, seed } = puzzle;
    const table = opened(puzzle);
    const legal = table.legalMoves(seat);
    const answer = legal.find((move) => game.notation(move) === best)!;
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
