// Browser features that throw (notifications, sound, storage) or a failing panel never break the table.
import { describe, expect, test } from 'vitest';
import { playOn, startGame } from '../support/driver.ts';
import { APPEAR_TIMEOUT_MS, type TestEnvironment } from '../support/test-page.ts';
import { annasMove, tap, withFaultyConnection } from './lost-connection.ts';

export function failingFeaturesSuite(environment: () => TestEnvironment): void {
  describe('a failing browser feature', () => {
    test.concurrent('notifications as on Android, no sound, a failing panel: the table goes on', async () => {
      await withFaultyConnection(environment(), async (_cable, anna, bruno) => {
        const { page, context } = anna;
        await page.addInitScript(() => {
          const refuse = () => {
            throw new TypeError('Illegal constructor');
          };
          const broken = Object.assign(refuse, { permission: 'granted', requestPermission: refuse });
          for (const name of ['Notification', 'AudioContext'])
            Object.defineProperty(window, name, { value: broken });
          Object.defineProperty(document, 'hidden', { get: () => true });
          localStorage.setItem(
            'scriptorium.settings',
            '{"lang":"en","motion":0,"speed":"instant","sound":true,"forced":false}',
          );
        });
        await page.reload();
        await page.locator('.frame').waitFor();
        const move = await annasMove(anna, bruno);
        await page.waitForFunction(() => document.title.startsWith('● '));
        // Rendering the connection panel fails while the connection is cut.
        await page.evaluate(() => {
          String.prototype.padStart = () => {
            throw new Error('planted');
          };
        });
        await context.setOffline(true);
        await page.locator('[data-failed-part]').waitFor();
        await tap(page, move);
        await context.setOffline(false);
        const before = await page.locator('.frame').getAttribute('data-revision');
        await page.locator(`.frame:not([data-revision="${before}"])`).waitFor();
      });
    });

    test.concurrent('no storage: the page starts, keeps its settings while it is open, and plays', async () => {
      const { browser, address } = environment();
      const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block', locale: 'en' });
      context.setDefaultTimeout(APPEAR_TIMEOUT_MS);
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error.stack)));
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('storage is forbidden', 'SecurityError');
          },
        });
      });
      try {
        await startGame(page, 'scout', { seed: 'no storage', seats: 2 });
        // The page's own: no setting can be stored.
        expect(await playOn(page, { seed: 'no storage', most: 2, settleMs: 250 })).toBe(false);
        await page.locator('.bar a[href="/"]').click();
        await page.locator('a[href="/settings"]').first().click();
        await page.locator('input[autocomplete=nickname]').fill('Alcuin');
        expect(await page.locator('input[autocomplete=nickname]').inputValue()).toBe('Alcuin');
        expect(faults).toEqual([]);
      } finally {
        await context.close();
      }
    });
  });
}
