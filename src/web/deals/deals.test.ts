// What the pages of daily deals compute: days in a row, and everybody's results as a few bars.
import { expect, test } from 'vitest';
import { startOfDay } from '../../bots/deals/deal.ts';
import { allGames } from '../../games/loaded.ts';
import type { SavedGame } from '../savedGames.ts';
import { resultBars } from './resultBars.ts';
import { streakOf } from './savedDeals.ts';

const NOON = startOfDay('2026-11-17') + 12 * 3_600_000;

test('days in a row end today or yesterday; games that go on do not count', async () => {
  const { recordOf, openTable, proofFromText, seedFromText } = await import('../../engine/index.ts');
  const [{ game }] = allGames as [(typeof allGames)[number]];
  const seats = game.seatCounts[0]!;
  const begun = recordOf(openTable(game, seats, {}, seedFromText('x', seats)), proofFromText('x', seats));
  const over = { ...begun, result: { places: [1, 2], scores: [1, 0], reason: 'x' } };
  const saved = (deal: string, record: SavedGame['record'] = over): SavedGame => ({
    ...{ id: deal, game: game.id, sitters: [], options: {}, seed: null, playedAt: 0 },
    deal,
    record,
  });
  const days = ['2026-11-16', '2026-11-15', '2026-11-15', '2026-11-13'].map((day) => saved(day));
  expect(streakOf(days, NOON)).toBe(2);
  expect(streakOf([...days, saved('2026-11-17')], NOON)).toBe(3);
  expect(streakOf([...days, saved('2026-11-17', begun)], NOON)).toBe(2);
  expect(streakOf(days, NOON + 2 * 86_400_000)).toBe(0);
});

test('many results become few bars, none over two places, and the own one is marked', () => {
  const results = Array.from({ length: 30 }, (_, i) => ({
    place: i < 14 ? 1 : 2,
    score: i < 14 ? 40 - i : 60 - i,
    count: 1 + (i % 3),
  }));
  const bars = resultBars({ results, own: { place: 2, score: 40 }, master: { place: 1, score: 40 } });
  expect(bars.length).toBeLessThanOrEqual(11);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(60);
  expect(bars.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  expect(bars.find(({ isOwn }) => isOwn)).toMatchObject({ place: 2 });
  expect(bars[0]).toMatchObject({ place: 1, to: 40, isMasters: true });
  const few = resultBars({ results: results.slice(0, 3), own: { place: 1, score: 39 }, master: null });
  expect(few.map(({ from, to }) => [from, to])).toEqual([
    [40, 40],
    [39, 39],
    [38, 38],
  ]);
});
