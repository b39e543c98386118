// The web client: code over the wire, time to interactive on a slow machine, frames while dealing, longest task while bots think.
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../e2e/support/browser.ts';
import { measureDownloads } from '../e2e/support/download-size.ts';
import { playOn, setSettings } from '../e2e/support/driver.ts';
import { openSite } from '../e2e/support/site.ts';
import type { GameManifest } from '../src/engine/manifest.ts';
import { manifests } from '../src/games/index.ts';
import { loadRules } from '../src/web/table/loadRules.ts';
import { openScene } from '../src/web/table/scenes.ts';
import { benchVitals } from './vitals.ts';

const SLOWDOWN = 4;
const CHOOSABLE = '.frame :is([data-move], [data-step])';
const TAPS = 8;

/** `--only vitals` measures the vitals alone, `--only vitals:home` those of the pages with that in their name. */
export async function benchWeb(only: string | undefined): Promise<object[]> {
  const [, vitals] = /^vitals(?::(.*))?$/.exec(only ?? '') ?? [];
  if (only?.startsWith('vitals')) return benchVitals(vitals);
  const site = await openSite();
  const browser = await openBrowser();
  const rows: object[] = [];
  try {
    if (only === undefined) rows.push(await home(browser, site.address));
    for (const game of manifests) {
      if (only === undefined || only === game.id) rows.push(await table(browser, site.address, game));
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return only === undefined ? [...rows, ...(await benchVitals(undefined))] : rows;
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

async function table(
  browser: Browser,
  address: string,
  { id: game, seatCounts }: GameManifest,
): Promise<object> {
  const seats = Math.min(3, seatCounts.at(-1)!);
  const { page, slow, close } = await openPhone(browser, address);
  const weight = measureDownloads(page);
  await page.goto('/');
  await page.locator('.game-link').last().waitFor();
  await weight();
  await slow(SLOWDOWN);
  const seatChoices = page.locator('[data-seat-choice]');
  await page.goto(`/game/${game}?seed=${await firstToAct(game, seats)}`);
  await seatChoices.first().waitFor();
  if (seatCounts.length > 1) await page.locator('[data-seats]').selectOption(String(seats));
  for (let seat = 1; seat < (await seatChoices.count()); seat++)
    await seatChoices.nth(seat).selectOption('master');
  await page.locator('[data-start]:enabled').waitFor();
  const before = performance.now();
  await page.locator('[data-start]').click();
  const frames = await countFrames(page);
  await page.locator(CHOOSABLE).first().waitFor();
  const ready = performance.now() - before;
  // Bots at full speed: this measures whether they leave the main thread alone.
  await slow(1);
  const longest = await longestTask(browser, page, () => playOn(page, { seed: 'bench', most: TAPS }));
  const { bytes } = await weight();
  await close();
  return {
    page: game,
    'js+css kB': kilobytes(bytes),
    [`ready ms (CPU / ${SLOWDOWN})`]: Math.round(ready),
    'frames/s dealing': frames,
    'longest task ms': Math.round(longest),
  };
}

/** A seed with which the person begins, so that no bot's turn counts as loading. */
async function firstToAct(game: string, seats: number): Promise<string> {
  const rules = await loadRules(game);
  for (let number = 1; ; number++) {
    const seed = `bench-${number}`;
    if (openScene(rules, { seats, options: {}, seed, moves: [], seat: 0 }).deciders.includes(0)) return seed;
  }
}

/** In the first second. */
async function countFrames(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let frames = 0;
    for (const end = performance.now() + 1000; performance.now() < end; frames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return frames;
  });
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread in microseconds, which other programs do not change. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The longest task of the main thread in milliseconds of processor time. */
async function longestTask(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const mains = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = trace.traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('the trace holds no task of the page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
