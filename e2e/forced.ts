// Moves without a choice, and taps that come when one question has just taken the place of another.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Ground, withPage } from './device.ts';
import { playOn, startGame, waitForTurn } from './driver.ts';
import { keptGames } from './kept.ts';

const OFFERED = '.room-table .frame :is([data-move], [data-step])';

/** Notes what is offered whenever the page says that it plays the only move. */
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

export function forcedSuite(ground: () => Ground): void {
  describe('moves without a choice', () => {
    test.concurrent('Duodecim says the only move and offers nothing meanwhile', async () => {
      await withPage(ground(), { settleMs: 20 }, async (page) => {
        await startGame(page, 'duodecim', { seed: 'forced' });
        const announced = await watchAnnouncements(page);
        for (let taps = 0; (await announced()).length < 3 && taps < 400; taps += 10)
          await playOn(page, { seed: `forced ${taps}`, most: 10 });
        const offers = await announced();
        expect(offers.length).toBeGreaterThanOrEqual(3);
        expect(offers.every((count) => count === 0)).toBe(true);
      });
    });

    test.concurrent('around one device, the curtain after an only move can be lifted, to the end of the game', async () => {
      await withPage(ground(), {}, async (page) => {
        await startGame(page, 'scout', { seed: 'the end', seats: 2, people: 2 });
        expect(await playOn(page, { seed: 'the end' })).toBe(true);
      });
    });

    test.concurrent('a tap that comes too soon after a new question answers nothing', async () => {
      await withPage(ground(), { settleMs: 400, confirm: true }, async (page) => {
        await startGame(page, 'scout', { seed: 'too soon' });
        await waitForTurn(page);
        // Inside the page: the second tap comes as soon as there is a yes to be tapped.
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
        expect((await keptGames(page))[0]?.record?.moves ?? []).not.toContain('0 keep');
        // Whoever has read the question is heard.
        await page.waitForFunction(() => {
          document.querySelector<HTMLElement>('[data-step=confirm]')?.click();
          return !document.querySelector('[data-step=confirm]');
        });
        await waitForTurn(page);
        expect((await keptGames(page))[0]?.record?.moves).toContain('0 keep');
      });
    });
  });
}
