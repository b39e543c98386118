// Games played by keyboard and ear alone: short ones here, hundreds by `npm run stress -- ear`.
import { describe, expect, test } from 'vitest';
import { playOn, startGame } from '../support/driver.ts';
import { focusedIn, readTree } from '../support/ear/accessibility-tree.ts';
import { localGameByEar } from '../support/ear/ear-games.ts';
import { listen } from '../support/ear/hearing.ts';
import { lookBack } from '../support/ear/look-back.ts';
import { sampled } from '../support/sampled-games.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

const GAMES = [
  { id: 'scout', lang: 'fr', seats: 3 },
  { id: 'biblios', lang: 'en', seats: 2, slowerByMs: 200 },
  { id: 'duodecim', lang: 'fr', seats: 2 },
  { id: 'scriptoria', lang: 'en', seats: 2 },
] as const;

export function byEarSuite(environment: () => TestEnvironment): void {
  describe('by ear', () => {
    test.concurrent.each(sampled('by ear', GAMES))(
      '$id ($lang): every turn and question is announced once, and the focus is never lost',
      async ({ id, ...table }) => {
        const settings = { ...table, game: id, seed: `ear ${id}`, most: 10 };
        const report = await localGameByEar(environment(), settings);
        expect(report.faults).toEqual([]);
        expect(report.decisions).toBe(10);
      },
    );

    test.concurrent.each(sampled('looking back by ear', [{ id: 'scout' }, { id: 'duodecim' }]))(
      '$id: looking back tells every position and keeps the focus at the table',
      async ({ id }) => {
        await withPage(environment(), {}, async (page) => {
          await listen(page);
          await startGame(page, id, { seed: `back ${id}`, seats: 2 });
          await playOn(page, { seed: 'back', most: 12 });
          expect(await lookBack(page)).toEqual([]);
        });
      },
    );

    test.concurrent('scriptoria: the page is walked by its rows and columns', async () => {
      await withPage(environment(), {}, async (page) => {
        await startGame(page, 'scriptoria', { seed: 'rows', seats: 2 });
        const session = await page.context().newCDPSession(page);
        const places = page.getByRole('group', { name: 'Your page' });
        await places.locator('[tabindex="0"]').focus();
        const walked: string[] = [];
        for (const key of ['Home', 'ArrowRight', 'ArrowDown', 'End']) {
          await page.keyboard.press(key);
          walked.push(focusedIn(await readTree(session)).name);
        }
        expect(walked).toEqual([
          'Corner, free, on the left page, row 1, column 1',
          'Border, free, on the left page, row 1, column 2',
          'Miniature, free, on the left page, row 2, column 2',
          'Corner, free, on the right page, row 4, column 6',
        ]);
      });
    });
  });
}
