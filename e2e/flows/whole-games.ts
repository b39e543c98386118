// For every game: by pointer, with a reload, all themes, small screens, both languages; and some to the end by keyboard.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { manifests } from '../../src/games/index.ts';
import {
  expectAccessibleInEveryTheme,
  expectNoSidewaysScroll,
  expectTargets,
} from '../support/accessibility-checks.ts';
import { playOn, startGame, waitForTurn } from '../support/driver.ts';
import { expectGoodEnd } from '../support/end-checks.ts';
import { sentences } from '../support/page-texts.ts';
import { sampled } from '../support/sampled-games.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

const controls = (page: Page) =>
  page
    .locator('.frame [data-action]')
    .evaluateAll((all) =>
      all.map((each) => each.getAttribute('aria-label') ?? each.querySelector('.unseen')?.textContent),
    );

/** What players call the same in both languages. */
const SAME_IN_BOTH = ['Scout & Show'];

async function expectEverySentenceTranslated(page: Page): Promise<void> {
  // On a wide screen the log stands beside the table.
  await page.setViewportSize({ width: 1280, height: 800 });
  await waitForTurn(page);
  const english = await sentences(page);
  expect(english.size).toBeGreaterThan(10);
  await page.locator('.opens-menu').click();
  await page.locator('label[lang=fr]').click();
  await page.keyboard.press('Escape');
  await page.locator('main[lang=fr] .frame').waitFor();
  const names = [...builtInGames.map(({ names }) => names.en), ...SAME_IN_BOTH];
  const left = [...(await sentences(page))].filter((text) => english.has(text) && !names.includes(text));
  expect(left).toEqual([]);
}

/** Taps between two checks of the whole page. */
const TAPS_BETWEEN_CHECKS = 10;
const CHECKS = 3;
/** The others are played by keyboard in `by-ear.ts`. The last moves of every game are played by pointer in `replay-and-coach.ts`. */
const TO_THE_END_BY_KEYBOARD = ['scout', 'biblios'];

/** The list as it is before a test registers a game from outside in this process. */
const builtInGames = [...manifests];

export function wholeGamesSuite(environment: () => TestEnvironment): void {
  describe.each(sampled('by pointer', manifests.toReversed()))('$id', ({ id, seatCounts }) => {
    test.concurrent('by pointer at the fullest table: accessible in every theme, a reload loses nothing, everything is visible and large enough; changing the language translates every sentence', async () => {
      // A forced move could otherwise be played between the two comparisons.
      await withPage(environment(), { forced: false }, async (page) => {
        await startGame(page, id, { seed: 'pointer', seats: seatCounts.at(-1)! });
        await playOn(page, { seed: 'pointer', most: 14 });
        await waitForTurn(page);
        // Before the reload, which stops painting again.
        await expectAccessibleInEveryTheme(page);
        // A reload drops a half-made choice, but no played move.
        if (await page.locator('[data-cancel]').count()) await page.keyboard.press('Escape');
        const before = await controls(page);
        await page.reload();
        await waitForTurn(page);
        expect(await controls(page)).toEqual(before);
        for (let check = 1; check <= CHECKS; check++) {
          await expectNoSidewaysScroll(page);
          await expectTargets(page);
          if (await playOn(page, { seed: `look ${check}`, most: TAPS_BETWEEN_CHECKS })) break;
        }
        await expectEverySentenceTranslated(page);
      });
    });
  });

  const byKeyboard = sampled('by keyboard', manifests).filter(({ id }) =>
    TO_THE_END_BY_KEYBOARD.includes(id),
  );
  describe.each(byKeyboard)('$id', ({ id, seatCounts }) => {
    test.concurrent('by keyboard alone', async () => {
      await withPage(environment(), {}, async (page) => {
        await startGame(page, id, { seed: 'keyboard', seats: seatCounts[0]! });
        expect(await playOn(page, { seed: 'keyboard', by: 'keyboard' })).toBe(true);
        await expectGoodEnd(page);
      });
    });
  });
}
