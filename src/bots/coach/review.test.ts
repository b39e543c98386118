// The coach finds a planted blunder, its sums add up, and its verdict does not depend on hidden information.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type AnyTable, CHANCE, Rng, verify } from '../../engine/index.ts';
import { winShares } from '../../engine/outcome.ts';
import { allGames, findGame, insightOf } from '../../games/loaded.ts';
import { findBot } from '../index.ts';
import { compareWithBest } from './compare.ts';
import { historyOf } from './history.ts';
import { judgeDecision, judgesWith } from './judge.ts';
import { review, type SeatReview } from './review.ts';

const QUICK = { iterations: 50, milliseconds: Number.POSITIVE_INFINITY };

/** A bot game in which one move was the worst, as `npm run study -- coach --keep` has kept it; that command checks ten of each game. */
function plantedIn(id: string): { table: AnyTable; seat: number; ply: number; notation: string } {
  const url = new URL(`../../../e2e/planted/${id}.json`, import.meta.url);
  const { record, planted } = JSON.parse(readFileSync(url, 'utf8'));
  const answer = verify(record, findGame);
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return { table: answer.table, ...planted };
}

function finished<R>(work: Generator<unknown, R>): R {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

/** With dice, the review of a whole game takes ten seconds: here the planted decision only. */
const [withDice, withCards] = [true, false].map((hasDice) =>
  allGames.flatMap(({ game }) => (Boolean(game.odds) === hasDice ? game.id : [])),
) as [string[], string[]];

test.each(withDice)('%s: the planted blunder is found', (id) => {
  const { table, seat, ply, notation } = plantedIn(id);
  const { game } = table;
  const position = historyOf(table).positions.find((each) => each.ply === ply && each.by === seat)!;
  const decision = finished(judgeDecision(game, insightOf(game), position, judgesWith(QUICK)));
  expect(decision).toMatchObject({ played: notation, ply });
  expect(decision.better).not.toBe(notation);
  expect(decision.cost).toBeGreaterThan(0.03);
});

describe.each(withCards)('%s', (id) => {
  const game = findGame(id)!;
  const insight = insightOf(game);

  test('a planted blunder is among the three that mattered, and luck, skill and result add up', () => {
    const { table, seat, ply, notation } = plantedIn(id);
    const [found] = finished(review(table, insight, { seats: [seat], budget: QUICK })) as [SeatReview];
    const blunder = found.mattered.find((decision) => decision.ply === ply);
    expect(blunder?.played).toBe(notation);
    expect(blunder?.better).not.toBe(notation);
    expect(found.mattered.length).toBeLessThanOrEqual(3);
    const { even, luck, cost, share, curve } = found;
    expect(even + luck.chance + luck.others - cost).toBeCloseTo(share, 9);
    expect(share).toBe(winShares(table.outcome!)[seat]);
    expect(curve[0]).toEqual({ ply: 0, chance: 1 / table.seats });
    expect(curve.at(-1)).toEqual({ ply: table.ply, chance: share });
    for (const { chance } of curve) expect(chance >= 0 && chance <= 1).toBe(true);
  });
});

test('progress rises to 1 on a machine of any speed', () => {
  const { table, seat } = plantedIn('scout');
  const work = review(table, insightOf(table.game), { seats: [seat], budget: QUICK });
  const seen: number[] = [];
  for (let next = work.next(); !next.done; next = work.next()) seen.push(next.value);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBe(1);
  expect(new Set(seen).size).toBeGreaterThan(5);
});

test('a state that the seat cannot distinguish gets the same verdict', () => {
  const game = findGame('biblios')!;
  const insight = insightOf(game);
  const { table, seat } = plantedIn('biblios');
  const { positions } = historyOf(table);
  const position = positions.find(
    ({ by, state, ply }) => by === seat && ply > 20 && game.legalMoves(state, seat).length > 1,
  )!;
  const master = findBot('master@100')!;
  const other = game.determinize(game.view(position.state, seat), new Rng(7));
  expect(other).not.toEqual(position.state);
  const verdict = finished(compareWithBest(game, insight, position, master));
  expect(finished(compareWithBest(game, insight, { ...position, state: other }, master))).toEqual(verdict);
});

test('the history of a game has every move, chance included', () => {
  const { table } = plantedIn('scout');
  const { positions, end } = historyOf(table);
  expect(positions.map(({ by, move }) => `${by} ${table.game.notation(move)}`)).toEqual(
    table.steps.map(({ by, notation }) => `${by} ${notation}`),
  );
  expect(positions.some(({ by }) => by === CHANCE)).toBe(true);
  expect(table.game.outcome(end)).toEqual(table.outcome);
});

test('a game that somebody has resigned is reviewed up to there', () => {
  const { table, seat } = plantedIn('scout');
  const early = table.at(9);
  expect(early.outcome).toBeNull();
  const { game } = table;
  const [report] = finished(review(early, insightOf(game), { seats: [seat], budget: QUICK }));
  expect(report!.decisions.length).toBeGreaterThan(0);
  expect(report!.share).toBeGreaterThan(0);
  expect(report!.share).toBeLessThan(1);
  const { even, luck, cost, share } = report!;
  expect(even + luck.chance + luck.others - cost).toBeCloseTo(share);
});
