// The rules page: figures, contents, search; at the table it opens at the section about the current decision.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/engine/texts.ts';
import { manifests } from '../../src/games/index.ts';
import {
  expectAccessibleInEveryTheme,
  expectNoSidewaysScroll,
  expectTargets,
} from '../support/accessibility-checks.ts';
import { setLanguage, startGame, waitForTurn } from '../support/driver.ts';
import { expectFiguresFit } from '../support/figure-checks.ts';
import { sampled } from '../support/sampled-games.ts';
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
  const games = manifests.flatMap(({ id, figures, texts }) => (figures ? { id, figures, texts } : []));

  describe.each(sampled('rules', games))('rules of $id', ({ id, figures, texts }) => {
    test.concurrent('figures, contents and search, in both languages', async () => {
      const { length } = await figures();
      await withPage(environment(), {}, async (page) => {
        await page.goto(`/game/${id}/rules`);
        await expectFiguresFit(page, length);
        for (const height of await page
          .locator('.figure-board')
          .evaluateAll((all) => all.map((each) => each.clientHeight)))
          expect(height).toBeGreaterThan(60);
        // Themes and targets are the same in both languages.
        await expectNoSidewaysScroll(page);
        await expectTargets(page);
        await expectAccessibleInEveryTheme(page);
        for (const lang of LANGS) {
          const { rules } = await texts[lang]();
          const last = rules.at(-1)!;
          await setLanguage(page, lang);
          await page.locator('.contents:not([open]) summary').click();
          const entry = page.locator('.contents').getByRole('button', { name: last.title, exact: true });
          await entry.waitFor();
          for (const width of [360, 390]) {
            await page.setViewportSize({ width, height: 640 });
            await expectFiguresFit(page, length);
          }
          await entry.click();
          await page.locator(`#rule-${last.id}:focus`).waitFor();
          const word = last.title.split(' ').at(-1)!.toUpperCase();
          await page.locator('.rules-search input').fill(word);
          // Fewer sections than before, and still the one searched for.
          const sections = page.locator(SECTIONS);
          await sections.nth(rules.length - 1).waitFor({ state: 'detached' });
          await page.locator(`#rule-${last.id}`).waitFor();
          await page.locator('.rules-search input').fill('xyzzy');
          await sections.first().waitFor({ state: 'detached' });
          await page.locator('.rules-search input').fill('');
        }
      });
    });
  });

  describe.each(sampled('rules at the table', games))('rules of $id', ({ id, figures, texts }) => {
    test.concurrent('opened at the table, they begin with the current decision, in a sheet and beside the board; figures fit there', async () => {
      const { length } = await figures();
      await withPage(environment(), { lang: 'fr' }, async (page) => {
        await startGame(page, id, { seed: 'rules' });
        await waitForTurn(page);
        await page.locator('.opens-rules').click();
        const asked = await page.locator(`${SECTIONS}.is-asked > h2`).getAttribute('id');
        await beginsWith(page, asked);
        // However far down it was, a search begins with its best section, right below the count.
        await page.locator(`#rule-${(await texts.fr()).rules.at(-1)!.id}`).scrollIntoViewIfNeeded();
        await page.locator('.rules-search input').fill((await texts.fr()).rules[1]!.title);
        const count = page.locator('.rules > [role=status]', { hasText: /^\d+ section/ });
        await count.waitFor();
        await beginsWith(page, await page.locator(`${SECTIONS} > h2`).first().getAttribute('id'));
        await page.waitForFunction(() => {
          const top = document.querySelector('.rules > [role=status]')?.getBoundingClientRect().top ?? 0;
          return top >= (document.querySelector('.rules-search')?.getBoundingClientRect().bottom ?? 0);
        });
        await page.locator('.rules-search input').fill('');
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
  });
}
