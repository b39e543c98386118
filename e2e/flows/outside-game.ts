// A game from outside, registered by its file: played on the generic board by pointer and keyboard, and online with a bot.
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { registerGameFile } from '../../src/bots/pool/game-files.ts';
import {
  expectAccessible,
  expectAccessibleInEveryTheme,
  expectNoSidewaysScroll,
  expectTargets,
} from '../support/accessibility-checks.ts';
import { playOn, startGame, uncoverTable, waitForTurn } from '../support/driver.ts';
import { playTogether, withDevices } from '../support/online-devices.ts';
import { openCopy, type Site } from '../support/site.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const ID = 'high-card';
/** It has many moves, and dice that are revealed and at once rolled again. */
const MANY_MOVES_ID = 'hidden-dice';
const FILES = [
  { id: ID, path: pathOf('../../docs/example/manifest.ts') },
  { id: MANY_MOVES_ID, path: pathOf('../fixtures/hidden-dice/manifest.ts') },
];

export function outsideGameSuite(environment: () => TestEnvironment): void {
  let opened: Promise<Site> | null = null;
  /** A server of its own: the others do not know the games. */
  const withGame = async (): Promise<TestEnvironment> => {
    opened ??= Promise.all(FILES.map(({ path }) => registerGameFile(path))).then(() =>
      openCopy(environment().web, FILES),
    );
    const { address, web } = await opened;
    return { ...environment(), address, web };
  };
  afterAll(async () => (await opened)?.close());

  describe('a game from outside', () => {
    test.concurrent('stands at home and has no pages for parts that it does not bring', async () => {
      await withPage(await withGame(), {}, async (page) => {
        await page.goto('/');
        await page.locator(`.game-link[href="/game/${ID}"]`).waitFor();
        expect(await page.locator(`a[href="/game/${ID}/lesson"]`).count()).toBe(0);
        await page.goto(`/game/${ID}`);
        await page.locator('[data-start]:enabled').waitFor();
        for (const part of ['lesson', 'puzzles'])
          expect(await page.locator(`a[href="/game/${ID}/${part}"]`).count()).toBe(0);
        await expectAccessible(page);
        await page.goto(`/game/${ID}/rules`);
        await page.locator('#rule-play').waitFor();
        await page.goto(`/game/${ID}/numbers`);
        await page.locator('.numbers h2').waitFor();
        expect(await page.locator('.numbers h2').count()).toBe(1);
      });
    });

    test.concurrent('a whole game by pointer, with a reload, in every theme, to the replay', async () => {
      await withPage(await withGame(), { lang: 'fr', forced: false }, async (page) => {
        await startGame(page, ID, { seed: 'pointer', seats: 3 });
        await waitForTurn(page);
        expect(await page.locator('.generic-board .drawn').innerText()).toContain('Votre main');
        await expectNoSidewaysScroll(page);
        await expectTargets(page);
        await expectAccessibleInEveryTheme(page);
        await playOn(page, { seed: 'pointer', most: 1 });
        await page.reload();
        await waitForTurn(page);
        expect(await playOn(page, { seed: 'pointer' })).toBe(true);
        await expectAccessible(page);
        await page.locator('[data-result] [data-look]').click();
        await page.locator('[data-replay]').waitFor();
      });
    });

    test.concurrent('a whole game by keyboard alone', async () => {
      await withPage(await withGame(), {}, async (page) => {
        await startGame(page, ID, { seed: 'keyboard', seats: 2 });
        // A digit presses a button of the list; the hand is one card smaller at the next turn.
        await waitForTurn(page);
        const moves = page.locator('.generic-moves button');
        const before = await moves.count();
        await page.keyboard.press('1');
        await page.waitForFunction((count) => {
          const left = document.querySelectorAll('.generic-moves button').length;
          return left > 0 && left < count;
        }, before);
        expect(await playOn(page, { seed: 'keyboard', by: 'keyboard' })).toBe(true);
      });
    });

    test.concurrent('online with a bot, to the end and with its proof', async () => {
      await withDevices(await withGame(), [{}], async ([anna]) => {
        const { page } = anna!;
        await page.goto(`/game/${ID}`);
        await page.locator('[data-seats]').selectOption('2');
        await page.locator('[data-online]').click();
        await page.locator('[data-seat-choice]').selectOption('apprentice');
        await page.locator('[data-set]:enabled').click();
        await page.locator('.frame').waitFor();
        expect(await playTogether([anna!], 'outside')).toBe(true);
        await page.locator('.online-proof.is-fair').waitFor();
      });
    });

    test.concurrent('nine groups of moves fit a small phone', async () => {
      await withPage(await withGame(), {}, async (page) => {
        await startGame(page, MANY_MOVES_ID, { seed: 'groups' });
        await waitForTurn(page);
        const buttons = page.locator('.generic-moves button');
        expect(await buttons.count()).toBe(9);
        const cut = await buttons.evaluateAll((all) =>
          all
            .filter((button) => {
              const { left, right, bottom } = button.getBoundingClientRect();
              const list = button.parentElement!.getBoundingClientRect();
              return bottom > Math.min(list.bottom, innerHeight) || left < 0 || right > innerWidth;
            })
            .map(({ textContent }) => textContent),
        );
        expect(cut).toEqual([]);
        await expectNoSidewaysScroll(page);
        await expectTargets(page);
      });
    });

    test.concurrent('a group opened by keyboard has the focus, and so has the list after it', async () => {
      await withPage(await withGame(), {}, async (page) => {
        await startGame(page, MANY_MOVES_ID, { seed: 'focus' });
        await waitForTurn(page);
        await page.locator('[data-step^="Guess red 4"]').focus();
        await page.keyboard.press('Enter');
        await page.locator('[data-move="guess 4 1"]:focus').waitFor({ timeout: 5000 });
        await page.keyboard.press('Escape');
        await page.locator('[data-step^="Guess red 1"]:focus').waitFor({ timeout: 5000 });
        expect(await playOn(page, { seed: 'focus', by: 'keyboard' })).toBe(true);
      });
    });

    test.concurrent('what a move reveals can be read after the next roll', async () => {
      await withPage(await withGame(), {}, async (page) => {
        await startGame(page, MANY_MOVES_ID, { seed: 'reveal', people: 2 });
        await uncoverTable(page);
        await page.locator('[data-step]').first().click();
        await page.locator('[data-move]').first().click();
        await uncoverTable(page);
        const recent = page.locator('.generic-recent');
        await recent.waitFor();
        expect(await recent.innerText()).toMatch(
          /guesses 1 and 1\.\s+The dice showed \d and \d\.\s+The dice are rolled\./,
        );
        await page.reload();
        await uncoverTable(page);
        await page.locator('.generic-recent', { hasText: 'The dice showed' }).waitFor();
        await expectAccessible(page);
      });
    });

    test.concurrent('nothing is said of decisions after the end', async () => {
      await withPage(await withGame(), {}, async (page) => {
        await startGame(page, MANY_MOVES_ID, { seed: 'end' });
        expect(await playOn(page, { seed: 'end' })).toBe(true);
        await page.locator('.generic-recent').waitFor();
        expect(await page.locator('.generic-waiting').count()).toBe(0);
      });
    });

    test.concurrent('plays without a network after the first visit', async () => {
      await withPage(await withGame(), { installs: true }, async (page) => {
        await page.goto('/');
        await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
        await page.context().setOffline(true);
        await startGame(page, ID, { seed: 'offline', seats: 2 });
        expect(await playOn(page, { seed: 'offline' })).toBe(true);
      });
    });
  });
}
