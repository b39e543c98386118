// What the web client loads for home and for a table, when a table is ready on a slow machine, and the longest task while bots think.
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../e2e/support/browser.ts';
import { measureDownloads } from '../../e2e/support/download-size.ts';
import { playOn, setSettings } from '../../e2e/support/driver.ts';
import { openSite } from '../../e2e/support/site.ts';
import type { GameManifest } from '../../src/engine/manifest.ts';
import { manifests } from '../../src/games/index.ts';
import { firstToAct } from './first-to-act.ts';
import { tasksOf } from './trace.ts';

const SLOWDOWN = 4;
const CHOOSABLE = '.frame :is([data-move], [data-step])';
const TAPS = 8;

/** `only` is `home` or a game. */
export async function benchSizes(only: string | undefined): Promise<object[]> {
  const site = await openSite();
  const browser = await openBrowser();
  const rows: object[] = [];
  try {
    if (only === undefined || only === 'home') rows.push(await home(browser, site.address));
    for (const game of manifests) {
      if (only === undefined || only === game.id) rows.push(await table(browser, site.address, game));
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return rows;
}

/** A phone; `slow` is the factor of the slowdown of its processor. */
async function openPhone(browser: Browser, address: string) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    baseURL: address,
    // It would download everything at once, and nothing would be left to measure for a table.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await setSettings(page, { motion: 250 });
  const session = await context.newCDPSession(page);
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, slow, close: () => context.close() };
}

async function home(browser: Browser, address: string): Promise<object> {
  const { page, slow, close } = await openPhone(browser, address);
  const weight = measureDownloads(page);
  await slow(SLOWDOWN);
  const before = performance.now();
  await page.goto('/');
  await page.locator('.game-link').last().waitFor();
  const ready = performance.now() - before;
  const { bytes } = await weight();
  await close();
  return { page: 'home', 'js+css kB': kilobytes(bytes), [`ready ms (CPU / ${SLOWDOWN})`]: Math.round(ready) };
}

async function table(browser: Browser, address: string, manifest: GameManifest): Promise<object> {
  const { id: game, seatCounts } = manifest;
  const seats = Math.min(3, seatCounts.at(-1)!);
  const { page, slow, close } = await openPhone(browser, address);
  const weight = measureDownloads(page);
  await page.goto('/');
  await page.locator('.game-link').last().waitFor();
  await weight();
  await slow(SLOWDOWN);
  const seatChoices = page.locator('[data-seat-choice]');
  await page.goto(`/game/${game}?seed=${await firstToAct(manifest, seats)}`);
  await seatChoices.first().waitFor();
  if (seatCounts.length > 1) await page.locator('[data-seats]').selectOption(String(seats));
  for (let seat = 1; seat < (await seatChoices.count()); seat++)
    await seatChoices.nth(seat).selectOption('master');
  await page.locator('[data-start]:enabled').waitFor();
  const before = performance.now();
  await page.locator('[data-start]').click();
  await page.locator(CHOOSABLE).first().waitFor();
  const ready = performance.now() - before;
  // Bots at full speed: this measures whether they leave the main thread alone.
  await slow(1);
  await browser.startTracing(page, { categories: ['toplevel'] });
  await playOn(page, { seed: 'bench', most: TAPS });
  const tasks = tasksOf((await browser.stopTracing()).toString()).page;
  const longest = Math.max(...tasks.map(({ ms }) => ms));
  const { bytes } = await weight();
  await close();
  return {
    page: game,
    'js+css kB': kilobytes(bytes),
    [`ready ms (CPU / ${SLOWDOWN})`]: Math.round(ready),
    'longest task ms': Math.round(longest),
  };
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
