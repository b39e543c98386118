// Forced moves, and taps that come just after a new question.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playOn, startGame, waitForTurn } from '../support/driver.ts';
import { savedGames } from '../support/saved-games.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

const OFFERED = '.table-main .frame :is([data-move], [data-step])';

/** Counts the offered controls whenever the page announces a forced move. */
async function watchAnnouncements(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate((offered) => {
    const seen: number[] = [];
    Object.assign(window, { announced: seen });
    let last = '';
    new MutationObserver(() => {
      const text = document.querySelector('.prompt-text')?.textContent?.trim() ?? '';
      if (text.startsWith('Only one move: ') && text !== last)
        seen.push(document.querySelectorAll(offered).length);
      last = text;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, OFFERED);
  return () => page.evaluate(() => Reflect.get(window, 'announced'));
}

export function forcedMovesSuite(environment: () => TestEnvironment): void {
  describe('forced moves', () => {
    test.concurrent('Duodecim announces a forced move and offers nothing meanwhile', async () => {
      const settleMs = 20;
      await withPage(environment(), { settleMs }, async (page) => {
        await startGame(page, 'duodecim', { seed: 'forced' });
        const announced = await watchAnnouncements(page);
        for (let taps = 0; (await announced()).length < 3 && taps < 400; taps += 10)
          await playOn(page, { seed: `forced ${taps}`, most: 10, settleMs });
        const offers = await announced();
        expect(offers.length).toBeGreaterThanOrEqual(3);
        expect(offers.every((count) => count === 0)).toBe(true);
      });
    });

    test.concurrent('on a shared device, the table covered after a forced move can be uncovered, to the end of the game', async () => {
      await withPage(environment(), {}, async (page) => {
        await startGame(page, 'scout', { seed: 'the end', seats: 2, people: 2 });
        expect(await playOn(page, { seed: 'the end' })).toBe(true);
      });
    });

    test.concurrent('a tap too soon after a new question is ignored', async () => {
      await withPage(environment(), { settleMs: 400, confirm: true }, async (page) => {
        await startGame(page, 'scout', { seed: 'too soon' });
        await waitForTurn(page);
        // From inside the page: the second tap comes as soon as the confirm button exists.
        const isStillAsked = await page.evaluate(async () => {
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          const yes = () => document.querySelector<HTMLElement>('[data-step=confirm]');
          while (!yes()) {
            document.querySelector<HTMLElement>('[data-move=keep]')?.click();
            await frame();
          }
          yes()?.click();
          await frame();
          await frame();
          return yes() !== null;
        });
        expect(isStillAsked).toBe(true);
        expect((await savedGames(page))[0]?.record?.moves ?? []).not.toContain('0 keep');
        // A later tap counts.
        await page.waitForFunction(() => {
          document.querySelector<HTMLElement>('[data-step=confirm]')?.click();
          return !document.querySelector('[data-step=confirm]');
        });
        await waitForTurn(page);
        expect((await savedGames(page))[0]?.record?.moves).toContain('0 keep');
      });
    });
  });
}
