// The search on Scout: the same result in slices of any length, within its budget, and the best move found.
import { expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { Rng } from '../../engine/rng.ts';
import { findGame, insightOf } from '../../games/loaded.ts';
import type { Question, Thought } from '../bot.ts';
import { USUAL } from '../levels.ts';
import { search } from './search.ts';
import { PLAIN, type SearchSettings } from './settings.ts';

const game = findGame('scout')!;
const insight = insightOf(game);
const FOREVER = Number.POSITIVE_INFINITY;
const INFORMED: SearchSettings = { ...USUAL.master, informed: true, iterations: 200, milliseconds: FOREVER };

/** The first decision after the hands were chosen. */
function question(seats: number, seed: number): Question {
  const state = game.setup(seats, {});
  const rng = new Rng(seed);
  while (game.turn(state) === CHANCE) game.play(state, CHANCE, game.chance(state, rng));
  for (let seat = 0; seat < seats; seat++) game.play(state, seat, game.legalMoves(state, seat)[0]);
  const seat = game.turn(state);
  return {
    game,
    insight,
    seat,
    moves: game.legalMoves(state, seat),
    view: () => game.view(state, seat),
    rng,
  };
}

function describeRanking(thought: Thought): string[] {
  return thought.ranking().map(({ move, value, visits }) => `${game.notation(move)} ${value} ${visits}`);
}

const finished = (thought: Thought, ms: number) => {
  while (!thought.work(ms));
  return thought;
};

test.each([
  ['flat', { ...INFORMED, depth: 0 }],
  ['with a tree', { ...INFORMED, depth: 3 }],
  ['plain', { ...PLAIN, iterations: 100, milliseconds: FOREVER }],
])('a search %s finds the same result in slices of any length', (_, settings) => {
  const whole = describeRanking(finished(search(question(3, 5), settings), FOREVER));
  const sliced = describeRanking(finished(search(question(3, 5), settings), 0.01));
  const other = describeRanking(finished(search(question(3, 6), settings), FOREVER));
  expect(sliced).toEqual(whole);
  expect(other).not.toEqual(whole);
});

test('keeps to its iterations, and tries the best move most often', () => {
  const ranking = finished(search(question(4, 1), { ...INFORMED, depth: 0 }), FOREVER).ranking();
  const tries = ranking.reduce((sum, { visits }) => sum + visits, 0);
  expect(tries).toBeLessThanOrEqual(200);
  expect(ranking[0]!.visits).toBe(Math.max(...ranking.map(({ visits }) => visits)));
  for (const { value } of ranking) expect(value > 0 && value < 1).toBe(true);
});

test('answers even without time', () => {
  const asked = question(4, 1);
  const thought = search(asked, { ...INFORMED, milliseconds: 0 });
  expect(thought.work(FOREVER)).toBe(true);
  expect(asked.moves).toContain(thought.ranking()[0]!.move);
});

test('a narrow search looks at the most promising moves only', () => {
  const asked = question(4, 1);
  const promising = insight.promising!(game.determinize(asked.view(), new Rng(1)), asked.seat, asked.moves);
  const ranking = finished(search(asked, { ...INFORMED, width: 3 }), FOREVER).ranking();
  expect(new Set(ranking.map(({ move }) => move))).toEqual(new Set(promising.slice(0, 3)));
});

test('the evaluation decides where it is trusted far more than playouts', () => {
  const asked = question(4, 1);
  const [first] = finished(search(asked, { ...INFORMED, depth: 0, priorWeight: 1e9 }), FOREVER).ranking();
  const truth = game.determinize(asked.view(), new Rng(1));
  const expected = asked.moves.map((move) => {
    const state = game.clone(truth);
    game.play(state, asked.seat, move);
    return insight.evaluate(state)[asked.seat]!;
  });
  const best = asked.moves[expected.indexOf(Math.max(...expected))];
  expect(game.notation(first!.move)).toBe(game.notation(best));
});

test('both of two moves are searched, however unpromising, and the reported errors fit the spread of the values', () => {
  const asked = question(3, 2);
  const promising = insight.promising!(game.determinize(asked.view(), new Rng(1)), asked.seat, asked.moves);
  const pair = [promising[0], promising.at(-1)];
  const values: number[][] = [[], []];
  let reportedError = 0;
  const searches = 40;
  for (let seed = 0; seed < searches; seed++) {
    const again = { ...asked, moves: pair, rng: new Rng(seed, 9) };
    const ranking = finished(search(again, { ...INFORMED, depth: 0, iterations: 40 }), FOREVER).ranking();
    for (const { move, value, error } of ranking) {
      values[pair.indexOf(move)]!.push(value);
      reportedError += error! / searches / 2;
    }
  }
  for (const each of values) {
    const mean = each.reduce((sum, value) => sum + value) / searches;
    const spread = Math.sqrt(each.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (searches - 1));
    expect(spread / reportedError).toBeGreaterThan(0.6);
    expect(spread / reportedError).toBeLessThan(1.6);
  }
});

test('a move that is the only one worth considering has a chance of winning too', () => {
  const asked = question(2, 3);
  const promising = (_state: unknown, _seat: number, moves: readonly unknown[]) => moves.slice(0, 1);
  const only = { ...asked, insight: { ...insight, promising } };
  const ranking = finished(search(only, { ...INFORMED, depth: 0 }), FOREVER).ranking();
  expect(ranking).toHaveLength(1);
  expect(ranking[0]!.visits).toBe(20);
  expect(ranking[0]!.value).toBeGreaterThan(0);
});
