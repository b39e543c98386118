// Pictures of home and of every board, phone and desktop, by day and by candle: npm run screens [-- --game scout --lang fr --out DIR]
// `--taps 9` taps at random instead of playing well; --seed, --seats, --decisions and --theme choose other moments and lights.
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../e2e/browser.ts';
import { playOn, playWell, setSettings, startGame, waitForTurn } from '../e2e/driver.ts';
import { openSite } from '../e2e/site.ts';
import { SHELF } from '../src/web/shelf.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    taps: { type: 'string' },
    decisions: { type: 'string' },
    seed: { type: 'string', default: 'picture' },
    seats: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    theme: { type: 'string' },
    out: { type: 'string', default: 'docs/screens' },
  },
});

/** A moment of each game that shows what it is: after so many good decisions, at a table of so many. */
const MOMENTS: { readonly [id: string]: { readonly decisions: number; readonly seats: number } } = {
  'scripts-and-scribes': { decisions: 9, seats: 3 },
  biblios: { decisions: 26, seats: 3 },
  scout: { decisions: 5, seats: 4 },
  scriptoria: { decisions: 40, seats: 3 },
  duodecim: { decisions: 30, seats: 2 },
};

const SIZES = {
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;
const themes = (['light', 'dark', 'contrast'] as const).filter((theme) =>
  values.theme ? theme === values.theme : theme !== 'contrast',
);
const lang = values.lang === 'fr' ? 'fr' : 'en';
const games = SHELF.filter(({ id }) => values.game === undefined || id === values.game);

async function withPage(
  options: (typeof SIZES)[keyof typeof SIZES],
  theme: 'light' | 'dark' | 'contrast',
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...options, baseURL: site.address });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.stack));
  await setSettings(page, { lang, theme });
  await act(page);
  await context.close();
}

/** Plays to the moment once; every picture then opens the kept game. */
async function kept(id: string): Promise<unknown> {
  const { decisions, seats } = MOMENTS[id] ?? { decisions: 8, seats: 2 };
  let game: unknown;
  await withPage(SIZES.phone, 'light', async (page) => {
    await startGame(page, id, {
      seed: values.seed,
      seats: Number(values.seats ?? seats),
      level: 'apprentice',
    });
    if (values.taps === undefined) await playWell(page, Number(values.decisions ?? decisions));
    else await playOn(page, { seed: values.seed, most: Number(values.taps) });
    await waitForTurn(page);
    game = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const open = indexedDB.open('scriptorium');
          open.onsuccess = () => {
            const rows = open.result.transaction('games').objectStore('games').getAll();
            rows.onsuccess = () => resolve(rows.result[0]);
          };
        }),
    );
  });
  return game;
}

async function openKept(page: Page, game: unknown): Promise<void> {
  await page.goto('/');
  await page.locator('.shelf').last().waitFor();
  const id = await page.evaluate(
    (game) =>
      new Promise<string>((resolve) => {
        const open = indexedDB.open('scriptorium');
        open.onsuccess = () => {
          const put = open.result.transaction('games', 'readwrite').objectStore('games').put(game);
          put.onsuccess = () => resolve(String(put.result));
        };
      }),
    game,
  );
  await page.goto(`/table/${id}`);
  await waitForTurn(page);
}

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const file = `${values.out}/${name}${lang === 'en' ? '' : `-${lang}`}.png`;
  await page.screenshot({ path: file });
  console.log(file);
}

await mkdir(values.out, { recursive: true });
const site = await openSite();
const browser: Browser = await openBrowser();
for (const [size, options] of Object.entries(SIZES)) {
  for (const theme of values.game === undefined ? themes : []) {
    await withPage(options, theme, async (page) => {
      await page.goto('/');
      await page.locator('.shelf').last().waitFor();
      await picture(page, `home-${size}-${theme}`);
    });
  }
}
for (const { id } of games) {
  const game = await kept(id);
  for (const [size, options] of Object.entries(SIZES)) {
    for (const theme of themes) {
      await withPage(options, theme, async (page) => {
        await openKept(page, game);
        await picture(page, `${id}-${size}-${theme}`);
      });
    }
  }
}
await browser.close();
await site.close();
