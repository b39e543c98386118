// A request over a connection that is silently dead: its button shows at once that it is under way, and cannot be pressed twice.
import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { openFaultyProxy } from '../support/faulty-proxy.ts';
import { setTable, withDevices } from '../support/online-devices.ts';
import type { TestEnvironment } from '../support/test-page.ts';

async function expectBusy(page: Page, button: string): Promise<void> {
  await page.locator(button).first().click();
  await page.locator(`${button}[aria-busy="true"]:disabled`).waitFor({ timeout: 4000 });
}

export function busyButtonsSuite(environment: () => TestEnvironment): void {
  describe('a button without an answer', () => {
    test.concurrent('is busy: creating a table, sitting down, starting', async () => {
      const proxy = await openFaultyProxy(environment().address);
      try {
        await withDevices({ ...environment(), address: proxy.address }, [{}, {}], async ([anna, bruno]) => {
          const link = await setTable(anna!, 'scout');
          await anna!.page.locator('[data-fill]').waitFor();
          await bruno!.page.goto(new URL(link).pathname);
          await bruno!.page.locator('[data-name]').fill('Bruno');
          await bruno!.page.locator('[data-sit]').first().waitFor();
          const third = await bruno!.context.newPage();
          await third.goto('/game/scout');
          await third.locator('[data-online]').click();
          await third.locator('[data-set]:enabled').waitFor();
          proxy.hold();
          // First of all: a few seconds later this page knows that it is cut.
          await expectBusy(anna!.page, '[data-fill]');
          await expectBusy(third, '[data-set]');
          await expectBusy(bruno!.page, '[data-sit]');
        });
      } finally {
        await proxy.close();
      }
    });
  });
}
