// `npm run make -- screens [--only scout --lang fr --theme dark --out DIR]`: screenshots of home, every board and the other pages, on phone and desktop, in all themes and both languages.
// `--only home`, `--only pages` or `--only` a game: these alone.
// `--taps 9` taps at random instead of playing well to the positions below; --seed and --seats choose other games.
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../e2e/support/browser.ts';
import {
  type PageSettings,
  playOn,
  playWell,
  setSettings,
  startGame,
  waitForTurn,
} from '../../e2e/support/driver.ts';
import { fontsLoaded } from '../../e2e/support/fonts.ts';
import { type SavedGame, savedGames, saveGame } from '../../e2e/support/saved-games.ts';
import { openSite, type Site } from '../../e2e/support/site.ts';
import { manifests } from '../../src/games/index.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    taps: { type: 'string' },
    seed: { type: 'string', default: 'picture' },
    seats: { type: 'string' },
    lang: { type: 'string' },
    theme: { type: 'string' },
    out: { type: 'string', default: 'docs/screens' },
  },
});

/** A typical position: this many good decisions after the previous one, and on until `seen` is visible. */
interface Moment {
  readonly name: string;
  readonly decisions: number;
  readonly seen?: string;
}

/** The first position is shown in every theme and language, the others once for each size. */
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

let site: Site;
let browser: Browser;

async function withPage(shot: Shot, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ ...SIZES[shot.size], baseURL: site.address });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.stack));
  await setSettings(page, { lang: shot.lang, theme: shot.theme });
  await act(page);
  await context.close();
}

/** Plays from position to position; the screenshots then open the saved games. */
async function keptAt(id: string, moments: readonly Moment[], seats: number): Promise<SavedGame[]> {
  const games: SavedGame[] = [];
  await withPage({ size: 'phone', theme: 'light', lang: 'en' }, async (page) => {
    await startGame(page, id, { seed: values.seed, seats, level: 'apprentice' });
    for (const { decisions, seen } of moments) {
      if (values.taps === undefined) await playWell(page, decisions, seen);
      else await playOn(page, { seed: values.seed, most: Number(values.taps) });
      await waitForTurn(page);
      games.push(...(await savedGames(page)));
    }
  });
  return games;
}

async function openKept(page: Page, game: SavedGame): Promise<void> {
  await page.goto('/');
  await page.locator('.game-link').last().waitFor();
  await saveGame(page, game);
  await page.goto(`/table/${game.id}`);
  await waitForTurn(page);
}

/** WebP, about a tenth of the size of a PNG; Playwright itself cannot write it. */
async function picture(page: Page, name: string): Promise<void> {
  await fontsLoaded(page);
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 72,
    // The whole page, not only the visible part.
    captureBeyondViewport: true,
    clip: { ...cssContentSize, scale: 1 },
  });
  const file = `${values.out}/${name}.webp`;
  await writeFile(file, data, 'base64');
  console.log(file);
}

/** A page that is not a board: how to open it, and what shows that it is complete. */
interface PagePlan {
  readonly name: string;
  open(page: Page): Promise<void>;
  readonly seen: string;
}

const at = (path: string) => async (page: Page) => void (await page.goto(path));

/** Opens a finished game from its file. */
const after = (game: string, path: (id: string) => string) => async (page: Page) => {
  await page.goto('/file');
  await page.locator('input[type=file]').setInputFiles(`e2e/planted/${game}.json`);
  await page.locator('[data-replay]').waitFor();
  const [kept] = await savedGames(page);
  await page.goto(path(kept!.id));
};

const withFriends = async (page: Page) => {
  await page.goto('/game/scout');
  await page.locator('[data-seat-choice]').nth(1).selectOption('person');
  await page.locator('[data-online]').click();
  await page.locator('[data-set]:enabled').click();
};

const PAGES: readonly PagePlan[] = [
  { name: 'game', open: at('/game/scriptoria'), seen: '[data-start]:enabled' },
  { name: 'settings', open: at('/settings'), seen: '.settings' },
  { name: 'rules', open: at('/game/biblios/rules'), seen: '.figure' },
  { name: 'lesson', open: at('/game/scout/lesson'), seen: '.teacher' },
  { name: 'puzzles', open: at('/game/duodecim/puzzles'), seen: '.puzzles' },
  { name: 'puzzle', open: at('/game/scout/puzzles/1'), seen: '[data-puzzle=open] .frame' },
  { name: 'numbers', open: at('/game/scriptoria/numbers'), seen: '.seat-shares' },
  { name: 'online', open: withFriends, seen: '[data-link]' },
  { name: 'replay', open: after('biblios', (id) => `/table/${id}?at=100`), seen: '.open-hand' },
  { name: 'coach', open: after('scout', (id) => `/coach/${id}`), seen: '[data-review]' },
  { name: 'fair', open: after('scout', (id) => `/fair/${id}`), seen: '.fair-good' },
];

/** A review by the coach takes about a minute. */
const PAGE_TIMEOUT_MS = 300_000;

const isWanted = (what: string) => values.only === undefined || values.only === what;

export async function main(): Promise<void> {
  await mkdir(values.out, { recursive: true });
  site = await openSite();
  browser = await openBrowser();
  for (const shot of isWanted('home') ? all : []) {
    await withPage(shot, async (page) => {
      await page.goto('/');
      await page.locator('.game-link').last().waitFor();
      await picture(page, nameOf('home', shot));
    });
  }
  for (const { id } of manifests.filter(({ id }) => isWanted(id))) {
    const plan = PLANS[id] ?? { seats: 2, moments: [{ name: 'start', decisions: 4 }] };
    const games = await keptAt(id, plan.moments, Number(values.seats ?? plan.seats));
    for (const [i, { name }] of plan.moments.entries()) {
      for (const shot of i === 0 ? all : few) {
        await withPage(shot, async (page) => {
          await openKept(page, games[i]!);
          await picture(page, nameOf(i === 0 ? id : `${id}-${name}`, shot));
        });
      }
    }
  }
  for (const plan of isWanted('pages') ? PAGES : []) {
    for (const shot of few) {
      await withPage(shot, async (page) => {
        await plan.open(page);
        await page.locator(plan.seen).first().waitFor({ timeout: PAGE_TIMEOUT_MS });
        await picture(page, nameOf(`page-${plan.name}`, shot));
      });
    }
  }
  await browser.close();
  await site.close();
}
