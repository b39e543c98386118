// For every game on the shelf: a whole game by pointer and one by keyboard, a reload, every light, small screens, both languages.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SHELF } from '../src/web/shelf.ts';
import { en } from '../src/web/texts/en.ts';
import {
  expectAccessible,
  expectAccessibleInEveryLight,
  expectNoSidewaysScroll,
  expectTargets,
  sentences,
} from './checks.ts';
import { type Ground, withPage } from './device.ts';
import { playOn, startGame, waitForTurn } from './driver.ts';

const things = (page: Page) =>
  page
    .locator('.frame [data-thing]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));

/** Taps from one look at the whole page to the next. */
const BETWEEN_LOOKS = 20;
const MOST_LOOKS = 200;

export function gamesSuite(ground: () => Ground): void {
  describe.each(
    SHELF.toReversed().map(({ id, seatCounts }) => ({ id, seats: seatCounts[0]!, most: seatCounts.at(-1)! })),
  )('$id', ({ id, seats, most }) => {
    test.concurrent('a whole game by pointer at the fullest table, a reload in the middle that loses nothing, all in sight and large enough', async () => {
      // What plays itself might do so between the two looks.
      await withPage(ground(), { forced: false }, async (page) => {
        await startGame(page, id, { seed: 'pointer', seats: most });
        await playOn(page, { seed: 'pointer', most: 14 });
        await waitForTurn(page);
        // A choice half made is given up by a reload; what was played is not.
        if (await page.locator('[data-cancel]').count()) await page.keyboard.press('Escape');
        const before = await things(page);
        await page.reload();
        await waitForTurn(page);
        expect(await things(page)).toEqual(before);
        let isOver = false;
        for (let look = 1; !isOver; look++) {
          await expectNoSidewaysScroll(page);
          await expectTargets(page);
          expect(look, 'a game without an end').toBeLessThan(MOST_LOOKS);
          isOver = await playOn(page, { seed: `look ${look}`, most: BETWEEN_LOOKS });
        }
        await expectAccessible(page);
        await page.locator('[data-result] [data-look]').click();
        await page.locator('[data-result]').waitFor({ state: 'detached' });
      });
    });

    test.concurrent('a whole game by keyboard alone', async () => {
      await withPage(ground(), {}, async (page) => {
        await startGame(page, id, { seed: 'keyboard', seats });
        expect(await playOn(page, { seed: 'keyboard', by: 'keyboard' })).toBe(true);
      });
    });

    test.concurrent('accessible in every light, nothing too small, nothing sideways', async () => {
      await withPage(ground(), {}, async (page) => {
        await startGame(page, id, { seed: 'looks', seats: most });
        await playOn(page, { seed: 'looks', most: 10 });
        await waitForTurn(page);
        await expectAccessibleInEveryLight(page);
      });
    });

    test.concurrent('another language in the middle of a game leaves no sentence behind', async () => {
      // On a wide screen what happened stands beside the table.
      await withPage(ground(), { wide: true }, async (page) => {
        await startGame(page, id, { seed: 'tongues' });
        await playOn(page, { seed: 'tongues', most: 8 });
        await waitForTurn(page);
        const english = await sentences(page);
        expect(english.size).toBeGreaterThan(10);
        await page.locator('.opens-menu').click();
        await page.locator('label[lang=fr]').click();
        await page.keyboard.press('Escape');
        await page.locator('main[lang=fr] .frame').waitFor();
        const names = Object.values(en.games).map(({ name }) => name);
        const left = [...(await sentences(page))].filter(
          (text) => english.has(text) && !names.includes(text),
        );
        expect(left).toEqual([]);
      });
    });
  });
}
