// The page in numbers: JavaScript over the wire, time until it can be used on a slow machine, frames while dealing, the longest task while a bot thinks.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../e2e/browser.ts';
import { playOn, setSettings } from '../e2e/driver.ts';
import { openSite } from '../e2e/site.ts';
import { SHELF } from '../src/web/shelf.ts';

const SLOWDOWN = 4;
const CHOOSABLE = '.frame :is([data-move], [data-step])';

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly session: CDPSession;
  /** Bytes of JavaScript for the page's own thread, as they travelled. */
  bytes(): number;
}

export async function benchWeb(only: string | undefined): Promise<object[]> {
  const site = await openSite();
  const browser = await openBrowser();
  const rows: object[] = [];
  try {
    if (only === undefined) rows.push(await home(browser, site.address));
    for (const { id } of SHELF) {
      if (only === undefined || only === id) rows.push(await table(browser, site.address, id));
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return rows;
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, baseURL: address });
  const page = await context.newPage();
  await setSettings(page, { motion: 250 });
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const scripts = new Set<string>();
  let bytes = 0;
  session.on(
    'Network.responseReceived',
    ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return { page, context, session, bytes: () => bytes };
}

async function home(browser: Browser, address: string): Promise<object> {
  const { page, context, bytes } = await visit(browser, address);
  const before = performance.now();
  await page.goto('/');
  await page.locator('.shelf').last().waitFor();
  const ready = performance.now() - before;
  await context.close();
  return { page: 'home', 'js kB': kilobytes(bytes()), [`ready ms (CPU / ${SLOWDOWN})`]: Math.round(ready) };
}

async function table(browser: Browser, address: string, game: string): Promise<object> {
  const { page, context, session, bytes } = await visit(browser, address);
  await page.goto('/');
  await page.locator('.shelf').last().waitFor();
  const atHome = bytes();
  await page.goto(`/game/${game}?seed=bench`);
  const chairs = page.locator('[data-chair]');
  await chairs.first().waitFor();
  for (let seat = 1; seat < (await chairs.count()); seat++) await chairs.nth(seat).selectOption('master');
  await page.locator('[data-start]:enabled').waitFor();
  const before = performance.now();
  await page.locator('[data-start]').click();
  const frames = await countFrames(page);
  await page.locator(CHOOSABLE).first().waitFor();
  const ready = performance.now() - before;
  // The bots' turns at full speed: what is measured is whether they leave the page's own thread alone.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(() => {
    Reflect.get(globalThis, 'tasks').length = 0;
  });
  await playOn(page, { seed: 'bench', most: 8 });
  const longest = await page.evaluate(() => Math.max(0, ...Reflect.get(globalThis, 'tasks')));
  await context.close();
  return {
    page: game,
    'js kB': kilobytes(bytes() - atHome),
    [`ready ms (CPU / ${SLOWDOWN})`]: Math.round(ready),
    'frames/s dealing': frames,
    'longest task ms': Math.round(longest),
  };
}

/** Over the first second. */
async function countFrames(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let frames = 0;
    for (const end = performance.now() + 1000; performance.now() < end; frames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return frames;
  });
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
