// How smoothly a board moves on a slow phone: frames and tasks while dealing, in a bot's turn and at the ending.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../e2e/support/browser.ts';
import { setSettings } from '../../e2e/support/driver.ts';
import { saveGame } from '../../e2e/support/saved-games.ts';
import { openSite } from '../../e2e/support/site.ts';
import type { GameManifest } from '../../src/engine/manifest.ts';
import { manifests } from '../../src/games/index.ts';
import { median } from '../median.ts';
import { firstToAct } from './first-to-act.ts';
import { type Task, tasksOf } from './trace.ts';

const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
const OFFERED = '.table-main .frame :is([data-move], [data-step])';
const BEGIN_TIMEOUT_MS = 20_000;
const DEAL_MS = 1500;
const BOT_MS = 4000;
const ENDING_MS = 4000;

interface Scene {
  readonly name: string;
  /** Leads to where it begins, at full speed. */
  open(page: Page, game: GameManifest): Promise<void>;
  /** What a person does for it, with the processor slowed down. */
  act(page: Page): Promise<void>;
  /** What is measured begins when this is on the screen. */
  readonly begins: string;
  readonly forMs: number;
}

const seatsOf = ({ seatCounts }: GameManifest) => Math.min(3, seatCounts.at(-1)!);

const SCENES: readonly Scene[] = [
  {
    name: 'dealing',
    open: async (page, game) => {
      await openSetup(page, game);
      // The code of the board is not what is measured here.
      await page.locator('[data-start]').click();
      await page.locator(OFFERED).first().waitFor();
      await openSetup(page, game);
    },
    act: (page) => page.locator('[data-start]').tap(),
    begins: '.table-main .frame',
    forMs: DEAL_MS,
  },
  {
    // Watched: one follows upon the other, and nobody has to tap.
    name: 'bots’ turns',
    open: async (page, game) => {
      await page.goto(`/game/${game.id}?with=bots&seed=bench`);
      await page.locator('[data-start-watching]:enabled').click();
      await page.locator('.table-main .frame').waitFor();
      await page.waitForTimeout(DEAL_MS);
    },
    act: async () => {},
    begins: '.table-main .frame',
    forMs: BOT_MS,
  },
  {
    name: 'the ending',
    open: async (page, game) => {
      const seats = seatsOf(game);
      const path = new URL(`../../src/games/${game.id}/golden/${seats}.json`, import.meta.url);
      const record = JSON.parse(readFileSync(path, 'utf8'));
      const bots = ['Hildegard', 'Bede'].slice(0, seats - 1);
      const sitters = [
        { kind: 'person', name: 'Zoé' },
        ...bots.map((name) => ({ kind: 'bot', name, level: 'scribe' })),
      ];
      await openSetup(page, game);
      const { options } = record;
      const finished = { id: 'finished', game: game.id, sitters, options, record, seed: null, playedAt: 0 };
      await saveGame(page, finished);
    },
    act: async (page) => {
      await page.goto('/table/finished');
    },
    begins: '.ending-stage',
    forMs: ENDING_MS,
  },
];

async function openSetup(page: Page, game: GameManifest): Promise<void> {
  const seats = seatsOf(game);
  await page.goto(`/game/${game.id}?seed=${await firstToAct(game, seats)}`);
  const counts = page.locator('[data-seats]');
  await page.locator('[data-start]:enabled').waitFor();
  if (await counts.count()) await counts.selectOption(String(seats));
  await page.locator('[data-start]:enabled').waitFor();
}

/** `only` is part of `<game>: <scene>`. */
export async function benchSmoothness(only: string | undefined, times: number): Promise<object[]> {
  const chosen = manifests.flatMap((game) =>
    SCENES.filter(({ name }) => only === undefined || `${game.id}: ${name}`.includes(only)).map((scene) => ({
      game,
      scene,
    })),
  );
  const site = await openSite();
  const browser = await openBrowser();
  const rows: object[] = [];
  try {
    for (const { game, scene } of chosen) {
      const runs: Measured[] = [];
      for (let run = 0; run < times; run++) runs.push(await measure(browser, site.address, game, scene));
      const middle = (key: keyof Measured) => Math.round(median(runs.map((measured) => measured[key])));
      const row = {
        game: game.id,
        scene: scene.name,
        'frames/s': middle('rate'),
        'frames/s, p5': middle('slowRate'),
        'page ms a frame, p95': middle('pageMs'),
        'raster ms of a second': middle('rasterMs'),
        'tasks over 50 ms': middle('longTasks'),
        'longest task ms': middle('longest'),
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

interface Measured {
  readonly rate: number;
  /** Of the slowest twentieth of the frames. */
  readonly slowRate: number;
  /** Processor time of the page's own thread in all but the slowest twentieth of the frames: it has 18 for 55 frames a second. */
  readonly pageMs: number;
  /** Processor time of the threads that paint in a second. */
  readonly rasterMs: number;
  readonly longTasks: number;
  readonly longest: number;
}

async function measure(
  browser: Browser,
  address: string,
  game: GameManifest,
  { open, act, begins, forMs }: Scene,
): Promise<Measured> {
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
    // tsx gives functions their names with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await setSettings(page, { motion: 250, speed: 'normal' });
    await open(page, game);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await browser.startTracing(page, { categories: ['toplevel', 'cc', 'blink.user_timing'] });
    await act(page);
    const times = await countFrames(page, begins, forMs);
    const trace = (await browser.stopTracing()).toString();
    const seconds = (times.at(-1)! - times[0]!) / 1000;
    const gaps = times.slice(1).map((time, i) => time - times[i]!);
    const { page: own, raster } = tasksOf(trace, 'frames-begin', 'frames-end');
    const [first = 0] = times;
    const inFrames = gaps.map((gap, i) => {
      const begin = times[i]! - first;
      return sum(own.filter(({ at }) => at >= begin && at < begin + gap));
    });
    const lengths = own.map(({ ms }) => ms);
    return {
      rate: gaps.length / seconds,
      slowRate: 1000 / slowestTwentieth(gaps),
      pageMs: slowestTwentieth(inFrames),
      rasterMs: sum(raster) / seconds,
      longTasks: lengths.filter((ms) => ms > 50).length,
      longest: Math.max(0, ...lengths),
    };
  } finally {
    await context.close();
  }
}

const sum = (tasks: readonly Task[]) => tasks.reduce((total, { ms }) => total + ms, 0);

/** The shortest of the longest twentieth. */
const slowestTwentieth = (list: readonly number[]) =>
  [...list].sort((a, b) => b - a)[Math.floor(list.length / 20)] ?? 0;

/** The time stamps of all frames from the one after `begins` is on the screen. */
const countFrames = (page: Page, begins: string, forMs: number): Promise<number[]> =>
  page.evaluate(
    async ({ begins, forMs, timeoutMs }) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const latest = performance.now() + timeoutMs;
      while (!document.querySelector(begins))
        if ((await frame()) > latest) throw new Error(`${begins} has not come`);
      await frame();
      const times = [await frame()];
      performance.mark('frames-begin');
      while (times.at(-1)! < times[0]! + forMs) times.push(await frame());
      performance.mark('frames-end');
      return times;
    },
    { begins, forMs, timeoutMs: BEGIN_TIMEOUT_MS },
  );
