// Tests of the estimate of who would take each die: from what the reader knows, and nothing else.
import { describe, expect, test } from 'vitest';
import { playRandomGame } from '../fixtures/random-game.ts';
import { auctionOf, play } from '../fixtures/scripted.ts';
import { biblios } from '../index.ts';
import { categoryCard, goldCard } from '../rules/data.ts';
import { NONE } from '../rules/state.ts';
import { estimateOf, rivalIn, standingOf } from './estimate.ts';
import { holdingOf } from './scoring.ts';
import { WORDS } from './words.ts';

const monk = (letter: string) => categoryCard(0, letter);
const tome = (letter: string) => categoryCard(4, letter);

describe('the estimate', () => {
  test('names the highest known total, and counts its dice', () => {
    const state = auctionOf(goldCard(3), {
      hands: [[monk('H'), tome('A')], [monk('A')], [tome('H'), tome('I')]],
    });
    const estimate = estimateOf(biblios.view(state, 0));
    expect(estimate?.categories.map(({ leader }) => leader)).toEqual([0, NONE, NONE, NONE, 2]);
    expect(estimate?.categories[0]?.totals).toEqual([4, 2, 0]);
    expect(estimate?.points).toBe(state.dice[0]);
    expect(estimate && rivalIn(estimate, 4, 0)).toBe(2);
    const terms = { categories: ['Monks', '', '', '', 'Tomes'] } as const;
    const names = (seat: number) => ['Anna', 'Bruno', 'Clara'][seat]!;
    expect(standingOf(biblios.view(state, 0), names, { terms, words: WORDS.en })).toEqual([
      'If the game ended now, you would have about 3 points, from what you know.',
      'Monks: you have 4, Bruno about 2.',
      expect.stringMatching(/^Tomes: you have \d, Clara about \d+\.$/),
    ]);
  });

  test('B11 a card that may have left unseen counts in part', () => {
    const state = auctionOf(goldCard(3), { hands: [[], [monk('A'), tome('A')], []] });
    play(biblios, state, 'bid 1', 'pass', 'pass', 'pay tomes-A');
    const total = estimateOf(biblios.view(state, 0))?.categories[0]?.totals[1] ?? 0;
    expect(total).toBeGreaterThan(0.9);
    expect(total).toBeLessThan(2);
  });

  test('the reader’s own total is exact, and nobody is thought to have more than there is', () => {
    playRandomGame('estimate', 3, ({ state }) => {
      const view = biblios.view(state, 1);
      const estimate = estimateOf(view);
      for (const [category, { totals }] of (estimate?.categories ?? []).entries()) {
        expect(totals[1]).toBe(holdingOf(view.hand, category).total);
        expect(Math.min(...totals)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...totals)).toBeLessThanOrEqual(category < 2 ? 25 : 11);
      }
    });
  });

  test('a spectator has none', () => {
    const state = auctionOf(goldCard(3), { hands: [[monk('H')], [], []] });
    expect(estimateOf(biblios.view(state, null))).toBeNull();
  });
});
