// The pages around the games: home, a game's page, settings; people around one device.
import { describe, expect, test } from 'vitest';
import { SHELF } from '../src/web/shelf.ts';
import { expectAccessibleInEveryLight, expectNoSidewaysScroll, expectTargets, sentences } from './checks.ts';
import { playOn, startGame, waitForTurn } from './driver.ts';
import { type Ground, withPage } from './games.ts';

const PATHS = ['/', '/settings', '/nowhere', '/table/none', ...SHELF.map(({ id }) => `/game/${id}/rules`)];

export function pagesSuite(ground: () => Ground): void {
  describe('pages', () => {
    test.concurrent.each(PATHS)(
      '%s is accessible in every light, nothing too small or sideways',
      async (path) => {
        await withPage(ground(), {}, async (page) => {
          await page.goto(path);
          await page.locator('h1').waitFor();
          await expectNoSidewaysScroll(page);
          await expectTargets(page);
          await expectAccessibleInEveryLight(page);
        });
      },
    );

    test.concurrent('from the first visit to the first move: three taps', async () => {
      await withPage(ground(), {}, async (page) => {
        await page.goto('/');
        await page.locator('.shelf').first().click();
        await page.locator('[data-start]').click();
        await waitForTurn(page);
      });
    });

    test.concurrent('a game left is offered again at home', async () => {
      await withPage(ground(), {}, async (page) => {
        await startGame(page, 'scout', { seed: 'left' });
        await playOn(page, { seed: 'left', most: 4 });
        await page.goto('/');
        await page.locator('.kept a').first().click();
        await waitForTurn(page);
      });
    });

    test.concurrent('home and settings speak French from top to bottom', async () => {
      await withPage(ground(), { lang: 'fr' }, async (page) => {
        for (const path of ['/', '/settings', '/game/scout']) {
          await page.goto(path);
          await page.locator('h1').waitFor();
          const french = [...(await sentences(page))].join('\n');
          expect(french).not.toMatch(/\b(the|and|with|players|your)\b/i);
        }
      });
    });

    test.concurrent('around one device: a curtain between two people, and no hand behind it', async () => {
      await withPage(ground(), {}, async (page) => {
        await startGame(page, 'scout', { seed: 'curtain', seats: 2, people: 2 });
        for (const person of ['one', 'two', 'one again']) {
          expect(await waitForTurn(page), person).toBe('covered');
          expect(await page.locator('.frame').count()).toBe(0);
          await page.locator('[data-lift]').click();
          expect(await playOn(page, { seed: person, stopsAtCurtain: true })).toBe(false);
        }
      });
    });

    test.concurrent('asks before a move is played, takes back, gives a hint', async () => {
      await withPage(ground(), { confirm: true }, async (page) => {
        await startGame(page, 'scout', { seed: 'asking' });
        await page.locator('[data-move=keep]').click();
        await page.locator('[data-cancel]').click();
        await page.locator('[data-move=keep]').click();
        await page.locator('[data-step=confirm]').click();
        await page.locator('.hand :is([data-move], [data-step])').first().waitFor();
        await page.keyboard.press('h');
        await page.locator('.advice button').first().waitFor();
        await page.keyboard.press('Escape');
        await page.keyboard.press('u');
        await page.locator('[data-move=keep]').waitFor();
      });
    });

    test.concurrent('a log entry leads to its moment and back', async () => {
      await withPage(ground(), {}, async (page) => {
        await startGame(page, 'scout', { seed: 'log' });
        await playOn(page, { seed: 'log', most: 6 });
        await page.locator('.opens-log').click();
        await page.locator('.sheet .log button').last().click();
        await page.locator('.past').waitFor();
        expect(await page.locator('.frame :is([data-move], [data-step])').count()).toBe(0);
        await page.keyboard.press('b');
        await waitForTurn(page);
        expect(await page.locator('.past').count()).toBe(0);
      });
    });
  });
}
