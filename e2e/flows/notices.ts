// Notices in a real browser: what the settings say, what the service worker shows, and what a tap and a look at the table do.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoSidewaysScroll } from '../support/accessibility-checks.ts';
import { installedBrowser, openBrowser, PLAIN_HOST } from '../support/browser.ts';
import { withDevices } from '../support/online-devices.ts';
import { openCopy } from '../support/site.ts';
import type { TestEnvironment } from '../support/test-page.ts';

/** Delivers messages to the service worker as the browser's own push service does. */
async function pushTo(context: BrowserContext, page: Page): Promise<(data: object) => Promise<void>> {
  const session: CDPSession = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(data),
    });
  };
}

const WAIT_MS = 10_000;

/** Waits until what is read is what is expected. */
async function becomes(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  const isThere = async () => isDeepStrictEqual(await read(), expected);
  for (const end = Date.now() + WAIT_MS; !(await isThere()) && Date.now() < end; ) await pause(50);
  expect(await read()).toEqual(expected);
}

interface Shown {
  readonly title: string;
  readonly body: string;
}

/**
 * A headless browser has no place to show notifications. Here the worker keeps by tag what it would show, as a system does,
 * and in a cache, because the browser may stop the worker between two messages.
 */
const KEEPING = `Object.assign(self.registration, {
  showNotification: async (title, { body, tag }) =>
    (await caches.open('kept')).put(tag, new Response(JSON.stringify({ title, body }))),
  getNotifications: async () => (await caches.open('kept')).keys(),
});\n`;

function keepNotifications(web: string): void {
  const file = join(web, 'service-worker.js');
  writeFileSync(file, KEEPING + readFileSync(file, 'utf8'));
  for (const end of ['.br', '.gz']) rmSync(file + end, { force: true });
}

const kept = (page: Page): Promise<Record<string, Shown>> =>
  page.evaluate(async () => {
    const cache = await caches.open('kept');
    const found: Record<string, Shown> = {};
    for (const request of await cache.keys())
      found[new URL(request.url).pathname] = await (await cache.match(request))?.json();
    return found;
  });

export function noticesSuite(environment: () => TestEnvironment): void {
  describe('notices', () => {
    // The headless shell of npm install crashes when a push message is delivered.
    test.skipIf(installedBrowser() === undefined)(
      'a push shows one notification for each table, and none about the table that is looked at',
      async () => {
        const [site, browser] = await Promise.all([openCopy(environment().web), openBrowser()]);
        try {
          keepNotifications(site.web);
          const own = { browser, address: site.address, web: site.web };
          await withDevices(own, [{ installs: true }], async ([anna]) => {
            const { page, context } = anna!;
            await page.goto('/settings');
            await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
            const push = await pushTo(context, page);
            const path = '/play/AAAAAAAAAAAAAAAA';
            const told = { title: 'Your turn: Scout', body: 'With Bruno.' };
            await push({ ...told, path, ids: ['a'] });
            await becomes(() => kept(page), { [path]: told });
            // The same notice again, and a newer one about the same table: still one. What the page shows is not told.
            await push({ ...told, path, ids: ['a'] });
            await push({ ...told, path: '/settings', ids: ['x'] });
            const newer = { title: told.title, body: 'With Bruno. 3 hours left.' };
            await push({ ...newer, path, ids: ['b'] });
            const several = { title: '2 tables are waiting for you', body: 'Your turn: Biblios' };
            await push({ ...several, path: '/', ids: ['c', 'd'] });
            await becomes(() => kept(page), { [path]: newer, '/': several });
          });
        } finally {
          await browser.close();
          await site.close();
        }
      },
    );

    test.concurrent('the settings say what this browser can, and keep quiet hours and the digest', async () => {
      await withDevices(environment(), [{}], async ([anna]) => {
        const { page, context } = anna!;
        await page.goto('/settings');
        await page.getByText('This server does not send email.').waitFor();
        await page.locator('[data-quiet]').check();
        await page.locator('.notice-hours input').first().fill('23:30');
        await page.locator('[data-digest]').selectOption('60');
        const webhook = page.locator('[data-channel=webhook]');
        await webhook.locator('input').fill('http://127.0.0.1:1/hook');
        await webhook.locator('button[type=submit]').click();
        await webhook.getByRole('alert').filter({ hasText: 'public address' }).waitFor();
        await becomes(async () => {
          await page.reload();
          await page.locator('.notice-hours input').first().waitFor();
          return [
            await page.locator('.notice-hours input').first().inputValue(),
            await page.locator('[data-digest]').inputValue(),
          ];
        }, ['23:30', '60']);
        // The longest words there are, on the narrowest phone.
        await page.setViewportSize({ width: 360, height: 640 });
        await page.getByLabel('Français').check();
        await page.getByText('À quelle fréquence').waitFor();
        await expectNoSidewaysScroll(page);
        // Over plain http from another machine browsers allow no notifications.
        const plain = await context.newPage();
        await plain.goto(`http://${PLAIN_HOST}:${new URL(environment().address).port}/settings`);
        await plain.locator('[data-push=needs-https]').waitFor();
      });
    });
  });
}
