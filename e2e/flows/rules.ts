// The rules page: figures, contents, search; at the table it opens at the section about the current decision.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { manifests } from '../../src/games/index.ts';
import {
  expectAccessibleInEveryTheme,
  expectNoSidewaysScroll,
  expectTargets,
} from '../support/accessibility-checks.ts';
import { startGame, waitForTurn } from '../support/driver.ts';
import { expectFiguresFit } from '../support/figure-checks.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

/** Only direct children: the boards in the figures have sections too. */
const SECTIONS = '.rules > section';

/** Waits until this heading is the first visible one. */
async function beginsWith(page: Page, id: string | null): Promise<void> {
  await page.waitForFunction(
    ([id, sections]) => {
      const edge = document.querySelector('.rules-search')?.getBoundingClientRect().bottom ?? 0;
      const titles = [...document.querySelectorAll(`${sections} > h2`)];
      return titles.find((title) => title.getBoundingClientRect().bottom > edge)?.id === id;
    },
    [id, SECTIONS] as const,
  );
}

export function rulesSuite(environment: () => TestEnvironment): void {
  describe.each(manifests.flatMap(({ id, figures, texts }) => (figures ? { id, figures, texts } : [])))(
    'rules of $id',
    ({ id, figures, texts }) => {
      test.concurrent.each(['en', 'fr'] as const)('figures, contents and search (%s)', async (lang) => {
        const { rules } = await texts[lang]();
        const last = rules.at(-1)!;
        await withPage(environment(), { lang }, async (page) => {
          await page.goto(`/game/${id}/rules`);
          const { length } = await figures();
          for (const width of [360, 390]) {
            await page.setViewportSize({ width, height: 640 });
            await expectFiguresFit(page, length);
          }
          // Themes and targets are the same in both languages.
          if (lang === 'en') {
            await page.setViewportSize({ width: 360, height: 640 });
            for (const height of await page
              .locator('.figure-board')
              .evaluateAll((all) => all.map((each) => each.clientHeight)))
              expect(height).toBeGreaterThan(60);
            await expectNoSidewaysScroll(page);
            await expectTargets(page);
            await expectAccessibleInEveryTheme(page);
          }
          await page.locator('.contents summary').click();
          await page.locator('.contents').getByRole('button', { name: last.title, exact: true }).click();
          await page.locator(`#rule-${last.id}:focus`).waitFor();
          const word = last.title.split(' ').at(-1)!.toUpperCase();
          await page.locator('.rules-search input').fill(word);
          // Fewer sections than before, and still the one searched for.
          const sections = page.locator(SECTIONS);
          await sections.nth(rules.length - 1).waitFor({ state: 'detached' });
          await page.locator(`#rule-${last.id}`).waitFor();
          await page.locator('.rules-search input').fill('xyzzy');
          await sections.first().waitFor({ state: 'detached' });
        });
      });

      test.concurrent('opened at the table, they begin with the current decision, in a sheet and beside the board; figures fit there', async () => {
        const { length } = await figures();
        await withPage(environment(), { lang: 'fr' }, async (page) => {
          await startGame(page, id, { seed: 'rules' });
          await waitForTurn(page);
          await page.locator('.opens-rules').click();
          const asked = await page.locator(`${SECTIONS}.is-asked > h2`).getAttribute('id');
          await beginsWith(page, asked);
          await page.keyboard.press('Escape');
          await page.setViewportSize({ width: 1200, height: 800 });
          await page.locator('.opens-rules').click();
          await beginsWith(page, asked);
          for (const width of [1280, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            await expectFiguresFit(page, length);
          }
        });
      });
    },
  );
}
