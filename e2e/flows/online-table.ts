// Around an online table: creating it, the waiting room, leaving a seat to a bot, my games without a network, unread chat.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '../support/navigation.ts';
import { setTable, withDevices } from '../support/online-devices.ts';
import type { TestEnvironment } from '../support/test-page.ts';

/** Waits until the whole element is inside the screen, but for a fraction of a pixel. */
const waitForInView = (page: Page, selector: string) =>
  page.waitForFunction((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom < innerHeight + 1;
  }, selector);

export function onlineTableSuite(environment: () => TestEnvironment): void {
  describe('around an online table', () => {
    test.concurrent('a table that cannot be created offline says so inside the screen', async () => {
      await withDevices(environment(), [{}], async ([anna]) => {
        const { page, context } = anna!;
        await page.goto('/game/scout');
        await page.locator('[data-online]').click();
        await page.locator('[data-set]:enabled').scrollIntoViewIfNeeded();
        await context.setOffline(true);
        // The button at the very edge, as on a phone where one has scrolled just far enough.
        await page.evaluate(() => document.querySelector('[data-set]')?.scrollIntoView({ block: 'end' }));
        await page.locator('[data-set]:enabled').click();
        await page.locator('.online-form [role=alert]').waitFor();
        await waitForInView(page, '.online-form [role=alert]');
      });
    });

    test.concurrent('the waiting room names the clock; "Copied" is a button to copy again after some seconds', async () => {
      await withDevices(environment(), [{}], async ([anna]) => {
        const { page } = anna!;
        await page.goto('/game/scout');
        await page.locator('[data-online]').click();
        await page.locator('[data-clocks]').selectOption('move-86400');
        await page.locator('[data-set]:enabled').click();
        await page.getByText('1 day per move').waitFor();
        const copy = page.locator('[data-copy]');
        await copy.click();
        await copy.filter({ hasText: 'Copied' }).waitFor();
        await copy.filter({ hasText: 'Copy the link' }).waitFor();
        // The text for screen readers stays.
        await page
          .locator('.online-link [role=status]')
          .filter({ hasText: 'Copied' })
          .waitFor({ state: 'attached' });
      });
    });

    test.concurrent('leaving the seat to a bot closes the sheet; board and sheet then offer to take the seat back', async () => {
      await withDevices(environment(), [{ forced: false }, { forced: false }], async ([anna, bruno]) => {
        const link = await setTable(anna!, 'scout');
        await bruno!.page.goto(link);
        await bruno!.page.locator('[data-name]').fill('Bruno');
        await bruno!.page.locator('[data-sit]').first().click();
        const { page } = anna!;
        await page.locator('.frame').waitFor();
        await page.locator('[data-table]').click();
        await page.locator('[data-stand-in=begin]').click();
        await page.locator('[data-confirm]').click();
        await page.locator('.sheet').waitFor({ state: 'detached' });
        // The board asks for nothing and offers nothing, whichever seat has the turn.
        const prompt = page.locator('.prompt-text');
        await prompt.filter({ hasText: 'A bot plays for you until' }).waitFor();
        expect(await page.locator('.frame :is([data-move], [data-step], .is-asked)').count()).toBe(0);
        expect(await page.locator('[data-orders]').count()).toBe(0);
        await page.locator('.prompt-buttons button').filter({ hasText: 'Take your seat back' }).waitFor();
        // One tap at home takes it back.
        await visit(page, '/');
        await page.locator('.your-turn a').filter({ hasText: 'Take your seat back' }).click();
        await page.locator('[data-orders]').waitFor();
        await prompt.filter({ hasText: 'A bot plays for you until' }).waitFor({ state: 'detached' });
        await page.locator('[data-table]').click();
        await page.locator('[data-stand-in=begin]').click();
        await page.locator('[data-confirm]').click();
        await page.locator('.sheet').waitFor({ state: 'detached' });
        await page.locator('[data-table]').click();
        await page.locator('[data-stand-in=end]').click();
        await page.locator('.sheet').waitFor({ state: 'detached' });
        await page.locator('[data-table]').click();
        await page.locator('[data-stand-in=begin]').waitFor();
      });
    });

    test.concurrent('my games are the last known ones offline, and are refreshed when the network is back', async () => {
      await withDevices(environment(), [{}], async ([anna]) => {
        const { page, context } = anna!;
        const link = await setTable(anna!, 'scout');
        const own = page.locator(`.kept a[href="${new URL(link).pathname}"]`);
        await page.goto('/games');
        await own.waitFor();
        await context.setOffline(true);
        await page.locator('[data-outdated]').filter({ hasText: 'You are offline.' }).waitFor();
        await own.waitFor();
        // Also for a page that is drawn anew without a network.
        await page.locator('.bar a[href="/"]').click();
        await page.locator('a[href="/games"]').click();
        await own.waitFor();
        await page.locator('[data-outdated]').waitFor();
        await context.setOffline(false);
        await page.locator('[data-outdated]').waitFor({ state: 'detached' });
        await own.waitFor();
      });
    });

    test.concurrent('an unread chat line stays unread through other pages, and a read one stays read', async () => {
      await withDevices(environment(), [{ forced: false }, { forced: false }], async ([anna, bruno]) => {
        const link = await setTable(anna!, 'scout');
        await bruno!.page.goto(link);
        await bruno!.page.locator('[data-name]').fill('Bruno');
        await bruno!.page.locator('[data-sit]').first().click();
        await bruno!.page.locator('[data-chat]').click();
        await bruno!.page.locator('[data-phrase=hello]').click();
        const { page } = anna!;
        await page.locator('.online-unread').waitFor();
        for (let visits = 0; visits < 3; visits++) {
          await page.goto('/settings');
          await page.goBack();
          await page.locator('.online-unread').filter({ hasText: '1' }).waitFor();
        }
        await page.locator('[data-chat]').click();
        await page.locator('[data-said]').waitFor();
        await page.reload();
        await page.locator('[data-chat]').click();
        await page.locator('[data-said]').waitFor();
        await page.keyboard.press('Escape');
        expect(await page.locator('.online-unread').count()).toBe(0);
      });
    });
  });
}
