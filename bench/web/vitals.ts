// Web vitals of home, invitation and live tables on a slow phone and a slow network, by the browser's own performance entries.
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../e2e/support/browser.ts';
import { setSettings } from '../../e2e/support/driver.ts';
import { openSite } from '../../e2e/support/site.ts';
import { manifests } from '../../src/games/index.ts';
import { guest, playOn as playByApi, post, table } from '../../src/server/fixtures.ts';
import { median } from '../median.ts';

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms: the "slow 4G" of Lighthouse. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
const MOVES_BEFORE = 5;
const TAPS = 4;
const OFFERED = '.frame :is([data-move], [data-step])';

interface Vitals {
  readonly lcp: number;
  /** What was painted largest. */
  readonly what: string;
  /** When the page could first be used. */
  readonly usable: number;
  /** What had been loaded by then, in bytes as transferred and in files. */
  readonly bytes: number;
  readonly files: number;
  readonly inp: number;
  readonly cls: number;
}

interface Case {
  readonly page: string;
  /** Where to go, on the device of whom. */
  open(address: string): Promise<{ readonly path: string; readonly device?: string; close?(): void }>;
  /** What can be used first. */
  readonly first: string;
  /** Real taps, so that INP has something to measure. */
  act(page: Page): Promise<void>;
}

const HOME: Case = {
  page: 'home',
  open: async () => ({ path: '/' }),
  first: '.door',
  act: async (page) => {
    await page.locator('a[href="/new/friends"]').tap();
    await page.locator('.game-link').first().waitFor();
    await page.goBack();
    await page.locator('a[href="/settings"]').tap();
    await page.locator('select').first().waitFor();
    await page.goBack();
    await page.locator('.game-link').first().tap();
    await page.locator('.game').waitFor();
  },
};

const INVITATION: Case = {
  page: 'invitation',
  open: async (address) => {
    const host = await guest(address, 'Hildegard');
    const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }];
    const { match } = await post<{ match: string }>(address, '/matches', { game: 'scout', seats }, host);
    return { path: `/play/${match}` };
  },
  first: '[data-sit]',
  act: async (page) => {
    await page.locator('[data-name]').tap();
    await page.locator('[data-name]').pressSequentially('Alcuin', { delay: 60 });
    await page.locator('[data-sit]').first().tap();
    await page.locator('[data-copy]').waitFor();
    await page.locator('[data-copy]').tap();
    await page.locator('[data-stand]').tap();
  },
};

/** A game under way on the device of the player whose turn it is. */
const liveTable = (game: string): Case => ({
  page: `table: ${game}`,
  open: async (address) => {
    const { match, devices, clients } = await table(address, { game });
    await playByApi(clients, MOVES_BEFORE);
    await clients[0]!.until(() => clients.some(({ moves }) => moves.length > 0));
    const asked = clients.findIndex(({ moves }) => moves.length > 0);
    return {
      path: `/play/${match}`,
      device: devices[asked]!,
      close: () => {
        for (const client of clients) client.close();
      },
    };
  },
  first: OFFERED,
  act: async (page) => {
    const offered = page.locator(OFFERED).first();
    // Until it is the turn of the other player, who does not play here.
    for (let taps = 0; taps < TAPS && (await offered.isVisible()); taps++) {
      await offered.tap({ timeout: 2000 }).catch(() => {});
      await page.waitForTimeout(800);
    }
    await page.locator('[data-menu], .table-page header button').last().tap({ timeout: 2000 });
    await page.keyboard.press('Escape');
  },
});

export async function benchVitals(only: string | undefined, times: number): Promise<object[]> {
  const cases = [HOME, INVITATION, ...manifests.map(({ id }) => liveTable(id))];
  const chosen = cases.filter(({ page }) => only === undefined || page.includes(only));
  const site = await openSite();
  const browser = await openBrowser();
  const rows: object[] = [];
  try {
    for (const each of chosen) {
      const runs: Vitals[] = [];
      for (let run = 0; run < times; run++) runs.push(await measure(browser, site.address, each));
      const middle = (key: 'lcp' | 'usable' | 'inp' | 'bytes' | 'files') =>
        Math.round(median(runs.map((vitals) => vitals[key])));
      const row = {
        page: each.page,
        'LCP ms': middle('lcp'),
        largest: runs[0]!.what,
        'usable ms': middle('usable'),
        'kB before': Math.round(middle('bytes') / 100) / 10,
        'files before': middle('files'),
        'INP ms': Math.max(...runs.map(({ inp }) => inp)),
        CLS: Math.max(...runs.map(({ cls }) => cls)),
      };
      // A whole part takes minutes.
      console.error(JSON.stringify(row));
      rows.push(row);
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return rows;
}

async function measure(browser: Browser, address: string, { open, first, act }: Case): Promise<Vitals> {
  const { path, device, close } = await open(address);
  // A new context has an empty cache.
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    baseURL: address,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    // A single move is not played by itself: there would be nothing to tap.
    await setSettings(page, { motion: 250, settleMs: 0, forced: false });
    if (device !== undefined)
      await page.addInitScript((token) => localStorage.setItem('scriptorium.device', token), device);
    await observe(page, first);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(path);
    await page.locator(first).first().waitFor();
    // The largest paint is final with the first tap: fonts and pictures that come late must have their chance.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    const before = await read(page);
    await act(page);
    await page.waitForTimeout(500);
    const after = await read(page);
    if (after.interactions === 0) throw new Error(`no tap was measured on ${path}`);
    return { ...before, inp: after.inp, cls: after.cls };
  } finally {
    await context.close();
    close?.();
  }
}

interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface LargestPaint extends PerformanceEntry {
  readonly element: Element | null;
}
interface Seen extends Vitals {
  readonly interactions: number;
}

/** Collects the entries in the page from its very first moment. */
async function observe(page: Page, first: string): Promise<void> {
  // tsx gives functions their names with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript((first) => {
    const seen = { lcp: 0, what: '', usable: 0, bytes: 0, files: 0, inp: 0, cls: 0, interactions: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
        ...more,
      });
    watch('largest-contentful-paint', (entry) => {
      const { element } = entry as LargestPaint;
      seen.lcp = entry.startTime;
      seen.what = element ? `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}` : '';
    });
    // The worst window of shifts: gaps under a second, five seconds in all.
    let window_ = { value: 0, from: 0, to: 0 };
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput, startTime } = entry as LayoutShift;
      if (hadRecentInput) return;
      const isSame = startTime - window_.to < 1000 && startTime - window_.from < 5000;
      window_ = isSame
        ? { ...window_, value: window_.value + value, to: startTime }
        : { value, from: startTime, to: startTime };
      seen.cls = Math.max(seen.cls, Math.round(window_.value * 10_000) / 10_000);
    });
    const ids = new Set<number>();
    watch(
      'event',
      (entry) => {
        const { interactionId, duration } = entry as EventTiming;
        if (!interactionId) return;
        ids.add(interactionId);
        seen.interactions = ids.size;
        // With under 50 interactions the worst one counts.
        seen.inp = Math.max(seen.inp, duration);
      },
      { durationThreshold: 16 },
    );
    const look = (): void => {
      if (!document.querySelector(first)) return void requestAnimationFrame(look);
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      seen.usable = performance.now();
      seen.bytes = loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      seen.files = loaded.length;
    };
    requestAnimationFrame(look);
  }, first);
}

const read = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
