// The pages around the games: home, a game's page, settings.
import { describe, expect, test } from 'vitest';
import { SHELF } from '../src/web/shelf.ts';
import { expectAccessibleInEveryLight, expectNoSidewaysScroll, expectTargets, sentences } from './checks.ts';
import { type Ground, withPage } from './device.ts';
import { waitForTurn } from './driver.ts';

const PATHS = ['/', '/settings', '/nowhere', '/table/none', ...SHELF.map(({ id }) => `/game/${id}`)];

export function pagesSuite(ground: () => Ground): void {
  describe('pages', () => {
    test.concurrent.each(PATHS)(
      '%s is accessible in every light, nothing too small or sideways',
      async (path) => {
        await withPage(ground(), {}, async (page) => {
          await page.goto(path);
          await page.locator('h1').waitFor();
          await expectNoSidewaysScroll(page);
          await expectTargets(page);
          await expectAccessibleInEveryLight(page);
        });
      },
    );

    test.concurrent('from the first visit to the first move: three taps', async () => {
      await withPage(ground(), {}, async (page) => {
        await page.goto('/');
        await page.locator('.shelf').first().click();
        await page.locator('[data-start]').click();
        await waitForTurn(page);
      });
    });

    test.concurrent('home and settings speak French from top to bottom', async () => {
      await withPage(ground(), { lang: 'fr' }, async (page) => {
        for (const path of ['/', '/settings', '/game/scout']) {
          await page.goto(path);
          await page.locator('h1').waitFor();
          const french = [...(await sentences(page))].join('\n');
          expect(french).not.toMatch(/\b(the|and|with|players|your)\b/i);
        }
      });
    });
  });
}
