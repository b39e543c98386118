// Expectimax against a direct implementation of its definition.
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { Rng } from '../../engine/rng.ts';
import { choose, type Question } from '../bot.ts';
import { Evaluator, handMade } from './evaluator.ts';
import { expectimax } from './expectimax.ts';
import { insight as even, type Run, race, type Stride } from './fixtures.ts';
import { ONE_PLY, TWO_PLY } from './settings.ts';
import { walkTurn } from './turn.ts';

/** The seat that rolls next is slightly better off late in a race, so different ends always have different values. */
const tempo = (run: Run) =>
  even.evaluate(run)[0]! + (run.turn === 0 ? 1 : -1) * 0.004 * (run.at[0]! + run.at[1]!);
const insight = { ...even, evaluate: (run: Run) => [tempo(run), 1 - tempo(run)] };

const EVERYTHING = {
  ...TWO_PLY,
  evaluation: 'hand-made',
  candidates: 1000,
  margin: 1,
  dropAtErrors: Number.POSITIVE_INFINITY,
  milliseconds: 60_000,
} as const;

function asked(run: Run): Question {
  return {
    game: race,
    insight,
    seat: run.turn,
    moves: race.legalMoves(run, run.turn),
    view: () => race.view(run, run.turn),
    rng: new Rng(1),
  };
}

const positions: Run[] = Array.from({ length: 60 }, (_, i) => {
  const rng = new Rng(i);
  return { goal: 6, at: [rng.int(6), rng.int(6)], turn: rng.int(2), left: 1 + rng.int(3) };
});

/** With a single end there is nothing to search. */
function endsOf(run: Run): number {
  return walkTurn(race, insight, run).filter(({ moves }) => moves.length === 0).length;
}

/** The value for `seat` after `rolls` more rolls; each roll is played with the move that is best at one ply. */
function worth(run: Run, seat: number, rolls: number): number {
  const outcome = race.outcome(run);
  if (outcome) return outcome.places[seat] === 1 ? 1 : 0;
  if (race.turn(run) === CHANCE) {
    if (rolls === 0) return insight.evaluate(run)[seat]!;
    const all = race.odds!(run);
    const total = all.reduce((sum, { weight }) => sum + weight, 0);
    return all.reduce(
      (sum, { move, weight }) => sum + (weight / total) * after(run, CHANCE, move, seat, rolls - 1),
      0,
    );
  }
  const { turn } = run;
  const moves = race.legalMoves(run, turn);
  const atOnce = moves.map((move) => after(run, turn, move, turn, 0));
  return after(run, turn, moves[atOnce.indexOf(Math.max(...atOnce))]!, seat, rolls);
}

function after(run: Run, by: number, move: Stride, seat: number, rolls: number): number {
  return worth(played(run, by, move), seat, rolls);
}

function played(run: Run, by: number, move: Stride): Run {
  const next = race.clone(run);
  race.play(next, by, move);
  return next;
}

/** The weighted mean of the values at each ply, if the seat ends its own turn in the best way. */
function mixed(run: Run, seat: number, plies: readonly number[]): number {
  if (race.turn(run) === seat) {
    return Math.max(...race.legalMoves(run, seat).map((move) => mixed(played(run, seat, move), seat, plies)));
  }
  const counted = plies.reduce((sum, weight) => sum + weight, 0);
  return plies.reduce((sum, weight, rolls) => sum + weight * worth(run, seat, rolls), 0) / counted;
}

describe.each([
  { plies: 1, settings: { ...ONE_PLY, evaluation: 'hand-made' } as const, digits: 9 },
  { plies: 2, settings: EVERYTHING, digits: 9 },
  // Rolls after the first are sampled, so more rounds are more precise.
  { plies: 3, settings: { ...EVERYTHING, plies: [0, 0, 1], rounds: 100 }, digits: 2 },
])('$plies plies', ({ settings, digits }) => {
  test('every move has the value of the definition', () => {
    for (const run of positions) {
      if (endsOf(run) < 2) continue;
      const thought = expectimax('x', settings).think(asked(run));
      while (!thought.work(1000));
      for (const { move, value } of thought.ranking()) {
        const stride = race
          .legalMoves(run, run.turn)
          .find((each) => race.notation(each) === race.notation(move as Stride))!;
        const end = played(run, run.turn, stride);
        expect(value).toBeCloseTo(mixed(end, run.turn, settings.plies), digits);
      }
    }
  });

  test('ranks every move once, the best first', () => {
    for (const run of positions) {
      const question = asked(run);
      const thought = expectimax('x', settings).think(question);
      while (!thought.work(1000));
      const ranking = thought.ranking();
      expect(new Set(ranking.map(({ move }) => move))).toEqual(new Set(question.moves));
      const values = ranking.map(({ value }) => value);
      expect(values).toEqual([...values].sort((a, b) => b - a));
    }
  });
});

test('finds the same ranking in slices or at once, with or without a memory', () => {
  const [whole, sliced] = [expectimax('x', EVERYTHING), expectimax('y', EVERYTHING)];
  for (const run of positions) {
    const once = whole.think(asked(run));
    once.work(Number.POSITIVE_INFINITY);
    const fresh = expectimax('z', EVERYTHING).think(asked(run));
    const bits = sliced.think(asked(run));
    // The time is over at once, so each slice is a single sample.
    while (!bits.work(1e-9));
    while (!fresh.work(1e-9));
    const values = (thought: typeof once) => thought.ranking().map(({ value }) => value);
    expect(values(bits)).toEqual(values(once));
    expect(values(fresh)).toEqual(values(once));
  }
});

test('has the ranking of one ply before it has worked, and when there is no time', () => {
  const run: Run = { goal: 6, at: [1, 3], turn: 0, left: 3 };
  const thought = expectimax('x', EVERYTHING).think(asked(run));
  const atOnce = expectimax('x', { ...ONE_PLY, evaluation: 'hand-made' }).think(asked(run));
  expect(thought.ranking()).toEqual(atOnce.ranking());
  const late = expectimax('x', { ...EVERYTHING, milliseconds: 0 }).think(asked(run));
  expect(late.work(1000)).toBe(true);
  expect(late.ranking()).toEqual(atOnce.ranking());
});

test('a move that was not searched deeper never ranks above the best of those that were', () => {
  for (const run of positions) {
    const thought = expectimax('x', { ...EVERYTHING, candidates: 1 }).think(asked(run));
    while (!thought.work(1000));
    const [best] = thought.ranking();
    const [shallow] = expectimax('x', { ...ONE_PLY, evaluation: 'hand-made' })
      .think(asked(run))
      .ranking();
    expect(best!.move).toEqual(shallow!.move);
  }
});

test('of two moves each is searched, however far one is behind', () => {
  for (const run of positions) {
    const question = asked(run);
    if (endsOf(run) < 2) continue;
    const settings = { ...EVERYTHING, candidates: 0, endsPerMove: 1000 };
    const thought = expectimax('x', settings).think(question);
    while (!thought.work(1000));
    for (const { move, value } of thought.ranking())
      expect(value).toBeCloseTo(mixed(played(run, run.turn, move as Stride), run.turn, settings.plies), 9);
  }
});

test('plays a winning move', () => {
  const run: Run = { goal: 6, at: [3, 5], turn: 0, left: 3 };
  const question = asked(run);
  const bot = expectimax('x', EVERYTHING);
  const first = choose(bot, question);
  expect(race.notation(first as Stride)).toMatch(/^on /);
});

test('walkTurn visits every position of a turn once', () => {
  for (const run of positions) {
    const found = walkTurn(race, insight, run).map(({ state }) => JSON.stringify(state));
    expect(new Set(found).size).toBe(found.length);
    const { keys: _keys, ...nameless } = insight;
    const ways = walkTurn(race, nameless, run).map(({ state }) => JSON.stringify(state));
    expect(new Set(ways)).toEqual(new Set(found));
    expect(ways.length).toBeGreaterThanOrEqual(found.length);
  }
});

test('the evaluator counts the positions it evaluates', () => {
  const evaluator = new Evaluator(race, insight, handMade(insight));
  const { value } = evaluator.bestEnd({ goal: 6, at: [0, 4], turn: 0, left: 2 }, 0);
  expect(value).toBeCloseTo(0.5 + (0 - 2) / 12 - 0.004 * 2, 9);
  expect(evaluator.evaluated).toBe(3);
});
