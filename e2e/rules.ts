// The rules in a browser: figures, contents, search; beside the board at the section about what is asked.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SHELF } from '../src/web/shelf.ts';
import { expectAccessibleInEveryLight, expectNoSidewaysScroll, expectTargets } from './checks.ts';
import { type Ground, withPage } from './device.ts';
import { startGame, waitForTurn } from './driver.ts';
import { expectFiguresFit } from './figures.ts';

/** The sections themselves: the boards in their figures have sections too, as soon as they are drawn. */
const SECTIONS = '.rules > section';

/** Waits until this heading is the uppermost of what can be seen of the rules. */
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

export function rulesSuite(ground: () => Ground): void {
  describe.each(SHELF.map(({ id, figures, texts }) => ({ id, figures, texts })))(
    'rules of $id',
    ({ id, figures, texts }) => {
      test.concurrent('all figures are drawn; accessible in every light', async () => {
        const { length } = await figures();
        await withPage(ground(), {}, async (page) => {
          await page.goto(`/game/${id}/rules`);
          await page
            .locator('.figure')
            .nth(length - 1)
            .waitFor();
          for (const height of await page
            .locator('.figure-board')
            .evaluateAll((all) => all.map((each) => each.clientHeight)))
            expect(height).toBeGreaterThan(60);
          await expectNoSidewaysScroll(page);
          await expectTargets(page);
          await expectAccessibleInEveryLight(page);
        });
      });

      test.concurrent('figures fit beside the board', async () => {
        const { length } = await figures();
        await withPage(ground(), { wide: true, lang: 'fr' }, async (page) => {
          await startGame(page, id, { seed: 'figures' });
          await page.locator('.side-tabs button').nth(1).click();
          for (const width of [1280, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            await expectFiguresFit(page, length);
          }
        });
      });

      test.concurrent.each(['en', 'fr'] as const)('contents and search (%s)', async (lang) => {
        const { rules } = await texts[lang]();
        const last = rules.at(-1)!;
        await withPage(ground(), { lang }, async (page) => {
          await page.goto(`/game/${id}/rules`);
          const { length } = await figures();
          for (const width of [360, 390]) {
            await page.setViewportSize({ width, height: 640 });
            await expectFiguresFit(page, length);
          }
          await page.locator('.contents summary').click();
          await page.locator('.contents').getByRole('button', { name: last.title, exact: true }).click();
          await page.locator(`#rule-${last.id}:focus`).waitFor();
          const word = last.title.split(' ').at(-1)!.toUpperCase();
          await page.locator('.rules-search input').fill(word);
          // Fewer than there were, and still the one that was looked for.
          const sections = page.locator(SECTIONS);
          await sections.nth(rules.length - 1).waitFor({ state: 'detached' });
          await page.locator(`#rule-${last.id}`).waitFor();
          await page.locator('.rules-search input').fill('xyzzy');
          await sections.first().waitFor({ state: 'detached' });
        });
      });

      test.concurrent('opened at the table, they begin with what is asked', async () => {
        await withPage(ground(), {}, async (page) => {
          await startGame(page, id, { seed: 'rules' });
          await waitForTurn(page);
          await page.locator('.opens-rules').click();
          const asked = await page.locator(`${SECTIONS}.is-asked > h2`).getAttribute('id');
          await beginsWith(page, asked);
          await page.keyboard.press('Escape');
          await page.setViewportSize({ width: 1200, height: 800 });
          await page.locator('.side-tabs button').last().click();
          await beginsWith(page, asked);
        });
      });
    },
  );
}
