// The strip above an online board takes no room from what is needed to decide, also while the connection is lost.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { withDevices } from '../support/online-devices.ts';
import type { TestEnvironment } from '../support/test-page.ts';

/** Moves, and steps towards them. */
const OFFERED = '.table-main .frame :is([data-move], [data-step])';

/** How far the board reaches below the screen, and how high the strip above it is. */
const layoutOf = (page: Page) =>
  page.evaluate(() => ({
    hiddenBelow: Math.max(0, document.documentElement.scrollHeight - innerHeight),
    stripHeight: Math.round(document.querySelector('.online-strip')?.getBoundingClientRect().height ?? -1),
  }));

export function lostConnectionLayoutSuite(environment: () => TestEnvironment): void {
  describe('above an online board', () => {
    test.concurrent.each([
      ['scout', 360, 640, 'en'],
      ['scout', 360, 640, 'fr'],
      ['duodecim', 360, 640, 'en'],
      ['duodecim', 360, 640, 'fr'],
      ['duodecim', 390, 844, 'en'],
      ['scout', 1366, 768, 'en'],
      ['duodecim', 1366, 768, 'en'],
    ] as const)(
      '%s at %i × %i (%s) fits the screen, with and without a connection',
      async (game, width, height, lang) => {
        await withDevices(environment(), [{ forced: false, lang }], async ([anna]) => {
          const { page, context } = anna!;
          await page.setViewportSize({ width, height });
          await page.goto(`/game/${game}`);
          await page.locator('[data-online]').click();
          const counts = page.locator('[data-seats]');
          if (await counts.count()) await counts.selectOption({ index: 0 });
          await page.locator('[data-seat-choice]').selectOption('apprentice');
          await page.locator('[data-clocks]').selectOption('move-120');
          await page.locator('[data-set]:enabled').click();
          await page.locator('.table-main .frame').waitFor();
          await page.locator('.online-clocks').waitFor();
          await page.locator(OFFERED).first().waitFor();
          const before = await layoutOf(page);
          expect(before.hiddenBelow).toBe(0);
          await context.setOffline(true);
          await page.locator('[data-cut]').waitFor();
          expect(await layoutOf(page)).toEqual(before);
          expect(await page.locator('[data-retry]').isVisible()).toBe(true);
          // The running clock goes on.
          const clock = page.locator('[data-main-clock].is-running');
          await clock.waitFor();
          const time = await clock.innerText();
          await clock.filter({ hasNotText: time }).waitFor();
          // A held move can be withdrawn without scrolling.
          while (!(await page.locator('[data-held]').count()))
            await page.locator(OFFERED).first().click({ force: true });
          await page.locator('.prompt-buttons [data-cancel]').waitFor();
          expect((await layoutOf(page)).hiddenBelow).toBe(0);
          // Nor is anything pushed down by a bot that plays for her and a refused request together.
          await page.locator('.prompt-buttons [data-cancel]').click();
          await context.setOffline(false);
          await page.locator('[data-cut]').waitFor({ state: 'detached' });
          await page.locator('[data-table]').click();
          await page.locator('[data-stand-in=begin]').click();
          await page.locator('[data-confirm]').click();
          const takeBack = page.locator('.prompt-buttons [data-look]');
          await takeBack.waitFor();
          await context.setOffline(true);
          await page.locator('[data-cut]').waitFor();
          await takeBack.click();
          await page.locator('.online-missed').waitFor();
          expect((await layoutOf(page)).hiddenBelow).toBe(0);
        });
      },
    );
  });
}
