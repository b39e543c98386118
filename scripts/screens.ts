// Pictures of every board, phone and desktop, by day and by candle: npm run screens [-- --game scout --taps 9 --lang fr --out DIR]
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openBrowser } from '../e2e/browser.ts';
import { playOn, setSettings, startGame, waitForTurn } from '../e2e/driver.ts';
import { openSite } from '../e2e/site.ts';
import { SHELF } from '../src/web/shelf.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    taps: { type: 'string', default: '9' },
    seed: { type: 'string', default: 'picture' },
    seats: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    theme: { type: 'string' },
    out: { type: 'string', default: 'docs/screens' },
  },
});

const SIZES = {
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;
const themes = (['light', 'dark', 'contrast'] as const).filter((theme) =>
  values.theme ? theme === values.theme : theme !== 'contrast',
);
const lang = values.lang === 'fr' ? 'fr' : 'en';
const games = SHELF.filter(({ id }) => values.game === undefined || id === values.game);

await mkdir(values.out, { recursive: true });
const site = await openSite();
const browser = await openBrowser();
for (const { id } of games) {
  for (const [size, options] of Object.entries(SIZES)) {
    for (const theme of themes) {
      const context = await browser.newContext({ ...options, baseURL: site.address });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(`${id}: ${error.stack}`));
      await setSettings(page, { lang, theme });
      await startGame(page, id, { seed: values.seed, ...(values.seats && { seats: Number(values.seats) }) });
      await playOn(page, { seed: values.seed, most: Number(values.taps) });
      await waitForTurn(page);
      await page.evaluate(() => document.fonts.ready);
      const file = `${values.out}/${id}-${size}-${theme}${lang === 'en' ? '' : `-${lang}`}.png`;
      await page.screenshot({ path: file });
      console.log(file);
      await context.close();
    }
  }
}
await browser.close();
await site.close();
