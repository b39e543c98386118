// The reference card of every game: on one screen, on one printed page, from the table by menu and key; and the search in all rules.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Lang } from '../../src/engine/texts.ts';
import { manifests } from '../../src/games/index.ts';
import {
  expectAccessibleInEveryTheme,
  expectNoSidewaysScroll,
  expectTargets,
} from '../support/accessibility-checks.ts';
import { setLanguage, startGame, waitForTurn } from '../support/driver.ts';
import { sampled } from '../support/sampled-games.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

async function expectOneScreen(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(over, `${what}: pixels below the screen`).toBeLessThanOrEqual(0);
}

/** Both languages, one after the other in the same page: loading it again takes longer than the checks. */
async function inBothLanguages(page: Page, check: (lang: Lang) => Promise<void>): Promise<void> {
  await check('en');
  const box = page.locator('.reference-box').first();
  const english = await box.innerText();
  await setLanguage(page, 'fr');
  await box.filter({ hasNotText: english }).waitFor();
  await check('fr');
}

async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

export function referenceCardsSuite(environment: () => TestEnvironment): void {
  const games = sampled('reference card', manifests).filter(({ referenceCard }) => referenceCard);

  describe.each(games)('reference card of $id', ({ id, seatCounts }) => {
    test.concurrent('on one screen for every number of players, on one A4 page, and at the table, in both languages', async () => {
      await withPage(environment(), {}, async (page) => {
        await page.goto(`/game/${id}/rules`);
        await page.locator(`a[href="/game/${id}/card"]`).click();
        await page.locator('.reference-box').first().waitFor();
        await expectTargets(page);
        await expectAccessibleInEveryTheme(page);
        const seats = page.locator('[data-card-seats]');
        await inBothLanguages(page, async (lang) => {
          for (const size of SCREENS) {
            await page.setViewportSize(size);
            for (const count of (await seats.count()) ? seatCounts : [null]) {
              if (count !== null) await seats.selectOption(String(count));
              await expectOneScreen(page, `${lang}, ${size.width} px, ${count} players`);
              await expectNoSidewaysScroll(page);
            }
          }
          expect(await printedPages(page), lang).toBe(1);
        });

        await page.setViewportSize(SCREENS[0]!);
        await startGame(page, id, { seed: 'card' });
        await waitForTurn(page);
        await page.keyboard.press('a');
        const sheet = page.locator('dialog[open] .sheet-body');
        await sheet.locator('.reference-box').first().waitFor();
        await inBothLanguages(page, async (lang) => {
          const hidden = await sheet.evaluate((body) => body.scrollHeight - body.clientHeight);
          expect(hidden, lang).toBeLessThanOrEqual(0);
          expect(await printedPages(page), lang).toBe(1);
        });
        await expectAccessibleInEveryTheme(page);
        await page.keyboard.press('Escape');
        await page.locator('.opens-menu').click();
        await page.locator('[data-menu=card]').click();
        await sheet.locator('.reference-box').first().waitFor();
      });
    });
  });

  describe('search in all rules', () => {
    test.concurrent.each([
      ['en', 'CANNOT  pay', 'Biblios'],
      ['fr', 'egalites points', 'Biblios'],
    ] as const)(
      'from home, by words in any order, marked, to the section (%s)',
      async (lang, words, game) => {
        await withPage(environment(), { lang }, async (page) => {
          await page.goto('/');
          await page.locator('a[href="/rules"]').click();
          await page.locator('.rules-search input').fill(words);
          const results = page.locator('.search-results a');
          await results.filter({ hasText: game }).first().waitFor();
          expect(await page.locator('.search-results mark').count()).toBeGreaterThan(1);
          expect(await page.locator('.rules-search [role=status]').textContent()).toMatch(/^\d+ sections? /);
          if (lang === 'en') {
            await expectTargets(page);
            await expectAccessibleInEveryTheme(page);
          }
          const best = results.first();
          const target = new URL(`${await best.getAttribute('href')}`, 'http://x').hash.slice(1);
          // By keyboard: from the field to the first result, and there to the section.
          await page.locator('.rules-search input').focus();
          await page.keyboard.press('Tab');
          await page.keyboard.press('Enter');
          await page.locator(`#rule-${target}`).waitFor();
          await page.locator('.rules > section mark').first().waitFor();
          await page.locator('.rules-search input').press('Enter');
          await page.locator('.rules > section h2:focus').waitFor();
        });
      },
    );
  });
}
