// The pages around the games: home, a game's page, settings.
import { describe, expect, test } from 'vitest';
import { manifests } from '../../src/games/index.ts';
import {
  expectAccessibleInEveryTheme,
  expectNoSidewaysScroll,
  expectTargets,
} from '../support/accessibility-checks.ts';
import { waitForTurn } from '../support/driver.ts';
import { leaveFor } from '../support/navigation.ts';
import { sentences } from '../support/page-texts.ts';
import { sampled } from '../support/sampled-games.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

/** The paths of a test share a page: opening one takes longer than its checks. */
const PATHS = {
  'home, settings and missing pages': [
    '/',
    '/settings',
    '/rules',
    '/about',
    '/privacy',
    '/operator',
    '/nowhere',
    '/table/none',
  ],
  'my games, lobby and new games': ['/games', '/deals', '/lobby', '/new/bots', '/new/friends', '/new/device'],
  'the page of a game': sampled('page of the game', manifests).map(({ id }) => `/game/${id}`),
};

export function pagesSuite(environment: () => TestEnvironment): void {
  describe('pages', () => {
    test.concurrent.each(Object.entries(PATHS))(
      '%s: accessible in every theme, targets large enough, no horizontal scrolling',
      async (_, paths) => {
        await withPage(environment(), {}, async (page) => {
          // Going on as a link does: only the first page is loaded.
          await page.goto('/settings');
          for (const path of paths) {
            await leaveFor(page, path);
            await page.locator('.waiting').waitFor({ state: 'detached' });
            await expectNoSidewaysScroll(page);
            await expectTargets(page);
            await expectAccessibleInEveryTheme(page);
          }
        });
      },
    );

    test.concurrent('from the first visit to the first move: three taps', async () => {
      await withPage(environment(), {}, async (page) => {
        await page.goto('/');
        await page.locator('.game-link').first().click();
        await page.locator('[data-start]').click();
        await waitForTurn(page);
      });
    });

    test.concurrent('from home to the first move against bots: two taps', async () => {
      await withPage(environment(), {}, async (page) => {
        await page.goto('/');
        await page.locator('a[href="/new/bots"]').click();
        await page.locator('[data-choose=scout]').click();
        await waitForTurn(page);
      });
    });

    test.concurrent('around this device: only people sit there, also at further seats', async () => {
      await withPage(environment(), {}, async (page) => {
        await page.goto('/');
        await page.locator('a[href="/new/device"]').click();
        await page.locator('.game-link[href^="/game/scout"]').click();
        await page.locator('[data-seats]').selectOption('3');
        for (const choice of await page.locator('[data-seat-choice]').all())
          expect(await choice.inputValue()).toBe('person');
        await page.locator('[data-start]:enabled').click();
        await page.locator('.pass-device').waitFor();
      });
    });

    test.concurrent('on a small phone the three doors are on the first screen', async () => {
      await withPage(environment(), {}, async (page) => {
        await page.goto('/');
        const box = await page.locator('.door').nth(2).boundingBox();
        expect((box?.y ?? 1000) + (box?.height ?? 0)).toBeLessThan(640);
      });
    });

    test.concurrent('after navigation the focus is on the title, also of a page whose code is loaded then', async () => {
      await withPage(environment(), {}, async (page) => {
        await page.goto('/');
        await page.locator('.game-link').first().click();
        await page.locator('.game').waitFor();
        await page.locator('h1:focus').waitFor({ timeout: 5000 });
        await page.goBack();
        await page.locator('.home h1:focus').waitFor({ timeout: 5000 });
      });
    });

    test.concurrent('a name typed in the moment in which the settings appear stays', async () => {
      await withPage(environment(), {}, async (page) => {
        await page.goto('/');
        await page.locator('.game-link').first().waitFor();
        const name = await page.evaluate(async () => {
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          const input = () => document.querySelector<HTMLInputElement>('input[autocomplete=nickname]');
          // Called right after the page is drawn, before its effects run.
          const typed = new Promise<void>((resolve) => {
            const observer = new MutationObserver(() => {
              const field = input();
              if (!field) return;
              observer.disconnect();
              field.value = 'Alcuin';
              field.dispatchEvent(new Event('input', { bubbles: true }));
              resolve();
            });
            observer.observe(document.body, { subtree: true, childList: true });
          });
          document.querySelector<HTMLElement>('a[href="/settings"]')?.click();
          await typed;
          for (let frames = 0; frames < 5; frames++) await frame();
          return input()?.value;
        });
        expect(name).toBe('Alcuin');
      });
    });

    test.concurrent('home and settings are entirely in French', async () => {
      await withPage(environment(), { lang: 'fr' }, async (page) => {
        await page.goto('/new/device');
        for (const path of ['/', '/settings', '/games', '/deals', '/lobby', '/new/friends', '/game/scout']) {
          await leaveFor(page, path);
          const french = [...(await sentences(page))].join('\n');
          expect(french).not.toMatch(/\b(the|and|with|players|your)\b/i);
        }
      });
    });
  });
}
