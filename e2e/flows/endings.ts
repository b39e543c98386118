// How people part: presence at the places, an offer to end the game, a resignation, and another game together.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, expectTargets } from '../support/accessibility-checks.ts';
import { join, setTable, withDevices } from '../support/online-devices.ts';
import type { TestEnvironment } from '../support/test-page.ts';

/** Opens the table sheet and goes one way out: the question has the focus on the safe answer, and Tab leads to the other. */
async function giveUp(page: Page, way: 'leave' | 'resign' | 'offer-end'): Promise<void> {
  await page.locator('[data-table]').click();
  await page.locator(`[data-give-up=${way}]`).click();
  await page.locator(`[data-giving-up=${way}] button:focus`).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('[data-giving-up]').waitFor({ state: 'detached' });
}

const presence = (page: Page, state: string) => page.locator(`.seat [data-presence=${state}]`);

export function endingsSuite(environment: () => TestEnvironment): void {
  describe('parting', () => {
    test.concurrent('the place of a player says whether they are there; offers, resigning and another game are answered where they are asked', async () => {
      await withDevices(environment(), [{}, { lang: 'fr' }], async ([anna, bruno]) => {
        const link = await setTable(anna!, 'scout');
        await join(bruno!, link, 'Bruno');
        const [one, two] = [anna!.page, bruno!.page];
        await presence(one, 'here').waitFor();
        // A closed page is noticed, after a moment in which it may only be reloading.
        await two.goto('/');
        await presence(one, 'away').waitFor();
        await one
          .locator('[data-announced]')
          .filter({ hasText: 'Bruno is away.' })
          .waitFor({ state: 'attached' });
        expect(await one.locator('.seat-strip .seat').first().getAttribute('aria-label')).toContain('away');
        await expectNoSidewaysScroll(one);
        await two.goto(link);
        await presence(one, 'here').waitFor();
        // An offer is seen on the table and refused there.
        await giveUp(one, 'offer-end');
        await two.locator('[data-end-offer=open]').waitFor();
        await expectTargets(two);
        await expectAccessible(two);
        await two.locator('[data-refuse]').click();
        await one.locator('[data-end-offer]').waitFor({ state: 'detached' });
        // It cannot be repeated at once: the sheet says why.
        await one.locator('[data-table]').click();
        await one.locator('[data-give-up=offer-end]').click();
        await one.locator('[data-confirm]').click();
        await one.locator('.sheet [role=alert]').filter({ hasText: 'offered this already' }).waitFor();
        await one.keyboard.press('Escape');
        await giveUp(two, 'resign');
        await one.locator('[data-result]').filter({ hasText: 'Bruno has resigned.' }).waitFor();
        await two.locator('[data-result]').filter({ hasText: 'Bruno a abandonné.' }).waitFor();
        expect(await one.locator('[data-result] .is-winner').count()).toBe(1);
        for (const page of [one, two]) await page.locator('.online-proof.is-fair').waitFor();
        await expectAccessible(one);
        // The replay is there, and nothing can be chosen.
        await one.locator('[data-look]').click();
        expect(await one.locator('.frame :is([data-move], [data-step])').count()).toBe(0);
        await one.locator('[data-ending] [data-show-result]').click();
        // One asks, the other accepts with one tap, and both sit at the next table.
        await one.locator('[data-result] .big-button').click();
        await one.locator('[data-result] [data-rematch=open]').waitFor();
        await two.locator('[data-result] [data-rematch=yes]').waitFor();
        await two.locator('[data-result] .big-button').click();
        for (const page of [one, two]) {
          await page.waitForURL((url) => !link.endsWith(url.pathname));
          await page.locator('.frame').waitFor();
        }
        // This one they end together.
        await giveUp(one, 'offer-end');
        await two.locator('[data-agree]').click();
        await one.locator('[data-result]').filter({ hasText: 'Nobody has won' }).waitFor();
        await two.locator('[data-result]').filter({ hasText: 'Personne n’a gagné' }).waitFor();
        await one.locator('[data-result] .big-button').click();
        await two.locator('[data-decline]').click();
        await one.locator('[data-result] [data-rematch=no]').waitFor();
      });
    });

    test.concurrent('the own time that runs out is seen and announced once', async () => {
      await withDevices(environment(), [{ forced: false }], async ([anna]) => {
        const { page } = anna!;
        await page.goto('/game/scout');
        await page.locator('[data-seats]').selectOption('2');
        await page.locator('[data-online]').click();
        await page.locator('[data-seat-choice]').selectOption('apprentice');
        await page.locator('[data-clocks]').selectOption('move-30');
        await page.locator('[data-set]:enabled').click();
        await page.locator('.frame [data-move], .frame [data-step]').first().waitFor();
        expect(await page.locator('[data-low-time]').count()).toBe(0);
        await page
          .locator('[data-low-time]')
          .filter({ hasText: /running out: 0:\d\d left/ })
          .waitFor({ timeout: 40_000 });
        await expectNoSidewaysScroll(page);
      });
    });
  });
}
