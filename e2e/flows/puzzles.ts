// Puzzles of every game: a wrong answer gets its verdict, the right one is confirmed.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { manifests } from '../../src/games/index.ts';
import {
  expectAccessibleInEveryTheme,
  expectNoSidewaysScroll,
  expectTargets,
} from '../support/accessibility-checks.ts';
import { sampled } from '../support/sampled-games.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

const answersOf = (game: string): readonly string[] => {
  const url = new URL(`../../src/games/${game}/teaching/puzzles.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')).puzzles.map(({ best }: { best: string }) => best);
};

const CLICK_TIMEOUT_MS = 5000;
const MAX_STEPS = 3;
/** Some answers are chosen by steps that this test does not find. */
const MAX_TRIED = 10;

const clicked = (control: Locator) =>
  control.click({ timeout: CLICK_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );

/** Finds a move behind the steps that lead to it and plays it. */
async function tapMove(page: Page, notation: string, depth = MAX_STEPS): Promise<boolean> {
  const move = page.locator(`.frame [data-move="${notation}"]`).first();
  if (await move.count()) {
    await move.click();
    return true;
  }
  const steps = page.locator('.frame [data-step]');
  for (let i = 0; depth > 0 && i < (await steps.count()); i++) {
    // A step may be gone since it was counted: the board was still drawing.
    if (!(await clicked(steps.nth(i)))) continue;
    if (await tapMove(page, notation, depth - 1)) return true;
    await page.keyboard.press('Escape');
  }
  return false;
}

export function puzzlesSuite(environment: () => TestEnvironment): void {
  const games = manifests.filter(({ puzzles }) => puzzles);

  describe.each(sampled('puzzles', games))('puzzles of $id', ({ id }) => {
    test.concurrent('a wrong answer gets its verdict, the right one is confirmed, and the puzzle stays solved', async () => {
      const answers = answersOf(id);
      await withPage(environment(), {}, async (page) => {
        await page.goto(`/game/${id}/puzzles`);
        await page.locator('.puzzles').waitFor();
        await expectNoSidewaysScroll(page);
        await expectTargets(page);
        if (id === 'scout') await expectAccessibleInEveryTheme(page);
        expect(await page.locator('.puzzles a').count()).toBe(answers.length);
        expect(await page.locator('[data-puzzle-rating]').textContent()).not.toContain('±');
        let isSolved = false;
        for (let number = 1; number <= MAX_TRIED && !isSolved; number++) {
          await page.goto(`/game/${id}/puzzles/${number}`);
          await page.locator('[data-puzzle=open] .frame').waitFor();
          // By keyboard one begins at the question.
          await page.locator('[data-prompt]:focus').waitFor();
          const best = answers[number - 1]!;
          const wrong = page.locator(`.frame [data-move]:not([data-move="${best}"])`).first();
          if (number === 1 && (await wrong.count())) {
            await wrong.click();
            await page.locator('[data-puzzle=open] [data-puzzle-says]', { hasText: '%' }).waitFor();
            if (id === 'scout') await expectAccessibleInEveryTheme(page);
            // The theme would give the answer away before it is known.
            expect(await page.locator('.bar small').count()).toBe(0);
            await page.locator('.puzzle-says button').click();
            await page.locator('[data-puzzle=shown] .frame[data-revision="2"]').waitFor();
            await page.locator('.bar small').waitFor();
            await page.locator('.puzzle-says a.big-button').waitFor();
            expect(await page.locator('.puzzle-says button, .frame [data-move]').count()).toBe(0);
            continue;
          }
          isSolved = await tapMove(page, best);
          if (isSolved) await page.locator('[data-puzzle=solved]').waitFor();
        }
        expect(isSolved).toBe(true);
        await page.goto(`/game/${id}/puzzles`);
        await page.locator('.puzzles .icon').waitFor();
        await page.locator('[data-puzzle-rating]', { hasText: '±' }).waitFor();
      });
    });
  });
}
