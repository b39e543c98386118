// `npm run make -- contact-sheets [--only GAME --theme dark --lang fr --seats N --seed TEXT --out DIR]`: every board at its start, in the
// middle, in its last act and at its ending, in three sizes and both themes; film strips of the deal, a bot's turn and
// the ending; and how empty the play area is. `--full` also saves each picture by itself, `--no-films` makes no strips.
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../../e2e/support/browser.ts';
import { type PageSettings, playOn, setSettings, startGame, waitForTurn } from '../../e2e/support/driver.ts';
import { fontsLoaded } from '../../e2e/support/fonts.ts';
import { saveGame } from '../../e2e/support/saved-games.ts';
import { openSite, type Site } from '../../e2e/support/site.ts';
import type { GameManifest } from '../../src/engine/manifest.ts';
import { manifests } from '../../src/games/index.ts';
import type { SavedGame } from '../../src/web/savedGames.ts';
import { measureEmptiness } from './contact-sheets/emptiness.ts';
import { film } from './contact-sheets/film.ts';
import { MOMENTS, type Moment, momentsOf } from './contact-sheets/moments.ts';
import { type Picture, saveSheet, webpOf } from './contact-sheets/sheet.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    theme: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    seats: { type: 'string' },
    seed: { type: 'string', default: 'picture' },
    out: { type: 'string', default: 'docs/screens' },
    films: { type: 'boolean', default: true },
    full: { type: 'boolean', default: false },
  },
  allowNegative: true,
});

interface Size {
  readonly context: BrowserContextOptions & { readonly viewport: { width: number; height: number } };
  /** On the sheet. */
  readonly width: number;
}
const DESKTOP: Size = { context: { viewport: { width: 1440, height: 900 } }, width: 480 };
const PHONES: readonly Size[] = [
  { context: { viewport: { width: 390, height: 844 }, hasTouch: true }, width: 236 },
  { context: { viewport: { width: 360, height: 640 }, hasTouch: true }, width: 236 },
];
const THEMES = ['light', 'dark'] as const;
const MOST_SEATS = 4;
/** Longer than a deal, a bot's turn or an ending. */
const FILM_MS = { deal: 2500, turn: 4000, ending: 6000 };
/** A third of the play area may be empty. */
const MAX_EMPTY = 1 / 3;

let site: Site;
let browser: Browser;

async function withPage(
  size: Size,
  settings: PageSettings,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...size.context, baseURL: site.address, bypassCSP: true });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.stack));
  // tsx puts it around functions with names, in those that run in the page too.
  await page.addInitScript('globalThis.__name = (value) => value');
  await setSettings(page, { lang: values.lang === 'fr' ? 'fr' : 'en', ...settings });
  await act(page);
  await context.close();
}

async function open(page: Page, game: SavedGame): Promise<void> {
  await page.goto('/');
  await page.locator('.game-link').last().waitFor();
  await saveGame(page, game);
  await page.goto(`/table/${game.id}`);
  await waitForTurn(page);
}

async function stills(
  game: GameManifest,
  theme: (typeof THEMES)[number],
  saved: Readonly<Record<Moment, SavedGame>>,
) {
  const shots = new Map<Size, Picture[]>();
  for (const size of [DESKTOP, ...PHONES]) {
    const pictures: Picture[] = [];
    const { width, height } = size.context.viewport;
    const take = async (page: Page, moment: string) => {
      await fontsLoaded(page);
      const data = await webpOf(page);
      const caption = `${moment}, ${width} × ${height}, ${theme}`;
      pictures.push({ data, width: size.width, caption });
      const name = `full-${game.id}-${moment.replace(' ', '-')}-${width}x${height}-${theme}.webp`;
      if (values.full) await writeFile(`${values.out}/${name}`, data, 'base64');
    };
    for (const moment of MOMENTS) {
      await withPage(size, { theme }, async (page) => {
        await open(page, saved[moment]);
        await take(page, moment);
        const { rows, columns, rectangle } = await measureEmptiness(page);
        const verdict = Math.max(rows, columns, rectangle) > MAX_EMPTY ? ' TOO EMPTY' : '';
        console.log(
          `${game.id} ${moment} ${width}×${height} ${theme}: empty ${percent(rows)} of the height, ${percent(columns)} of the width, largest empty rectangle ${percent(rectangle)}${verdict}`,
        );
        if (moment !== 'last act') return;
        await playOn(page, { seed: values.seed });
        await page.locator('[data-result]').waitFor();
        await take(page, 'ending');
      });
    }
    shots.set(size, pictures);
  }
  const [desktop = [], ...phones] = [...shots.values()];
  await saveSheet(browser, `${values.out}/sheet-${game.id}-${theme}.webp`, [
    desktop,
    desktop.flatMap((_, i) => phones.flatMap((pictures) => pictures[i] ?? [])),
  ]);
}

async function films(game: GameManifest, seats: number, saved: Readonly<Record<Moment, SavedGame>>) {
  const moving = { theme: 'light', motion: 250, speed: 'normal' } as const;
  const save = async (name: string, frames: Awaited<ReturnType<typeof film>>) => {
    const pictures = frames.map(({ data, ms }) => ({ data, width: 360, caption: `${name}, ${ms} ms` }));
    await saveSheet(browser, `${values.out}/film-${game.id}-${name}.webp`, [
      pictures.slice(0, 5),
      pictures.slice(5),
    ]);
  };
  await withPage(DESKTOP, moving, async (page) => {
    const start = () => startGame(page, game.id, { seed: values.seed, seats, level: 'apprentice' });
    await save('deal', await film(page, start, { afterMs: FILM_MS.deal, sinceFrame: true }));
  });
  await withPage(DESKTOP, moving, async (page) => {
    await open(page, saved.middle);
    const act = async () => void (await playOn(page, { seed: values.seed, most: 3 }));
    await save('turn', await film(page, act, { afterMs: FILM_MS.turn, isWhole: true }));
  });
  await withPage(DESKTOP, moving, async (page) => {
    await open(page, saved['last act']);
    const act = async () => void (await playOn(page, { seed: values.seed }));
    await save('ending', await film(page, act, { afterMs: FILM_MS.ending, isWhole: true }));
  });
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

export async function main(): Promise<void> {
  await mkdir(values.out, { recursive: true });
  site = await openSite();
  browser = await openBrowser();
  for (const game of manifests.filter(({ id }) => values.only === undefined || id === values.only)) {
    const seats = Number(values.seats ?? Math.min(MOST_SEATS, Math.max(...game.seatCounts)));
    const saved = await momentsOf(game, seats, values.seed);
    for (const theme of THEMES) if (!values.theme || theme === values.theme) await stills(game, theme, saved);
    if (values.films) await films(game, seats, saved);
  }
  await browser.close();
  await site.close();
}
