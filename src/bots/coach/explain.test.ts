// The coach says a cause only if its counterfactual takes most of the difference between two moves away.
import { expect, test } from 'vitest';
import type { Cause } from '../../engine/cause.ts';
import { rngOf } from '../../engine/chance.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import { findGame, insightOf } from '../../games/loaded.ts';
import { position } from '../../games/scout/fixtures/positions.ts';
import type { Move, State } from '../../games/scout/rules/state.ts';
import { explain } from './explain.ts';

const game = findGame('scout')!;
const insight = insightOf(game);
/** Seat 0 can go out with 5 6 7, or scout. */
const state = position(['5/1 6/2 7/3', '1/4 8/2 2/6 9/3', '3/8 7/1 1/9 6/4'], { ring: '4/2 5/3' });
const moves = game.legalMoves(state, 0) as readonly Move[];
const moveOf = (notation: string) => moves.find((move) => game.notation(move) === notation)!;
const better = moveOf('show 1-3');
const played = moveOf('scout left 1');
const QUICK = { iterations: 60, milliseconds: Number.POSITIVE_INFINITY };

type Without = Cause<State, Move>['without'];

/** The keys of the causes that are said, among these. */
function said(
  causes: Readonly<Record<string, Without>>,
  pair = { played, better },
  parts: Readonly<Record<string, readonly string[]>> = {},
): string[] {
  const suggested = Object.entries(causes).map(([key, without]) => ({
    key,
    about: 'better',
    args: {},
    without,
    parts: parts[key] ?? [],
  }));
  const question = () => ({
    game,
    insight: { ...insight, explain: () => suggested } as AnyInsight,
    seat: 0,
    moves,
    view: () => game.view(state, 0),
    rng: rngOf('explain'),
  });
  const work = explain(question, pair, QUICK);
  for (;;) {
    const next = work.next();
    if (next.done) return next.value.map(({ key }) => key);
  }
}

/** Without it nobody goes out: the hand has another card. */
const goesOut: Without = { before: ({ hands }) => void hands[0]!.push(9 << 4) };
/** The points of going out, given to the other move too. */
const equal: Without = {
  after: (after, move) => {
    if (move === played) after.captured[0] = 40;
  },
};

test('a cause is said if the difference disappears without it', () => {
  expect(said({ equal })).toEqual(['equal']);
});

test('a cause is not said if the difference stays: it carries nothing, or less than half', () => {
  expect(said({ nothing: {}, points: { before: ({ captured }) => void captured.fill(1) } })).toEqual([]);
});

test('what merely decides the game explains nothing', () => {
  expect(said({ lost: { before: ({ points }) => void points.splice(1, 1, 60) } })).toEqual([]);
  expect(said({ won: { before: ({ points }) => void points.splice(0, 1, 60) } })).toEqual([]);
});

test('a counterfactual in which one of the moves is illegal, or nobody can move on, proves nothing', () => {
  expect(said({ illegal: { before: ({ hands }) => void hands[0]!.pop() } })).toEqual([]);
  const stuck: Without = {
    after: (after, move) => {
      if (move !== played) return;
      after.phase = 'show';
      after.hands[after.turn] = [];
    },
  };
  expect(said({ stuck })).toEqual([]);
});

test('at most two causes are said, and none for a difference that is none', () => {
  expect(said({ equal, same: equal, again: equal })).toHaveLength(2);
  expect(said({ equal, goesOut }, { played: better, better: played })).toEqual([]);
});

test('a composed cause is not said beside a part that carries as much', () => {
  expect(said({ equal, both: equal }, { played, better }, { both: ['equal'] })).toEqual(['equal']);
  const half: Without = {
    after: (after, move) => {
      if (move === played) after.captured[0] = 3;
    },
  };
  expect(said({ half, both: equal }, { played, better }, { both: ['half'] })).toEqual(['both']);
});

test('an insight that explains nothing gives no cause', () => {
  const { explain: _, ...silent } = insight;
  const rng = rngOf('explain');
  const question = () => ({ game, insight: silent, seat: 0, moves, view: () => game.view(state, 0), rng });
  expect(explain(question, { played, better }, QUICK).next()).toEqual({ done: true, value: [] });
});
