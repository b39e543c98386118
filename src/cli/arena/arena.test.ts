// Every deal in all seatings, the same games with any number of workers, correct standings.
import { afterAll, expect, test } from 'vitest';
import { scriptorium, tidyUp } from '../fixtures/child.ts';
import { inside } from '../fixtures/inside.ts';
import type { ArenaGame } from './game.ts';
import { type ArenaPlan, gamesIn, pairingOf } from './plan.ts';
import { eloOf, shareByDeal, standingsOf } from './standings.ts';

afterAll(tidyUp);

const plan: ArenaPlan = {
  game: 'scout',
  seats: 3,
  options: {},
  bots: ['greedy', 'random'],
  botTimeoutMs: 60_000,
  seed: 's',
  deals: 2,
  tables: null,
};

test('each deal is played with the first bot at every seat, the last one at those left', () => {
  const pairings = Array.from({ length: gamesIn(plan) }, (_, number) => pairingOf(plan, number));
  expect(pairings.map(({ deal }) => deal)).toEqual([0, 0, 0, 1, 1, 1]);
  expect(pairings.slice(0, 3).map(({ botBySeat }) => botBySeat)).toEqual([
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 0],
  ]);
});

test('different bots rotate through the seats', () => {
  const all = { ...plan, bots: ['master', 'greedy', 'random'] };
  expect([0, 1, 2].map((number) => pairingOf(all, number).botBySeat)).toEqual([
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ]);
});

test('shares, fair shares and scores belong to the bots, not to the seats', () => {
  const games: ArenaGame[] = [
    { number: 0, botBySeat: [0, 1, 1], shares: [1, 0, 0], scores: [9, 3, 1], times: [[10, 30], [1]] },
    { number: 1, botBySeat: [1, 0, 1], shares: [0, 0.5, 0.5], scores: [0, 5, 5], times: [[20], []] },
    { number: 2, botBySeat: [1, 1, 0], shares: [0, 1, 0], scores: [2, 8, 1], times: [[], [3]] },
  ];
  const [first, others] = standingsOf(['a', 'b'], games, 3);
  expect(first).toMatchObject({ bot: 'a', fair: 1 / 3, score: 5, decisions: 3 });
  expect(first!.share.share).toBeCloseTo(0.5);
  expect(first!.milliseconds).toEqual({ mean: 20, p99: 30, max: 30 });
  expect(others!.share.share).toBeCloseTo(0.5);
  expect(others!.score).toBeCloseTo((2 + 2.5 + 5) / 3);
});

test('Elo: ten times the odds are 400 points, a fair share is none', () => {
  expect(eloOf(10 / 11, 0.5)).toBeCloseTo(400);
  expect(eloOf(0.2, 0.2)).toBeCloseTo(0);
  // With twice the odds of a fair share of 1 in 5, a bot wins 2 of 6.
  expect(eloOf(2 / 6, 0.2)).toBeCloseTo(400 * Math.log10(2));
});

test('games of the same deal give wider intervals than independent ones', () => {
  const won = Array.from({ length: 200 }, (_, i) => (i % 4 < 2 ? 1 : 0));
  const alike = shareByDeal(won, 2);
  const independent = shareByDeal(won, 1);
  expect(alike.share).toBe(0.5);
  expect(alike.high - alike.low).toBeGreaterThan(1.2 * (independent.high - independent.low));
});

test('plays the same games with any number of workers, as a process', async () => {
  const args = (workers: string) => [
    ...['arena', 'scout', '--bots', 'greedy,even-kinds', '--games', '8', '--seats', '2'],
    ...['--seed', 'x', '--json', '--workers', workers],
  ];
  const [one, two] = await Promise.all([scriptorium(args('1')), scriptorium(args('2'))]);
  const figures = (out: string) =>
    JSON.parse(out).bots.map(({ bot, share, score }: Record<string, unknown>) => ({ bot, share, score }));
  expect(one).toMatchObject({ code: 0, err: '' });
  expect(figures(two.out)).toEqual(figures(one.out));
  expect(JSON.parse(one.out)).toMatchObject({ game: 'scout', seats: 2, games: 8, interrupted: false });
}, 60_000);

test.each([
  [['arena', 'scout', '--bots', 'greedy'], 'bad-rivals'],
  [['arena', 'scout', '--seats', '2', '--bots', 'greedy,random,random'], 'bad-rivals'],
  [['arena', 'scout', '--bots', 'greedy,random@100'], 'unknown-bot'],
  [['arena', 'scout', '--bots', 'plain@0,random'], 'unknown-bot'],
  [['arena', 'duodecim', '--bots', 'planner,random'], 'unknown-bot'],
])('wrong usage: %j is %s', async (args, code) => {
  expect(await inside(args)).toMatchObject({ code: 2, err: expect.stringContaining(`error[${code}]`) });
});
