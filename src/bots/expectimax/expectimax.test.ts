// Expectimax against a search that is nothing but its definition.
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../engine/game.ts';
import { Rng } from '../../engine/rng.ts';
import { choose, type Question } from '../bot.ts';
import { expectimax } from './expectimax.ts';
import { insight, type Run, race, type Stride } from './fixtures.ts';
import { handMade, Judge } from './judge.ts';
import { ONE_PLY, TWO_PLY } from './settings.ts';
import { walkTurn } from './turn.ts';

const EVERYTHING = {
  ...TWO_PLY,
  evaluation: 'hand-made',
  candidates: 1000,
  margin: 1,
  doubt: Number.POSITIVE_INFINITY,
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

/** Who has only one is not asked to look at it closely. */
function endsOf(run: Run): number {
  return walkTurn(race, insight, run).filter(({ moves }) => moves.length === 0).length;
}

/** Worth to `seat`, so many rolls ahead. */
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
  const values = race.legalMoves(run, run.turn).map((move) => after(run, run.turn, move, seat, rolls));
  return run.turn === seat ? Math.max(...values) : Math.min(...values);
}

function after(run: Run, by: number, move: Stride, seat: number, rolls: number): number {
  const next = race.clone(run);
  race.play(next, by, move);
  return worth(next, seat, rolls);
}

describe.each([
  { plies: 1, settings: { ...ONE_PLY, evaluation: 'hand-made' } as const },
  { plies: 2, settings: EVERYTHING },
])('$plies plies', ({ plies, settings }) => {
  test('every move is worth what the definition says', () => {
    for (const run of positions) {
      if (endsOf(run) < 2) continue;
      const thought = expectimax('x', settings).think(asked(run));
      while (!thought.work(1000));
      for (const { move, value } of thought.ranking()) {
        const stride = race
          .legalMoves(run, run.turn)
          .find((each) => race.notation(each) === race.notation(move as Stride))!;
        expect(value).toBeCloseTo(after(run, run.turn, stride, run.turn, plies - 1), 9);
      }
    }
  });

  test('best first, every move once', () => {
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

test('a slice at a time or at once, with a memory or without: the same ranking', () => {
  const [whole, sliced] = [expectimax('x', EVERYTHING), expectimax('y', EVERYTHING)];
  for (const run of positions) {
    const once = whole.think(asked(run));
    once.work(Number.POSITIVE_INFINITY);
    const fresh = expectimax('z', EVERYTHING).think(asked(run));
    const bits = sliced.think(asked(run));
    // Each slice is over at once, so each is a single roll.
    while (!bits.work(1e-9));
    while (!fresh.work(1e-9));
    const values = (thought: typeof once) => thought.ranking().map(({ value }) => value);
    expect(values(bits)).toEqual(values(once));
    expect(values(fresh)).toEqual(values(once));
  }
});

test('before it has worked, and out of time, it has the ranking of one ply', () => {
  const run: Run = { goal: 6, at: [1, 3], turn: 0, left: 3 };
  const thought = expectimax('x', EVERYTHING).think(asked(run));
  const atOnce = expectimax('x', { ...ONE_PLY, evaluation: 'hand-made' }).think(asked(run));
  expect(thought.ranking()).toEqual(atOnce.ranking());
  const late = expectimax('x', { ...EVERYTHING, milliseconds: 0 }).think(asked(run));
  expect(late.work(1000)).toBe(true);
  expect(late.ranking()).toEqual(atOnce.ranking());
});

test('a move not looked at more closely never stands before the best of those that were', () => {
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

test('wins where it can', () => {
  const run: Run = { goal: 6, at: [3, 5], turn: 0, left: 3 };
  const question = asked(run);
  const bot = expectimax('x', EVERYTHING);
  const first = choose(bot, question);
  expect(race.notation(first as Stride)).toMatch(/^on /);
});

test('a turn is walked through every position once', () => {
  for (const run of positions) {
    const found = walkTurn(race, insight, run).map(({ state }) => JSON.stringify(state));
    expect(new Set(found).size).toBe(found.length);
    const { keys: _keys, ...nameless } = insight;
    const ways = walkTurn(race, nameless, run).map(({ state }) => JSON.stringify(state));
    expect(new Set(ways)).toEqual(new Set(found));
    expect(ways.length).toBeGreaterThanOrEqual(found.length);
  }
});

test('the judge counts what it judges', () => {
  const judge = new Judge(race, insight, handMade(insight));
  const { value } = judge.bestEnd({ goal: 6, at: [0, 4], turn: 0, left: 2 }, 0);
  expect(value).toBeCloseTo(0.5 + (0 - 2) / 12, 9);
  expect(judge.judged).toBe(3);
});
