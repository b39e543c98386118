// Without a network: everything works after the first visit, and a new version does not break a running game.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { manifests } from '../../src/games/index.ts';
import { expectAccessible } from '../support/accessibility-checks.ts';
import { playOn, startGame, waitForTurn } from '../support/driver.ts';
import { fontsLoaded } from '../support/fonts.ts';
import { visit } from '../support/navigation.ts';
import { expectPosition } from '../support/replay-checks.ts';
import { sampled } from '../support/sampled-games.ts';
import { openCopy, type Site } from '../support/site.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

/** A page that installs the service worker, and a server of its own. */
async function withSite(
  environment: TestEnvironment,
  act: (page: Page, site: Site) => Promise<void>,
): Promise<void> {
  const site = await openCopy(environment.web);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await site.close();
    isOpen = false;
  };
  try {
    const own = { ...environment, address: site.address };
    await withPage(own, { installs: true }, (page) => act(page, { ...site, close }));
  } finally {
    await close();
  }
}

/** Waits until the service worker has cached the application and controls the page. */
async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Changes the served files into another version, with a mark in its page. */
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

/** On a busy machine the browser may give up fetching the script; it asks again at the next visit, and the test at once. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => registration.update());
  });

/** The list as it is before a test registers a game from outside in this process. */
const playedGames = [...sampled('offline', manifests)];

export function offlineSuite(environment: () => TestEnvironment): void {
  describe('without a network', () => {
    test.concurrent('after the first visit, without the server: a whole game against a bot and its replay; a game with its bots, its rules with figures, its first game and its puzzles', async () => {
      await withSite(environment(), async (page, site) => {
        await page.goto('/');
        await installed(page);
        await site.close();
        await page.reload();
        await page.locator('.game-link').first().waitFor();
        await startGame(page, 'scout', { seed: 'offline', seats: 2, level: 'novice' });
        expect(await playOn(page, { seed: 'offline' })).toBe(true);
        await page.locator('[data-result] [data-look]').click();
        await page.reload();
        await page.locator('[data-result] [data-look]').click();
        await page.locator('[data-replay]').waitFor();
        await page.keyboard.press('Home');
        await expectPosition(page, 0);
        await page.locator('.frame').waitFor();
        for (const { id, figures, lesson, puzzles } of playedGames) {
          // Each game once by its address, and on from there by links.
          await startGame(page, id, { seed: 'offline', level: 'master' });
          await playOn(page, { seed: 'offline', most: 2 });
          await visit(page, `/game/${id}/rules`);
          if (figures) {
            const { length } = await figures();
            await page
              .locator('.figure')
              .nth(length - 1)
              .waitFor();
          }
          if (lesson) {
            await visit(page, `/game/${id}/lesson`);
            await page.locator('[data-next]').click();
          }
          if (puzzles) {
            await visit(page, `/game/${id}/puzzles/1`);
            await page.locator('[data-puzzle=open] .frame').waitFor();
          }
        }
        // The fonts are cached too.
        await fontsLoaded(page);
        const broken = await page.evaluate(() => {
          // Stand-ins are fonts of the system, which it need not have.
          const own = [...document.fonts].filter(({ family }) => !family.includes('stand-in'));
          return own.filter(({ status }) => status === 'error').length;
        });
        expect(broken).toBe(0);
      });
    });

    test.concurrent('a new version waits while a game is open, is offered at home, and is installed on request', async () => {
      await withSite(environment(), async (page, { web }) => {
        await page.goto('/');
        await installed(page);
        await startGame(page, 'scout', { seed: 'news' });
        await playOn(page, { seed: 'news', most: 3 });
        await release(web, 'second');
        await checkForUpdate(page);
        await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
        expect(await page.locator('.new-version').count()).toBe(0);
        await playOn(page, { seed: 'still', most: 3 });
        // A reload at the table keeps the old version.
        await page.reload();
        await waitForTurn(page);
        expect(await page.locator('html[data-mark]').count()).toBe(0);
        // The notice does not appear at an online table either.
        await page.locator('.bar a[href="/"]').click();
        await page.locator('.game-link[href="/game/scout"]').click();
        await page.locator('.new-version').waitFor();
        await page.locator('[data-online]').click();
        await page.locator('[data-host-name]').waitFor();
        for (const seatChoice of await page.locator('[data-seat-choice]').all())
          await seatChoice.selectOption('novice');
        await page.locator('[data-set]:enabled').click();
        await page.locator('.frame').waitFor();
        expect(await page.locator('.new-version').count()).toBe(0);
        await page.locator('.bar a[href="/"]').click();
        await page.locator('.new-version').waitFor();
        await expectAccessible(page);
        await page.locator('[data-take-new]').click();
        await page.locator('html[data-mark=second]').waitFor({ state: 'attached' });
        await page.locator('.home-leaf > a[href^="/table/"]').click();
        await playOn(page, { seed: 'on', most: 2 });
      });
    });

    test.concurrent('another page at a table keeps its own version', async () => {
      await withSite(environment(), async (page, { web }) => {
        await page.goto('/');
        await installed(page);
        await startGame(page, 'biblios', { seed: 'two pages', level: 'novice' });
        const other = await page.context().newPage();
        await other.goto('/');
        await release(web, 'third');
        await checkForUpdate(other);
        await other.locator('[data-take-new]').click();
        await other.locator('html[data-mark=third]').waitFor({ state: 'attached' });
        // Bots and hints are loaded on demand: from the version that the page began with.
        await playOn(page, { seed: 'two pages', most: 6 });
        await page.keyboard.press('h');
        await page.locator('[data-hint-more]').waitFor();
        expect(await page.locator('html[data-mark]').count()).toBe(0);
      });
    });
  });
}
