// For every game on the shelf: a whole game by pointer and one by keyboard, a reload, every light, small screens, both languages.
import type { Browser, Page } from 'playwright-core';
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
import { type PageSettings, playOn, setSettings, startGame, waitForTurn } from './driver.ts';

const PHONE = { width: 360, height: 640 };

export interface Ground {
  readonly browser: Browser;
  readonly address: string;
}

/** A device of its own, gone when the test is over. A fault in the page is a fault of the test. */
export async function withPage(
  { browser, address }: Ground,
  settings: PageSettings,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: PHONE, baseURL: address });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error.stack)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await setSettings(page, settings);
  try {
    await act(page);
    expect(faults).toEqual([]);
  } catch (error) {
    // What the page itself complained about says more than that something did not appear.
    throw faults.length > 0 ? new Error(faults.join('\n'), { cause: error }) : error;
  } finally {
    await context.close();
  }
}

const things = (page: Page) =>
  page
    .locator('.frame [data-thing]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));

export function gamesSuite(ground: () => Ground): void {
  describe.each(SHELF.map(({ id, seatCounts }) => ({ id, seats: seatCounts[0]! })))(
    '$id',
    ({ id, seats }) => {
      test.concurrent('a whole game by pointer, with a reload in the middle that loses nothing', async () => {
        await withPage(ground(), {}, async (page) => {
          await startGame(page, id, { seed: 'pointer', seats });
          await playOn(page, { seed: 'pointer', most: 14 });
          await waitForTurn(page);
          // A choice half made is given up by a reload; what was played is not.
          if (await page.locator('[data-cancel]').count()) await page.keyboard.press('Escape');
          const before = await things(page);
          await page.reload();
          await waitForTurn(page);
          expect(await things(page)).toEqual(before);
          expect(await playOn(page, { seed: 'on' })).toBe(true);
          await expectAccessible(page);
          await page.locator('[data-result] .plain-button').click();
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
          await startGame(page, id, { seed: 'looks' });
          for (const taps of [3, 8]) {
            await playOn(page, { seed: `looks ${taps}`, most: taps });
            await waitForTurn(page);
            await expectNoSidewaysScroll(page);
            await expectTargets(page);
            await expectAccessibleInEveryLight(page);
          }
        });
      });

      test.concurrent('another language in the middle of a game leaves no sentence behind', async () => {
        await withPage(ground(), {}, async (page) => {
          await startGame(page, id, { seed: 'tongues' });
          await playOn(page, { seed: 'tongues', most: 8 });
          await waitForTurn(page);
          const english = await sentences(page);
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
    },
  );
}
