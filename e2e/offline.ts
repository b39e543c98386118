// Without a network: everything starts after the first visit, and a new version breaks no running game.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SHELF } from '../src/web/shelf.ts';
import { expectAccessible, expectMoment } from './checks.ts';
import { type Ground, withPage } from './device.ts';
import { playOn, startGame, waitForTurn } from './driver.ts';
import { openCopy, type Site } from './site.ts';

/** A device that may keep the application, and a server of its own. */
async function withSite(ground: Ground, act: (page: Page, site: Site) => Promise<void>): Promise<void> {
  const site = await openCopy(ground.web);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await site.close();
    isOpen = false;
  };
  try {
    const own = { ...ground, address: site.address };
    await withPage(own, { keeps: true }, (page) => act(page, { ...site, close }));
  } finally {
    await close();
  }
}

/** Until all of the application is on the device and answers for it. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Another version in the folder that is served: a mark in its page, another name. */
async function release(web: string, mark: string): Promise<void> {
  await change(join(web, 'index.html'), (text) => text.replace('<html ', `<html data-mark="${mark}" `));
  await change(join(web, 'service-worker.js'), (text) =>
    text.replace(/__VERSION__="\w+"/, `__VERSION__="${mark}"`),
  );
}

async function change(path: string, edit: (text: string) => string): Promise<void> {
  const before = await readFile(path, 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  await writeFile(path, after);
  for (const packed of ['br', 'gz']) await rm(`${path}.${packed}`, { force: true });
}

const askForNews = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

export function offlineSuite(ground: () => Ground): void {
  describe('without a network', () => {
    test.concurrent('after the first visit, with the server gone: a whole game against a bot, and its replay', async () => {
      await withSite(ground(), async (page, site) => {
        await page.goto('/');
        await kept(page);
        await site.close();
        await page.reload();
        await page.locator('.shelf').first().waitFor();
        await startGame(page, 'scout', { seed: 'offline', seats: 2, level: 'novice' });
        expect(await playOn(page, { seed: 'offline' })).toBe(true);
        await page.locator('[data-result] [data-look]').click();
        await page.reload();
        await page.locator('[data-result] [data-look]').click();
        await page.keyboard.press('Home');
        await expectMoment(page, 0);
        await page.locator('.frame').waitFor();
      });
    });

    test.concurrent('every game with its bots, its rules with figures, its first game and its puzzles', async () => {
      await withSite(ground(), async (page, site) => {
        await page.goto('/');
        await kept(page);
        await site.close();
        for (const { id, figures } of SHELF) {
          await startGame(page, id, { seed: 'offline', level: 'master' });
          await playOn(page, { seed: 'offline', most: 3 });
          await page.goto(`/game/${id}/rules`);
          await page
            .locator('.figure')
            .nth((await figures()).length - 1)
            .waitFor();
          await page.goto(`/game/${id}/lesson`);
          await page.locator('[data-next]').click();
          await page.goto(`/game/${id}/puzzles/1`);
          await page.locator('[data-puzzle=open] .frame').waitFor();
        }
        // All letters of all scripts came along too.
        const fonts = await page.evaluate(async () => {
          await document.fonts.ready;
          return [...document.fonts].filter(({ status }) => status === 'error').length;
        });
        expect(fonts).toBe(0);
      });
    });

    test.concurrent('a new version waits while somebody plays, says so at home, and is taken when agreed', async () => {
      await withSite(ground(), async (page, { web }) => {
        await page.goto('/');
        await kept(page);
        await startGame(page, 'scout', { seed: 'news' });
        await playOn(page, { seed: 'news', most: 3 });
        await release(web, 'second');
        await askForNews(page);
        await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
        expect(await page.locator('.new-version').count()).toBe(0);
        await playOn(page, { seed: 'still', most: 3 });
        // A reload at the table stays with the version it was begun with.
        await page.reload();
        await waitForTurn(page);
        expect(await page.locator('html[data-mark]').count()).toBe(0);
        // Nor is anybody disturbed at an online table.
        await page.locator('.bar a[href="/"]').click();
        await page.locator('.shelf[href="/game/scout"]').click();
        await page.locator('.new-version').waitFor();
        await page.locator('[data-online]').click();
        for (const chair of await page.locator('[data-chair]').all()) await chair.selectOption('novice');
        await page.locator('[data-set]:enabled').click();
        await page.locator('.frame').waitFor();
        expect(await page.locator('.new-version').count()).toBe(0);
        await page.locator('.bar a[href="/"]').click();
        await page.locator('.new-version').waitFor();
        await expectAccessible(page);
        await page.locator('[data-take-new]').click();
        await page.locator('html[data-mark=second]').waitFor({ state: 'attached' });
        await page.locator('.kept a[href^="/table/"]').first().click();
        await playOn(page, { seed: 'on', most: 2 });
      });
    });

    test.concurrent('another page at a table goes on with its own version', async () => {
      await withSite(ground(), async (page, { web }) => {
        await page.goto('/');
        await kept(page);
        await startGame(page, 'biblios', { seed: 'two pages', level: 'novice' });
        const other = await page.context().newPage();
        await other.goto('/');
        await release(web, 'third');
        await askForNews(other);
        await other.locator('[data-take-new]').click();
        await other.locator('html[data-mark=third]').waitFor({ state: 'attached' });
        // Bots and hints are loaded when they are first needed: from the version the page began with.
        await playOn(page, { seed: 'two pages', most: 6 });
        await page.keyboard.press('h');
        await page.locator('.advice button').first().waitFor();
        expect(await page.locator('html[data-mark]').count()).toBe(0);
      });
    });
  });
}
