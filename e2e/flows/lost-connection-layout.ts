// The strip above an online board takes no room from what is needed to decide, also while the connection is lost.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Lang } from '../../src/engine/texts.ts';
import { setLanguage, tapUntil } from '../support/driver.ts';
import { withDevices } from '../support/online-devices.ts';
import { sampled } from '../support/sampled-games.ts';
import type { TestEnvironment } from '../support/test-page.ts';

/** Moves, and steps towards them. */
const OFFERED = '.table-main .frame :is([data-move], [data-step])';

type Size = readonly [width: number, height: number];
const SMALL_PHONE: Size = [360, 640];
const PHONE: Size = [390, 844];
const LAPTOP: Size = [1366, 768];

/** At each size of the screen: how far the board reaches below it, and how high the strip above the board is. */
async function layoutsAt(page: Page, sizes: readonly Size[]) {
  const layouts: { hiddenBelow: number; stripHeight: number }[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    layouts.push(
      await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        // A board is told its new width in the first frame and drawn with it in the second.
        await frame();
        await frame();
        const strip = document.querySelector('.online-strip')?.getBoundingClientRect();
        return {
          hiddenBelow: Math.max(0, document.documentElement.scrollHeight - innerHeight),
          stripHeight: Math.round(strip?.height ?? -1),
        };
      }),
    );
  }
  return layouts;
}

async function inLanguage(page: Page, lang: Lang): Promise<void> {
  await setLanguage(page, lang);
  await page.locator(`main[lang=${lang}] .frame`).waitFor();
}

/** At all sizes in English, and on the small phone also in French, whose words are longer. */
async function expectNothingHidden(page: Page, sizes: readonly Size[]): Promise<void> {
  await inLanguage(page, 'fr');
  const layouts = await layoutsAt(page, [SMALL_PHONE]);
  await inLanguage(page, 'en');
  layouts.push(...(await layoutsAt(page, sizes)));
  expect(layouts.map(({ hiddenBelow }) => hiddenBelow)).toEqual(layouts.map(() => 0));
}

/** The furthest that the page reached below the screen at any time during some moves: while they are sent and answered too. */
async function hiddenWhilePlaying(page: Page, taps: number): Promise<number> {
  const most = await page.evaluateHandle(() => {
    const seen = { px: 0 };
    const watcher = new ResizeObserver(() => {
      seen.px = Math.max(seen.px, document.documentElement.scrollHeight - innerHeight);
    });
    watcher.observe(document.querySelector('.table-page')!);
    return seen;
  });
  await tapUntil(page, 'below', taps);
  await page.locator(OFFERED).first().waitFor();
  return most.evaluate(({ px }) => px);
}

const GAMES: readonly { readonly id: string; readonly sizes: readonly Size[] }[] = [
  { id: 'scout', sizes: [SMALL_PHONE, LAPTOP] },
  { id: 'biblios', sizes: [SMALL_PHONE, PHONE, LAPTOP] },
  { id: 'duodecim', sizes: [SMALL_PHONE, PHONE, LAPTOP] },
];

export function lostConnectionLayoutSuite(environment: () => TestEnvironment): void {
  describe('above an online board', () => {
    // One table for all sizes and languages: opening a table takes far longer.
    test.concurrent.each(sampled('above an online board', GAMES))(
      '$id fits the screen in both languages, with and without a connection',
      async ({ id, sizes }) => {
        await withDevices(environment(), [{ forced: false }], async ([anna]) => {
          const { page, context } = anna!;
          await page.goto(`/game/${id}`);
          await page.locator('[data-online]').click();
          await page.locator('[data-clocks]').waitFor();
          const counts = page.locator('[data-seats]');
          if (await counts.count()) await counts.selectOption({ index: 0 });
          await page.locator('[data-seat-choice]').selectOption('apprentice');
          await page.locator('[data-clocks]').selectOption('move-120');
          await page.locator('[data-set]:enabled').click();
          await page.locator('.table-main .frame').waitFor();
          await page.locator('.online-clocks').waitFor();
          await page.locator(OFFERED).first().waitFor();
          // Beside the clocks too, on the smallest phone.
          await page
            .locator('[data-table] .online-label')
            .filter({ visible: true, hasText: 'Table' })
            .waitFor();
          await expectNothingHidden(page, sizes);
          // Its column beside the board says something else after every roll.
          if (id === 'duodecim') expect(await hiddenWhilePlaying(page, 8)).toBe(0);
          const before = await layoutsAt(page, sizes);
          await context.setOffline(true);
          await page.locator('[data-cut]').waitFor();
          expect(await layoutsAt(page, sizes)).toEqual(before);
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
          await expectNothingHidden(page, sizes);
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
          await expectNothingHidden(page, sizes);
        });
      },
    );
  });
}
