// Pictures of home and of every board, phone and desktop, by day and by candle, in both languages: npm run screens [-- --game scout --lang fr --theme dark --out DIR]
// `--taps 9` taps at random instead of playing well to the moments below; --seed and --seats choose other games.
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../e2e/browser.ts';
import { type PageSettings, playOn, playWell, setSettings, startGame, waitForTurn } from '../e2e/driver.ts';
import { openSite } from '../e2e/site.ts';
import { SHELF } from '../src/web/shelf.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    taps: { type: 'string' },
    seed: { type: 'string', default: 'picture' },
    seats: { type: 'string' },
    lang: { type: 'string' },
    theme: { type: 'string' },
    out: { type: 'string', default: 'docs/screens' },
  },
});

/** A moment that shows what a game is: so many good decisions after the one before, and on until something is seen. */
interface Moment {
  readonly name: string;
  readonly decisions: number;
  readonly seen?: string;
}

/** The first moment is shown in every light and language, the others once for each size. */
const PLANS: { readonly [id: string]: { readonly seats: number; readonly moments: readonly Moment[] } } = {
  'scripts-and-scribes': {
    seats: 3,
    moments: [
      { name: 'gifts', decisions: 9, seen: '.is-take' },
      { name: 'auction', decisions: 22, seen: '.is-bid' },
    ],
  },
  biblios: {
    seats: 4,
    moments: [
      { name: 'auction', decisions: 26, seen: '.is-bid' },
      { name: 'payment', decisions: 1, seen: '.is-pay' },
    ],
  },
  scout: {
    seats: 4,
    moments: [
      { name: 'ring', decisions: 5, seen: '.ring .card' },
      { name: 'late', decisions: 6, seen: '.ring .card' },
    ],
  },
  scriptoria: {
    seats: 3,
    moments: [
      { name: 'page', decisions: 36, seen: '.hour-page' },
      { name: 'inks', decisions: 1, seen: '.hour-inks' },
      { name: 'lecterns', decisions: 1, seen: '.hour-lecterns' },
    ],
  },
  duodecim: {
    seats: 2,
    moments: [
      { name: 'race', decisions: 30 },
      { name: 'home', decisions: 40 },
    ],
  },
};

const SIZES = {
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;
type Size = keyof typeof SIZES;
type Theme = NonNullable<PageSettings['theme']>;
type Lang = NonNullable<PageSettings['lang']>;

interface Shot {
  readonly size: Size;
  readonly theme: Theme;
  readonly lang: Lang;
}

const langs = (['en', 'fr'] as const).filter((lang) => !values.lang || lang === values.lang);
const themes = (['light', 'dark', 'contrast'] as const).filter((theme) =>
  values.theme ? theme === values.theme : theme !== 'contrast',
);
const sizes: readonly Size[] = ['phone', 'desktop'];
const all: readonly Shot[] = sizes.flatMap((size) =>
  themes.flatMap((theme) => langs.map((lang) => ({ size, theme, lang }))),
);
const few = sizes.map((size): Shot => ({ size, theme: themes[0] ?? 'light', lang: langs[0] ?? 'en' }));

const nameOf = (what: string, { size, theme, lang }: Shot) =>
  `${what}-${size}-${theme}${lang === 'en' ? '' : `-${lang}`}`;

async function withPage(shot: Shot, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ ...SIZES[shot.size], baseURL: site.address });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.stack));
  await setSettings(page, { lang: shot.lang, theme: shot.theme });
  await act(page);
  await context.close();
}

/** Plays from moment to moment; the pictures then open the game as it was kept there. */
async function keptAt(id: string, moments: readonly Moment[], seats: number): Promise<unknown[]> {
  const games: unknown[] = [];
  await withPage({ size: 'phone', theme: 'light', lang: 'en' }, async (page) => {
    await startGame(page, id, { seed: values.seed, seats, level: 'apprentice' });
    for (const { decisions, seen } of moments) {
      if (values.taps === undefined) await playWell(page, decisions, seen);
      else await playOn(page, { seed: values.seed, most: Number(values.taps) });
      await waitForTurn(page);
      games.push(await firstKept(page));
    }
  });
  return games;
}

function firstKept(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const open = indexedDB.open('scriptorium');
        open.onsuccess = () => {
          const rows = open.result.transaction('games').objectStore('games').getAll();
          rows.onsuccess = () => resolve(rows.result[0]);
        };
      }),
  );
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

/** WebP, which the page's own driver cannot write: a picture takes about a tenth of its PNG. */
async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  const file = `${values.out}/${name}.webp`;
  await writeFile(file, data, 'base64');
  console.log(file);
}

await mkdir(values.out, { recursive: true });
const site = await openSite();
const browser: Browser = await openBrowser();
for (const shot of values.game === undefined ? all : []) {
  await withPage(shot, async (page) => {
    await page.goto('/');
    await page.locator('.shelf').last().waitFor();
    await picture(page, nameOf('home', shot));
  });
}
for (const { id } of SHELF.filter(({ id }) => values.game === undefined || id === values.game)) {
  const plan = PLANS[id] ?? { seats: 2, moments: [{ name: 'start', decisions: 4 }] };
  const games = await keptAt(id, plan.moments, Number(values.seats ?? plan.seats));
  for (const [i, { name }] of plan.moments.entries()) {
    for (const shot of i === 0 ? all : few) {
      await withPage(shot, async (page) => {
        await openKept(page, games[i]);
        await picture(page, nameOf(i === 0 ? id : `${id}-${name}`, shot));
      });
    }
  }
}
await browser.close();
await site.close();
