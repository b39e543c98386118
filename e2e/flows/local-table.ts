// A table of any game on this device: dialogs, log, confirmation, refusals, animation, forced moves, sound.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/web/texts/en.ts';
import {
  expectAccessibleInEveryTheme,
  expectNoSidewaysScroll,
  expectTargets,
} from '../support/accessibility-checks.ts';
import { playOn, startGame, uncoverTable, waitForTurn } from '../support/driver.ts';
import { savedGames } from '../support/saved-games.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

const SHEETS = [
  ['?', '.keys'],
  ['l', '.sheet .log'],
  ['r', '.sheet .prose'],
  ['o', '.sheet .menu'],
  ['h', '.advice button'],
] as const;

const SENTENCE = /\p{L}+ .*\./u;

/** Marks the page when a piece begins to move or only fades: a later look could be too late. */
const markMotion = (page: Page) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      const takesTime = typeof timing === 'object' && Number(timing.duration) > 0;
      const isJourney = takesTime && frames !== null && 'transform' in frames;
      document.documentElement.dataset[isJourney ? 'travelled' : 'faded'] = '';
      return animate.call(this, frames, timing);
    };
  });

export function localTableSuite(environment: () => TestEnvironment): void {
  describe('at any table', () => {
    test.concurrent('every dialog, the covered table and the replay are accessible and large enough', async () => {
      await withPage(environment(), {}, async (page) => {
        await startGame(page, 'scout', { seed: 'sheets' });
        await playOn(page, { seed: 'sheets', most: 4 });
        await waitForTurn(page);
        for (const [key, content] of SHEETS) {
          await page.keyboard.press(key);
          // A hint points at the board; its list is one tap away.
          if (key === 'h') await page.locator('[data-hint-more]').click();
          await page.locator(content).first().waitFor();
          await expectNoSidewaysScroll(page);
          await expectTargets(page);
          await expectAccessibleInEveryTheme(page);
          await page.keyboard.press('Escape');
          await page.locator('dialog[open]').waitFor({ state: 'detached' });
        }
        await page.locator('.opens-log').click();
        await page.locator('.sheet .log button').last().click();
        await page.locator('[data-replay]').waitFor();
        await expectTargets(page);
        await expectAccessibleInEveryTheme(page);
        await startGame(page, 'scout', { seed: 'sheets', people: 2 });
        await page.locator('.pass-device').waitFor();
        await expectTargets(page);
        await expectAccessibleInEveryTheme(page);
      });
    });

    test.concurrent('on a shared device the table is covered between two people, and shows no hand', async () => {
      await withPage(environment(), {}, async (page) => {
        await startGame(page, 'scout', { seed: 'covered', seats: 2, people: 2 });
        for (const person of ['one', 'two', 'one again']) {
          expect(await waitForTurn(page), person).toBe('covered');
          expect(await page.locator('.frame').count()).toBe(0);
          await uncoverTable(page);
          expect(await playOn(page, { seed: person, stopsWhenCovered: true })).toBe(false);
        }
      });
    });

    test.concurrent('confirms a move, takes back, gives a hint', async () => {
      await withPage(environment(), { confirm: true }, async (page) => {
        await startGame(page, 'scout', { seed: 'asking' });
        await page.locator('.prompt-buttons [data-move=keep]').click();
        await page.locator('[data-cancel]').click();
        await page.locator('.prompt-buttons [data-move=keep]').click();
        await page.locator('[data-step=confirm]').click();
        await page.locator('.hand :is([data-move], [data-step])').first().waitFor();
        // The hint points at the board, also at the first step of its move; the list is one tap away.
        await page.keyboard.press('h');
        await page.locator('[data-hinted]').first().waitFor();
        await page
          .locator('[data-announced] > p', { hasText: / wins? in 10\./ })
          .waitFor({ state: 'attached' });
        await page.locator('[data-hint-more]').click();
        await page.locator('.advice button').first().waitFor();
        await page.keyboard.press('Escape');
        // The bots have revealed something: taking back makes it a practice game, which the page asks first.
        await page.keyboard.press('u');
        await page.locator('[data-practise]').click();
        await page.locator('.prompt-buttons [data-move=keep]').waitFor();
        await page.locator('[data-practice]').waitFor();
        expect((await savedGames(page))[0]?.practice).toBe(true);
        await page.goto('/games');
        await page.locator('li small', { hasText: 'practice' }).waitFor();
      });
    });

    test.concurrent('a log entry leads to its position and back', async () => {
      await withPage(environment(), {}, async (page) => {
        await startGame(page, 'scout', { seed: 'log' });
        await playOn(page, { seed: 'log', most: 6 });
        await page.locator('.opens-log').click();
        await page.locator('.sheet .log button').last().click();
        await page.locator('[data-replay]').waitFor();
        expect(await page.locator('.frame :is([data-move], [data-step])').count()).toBe(0);
        await page.keyboard.press('b');
        await waitForTurn(page);
        expect(await page.locator('[data-replay]').count()).toBe(0);
      });
    });

    test.concurrent('an impossible tap is explained, and events are announced', async () => {
      await withPage(environment(), {}, async (page) => {
        await startGame(page, 'scout', { seed: 'why' });
        await waitForTurn(page);
        // The card is marked as not playable, but it can still be tapped.
        await page.locator('.hand [data-action]').first().click({ force: true });
        const note = page.locator('.prompt-note');
        await note.filter({ hasText: SENTENCE }).waitFor();
        // The next tap anywhere brings the question back.
        await page.locator('.prompt-text').click();
        await note.filter({ hasText: /^$/ }).waitFor({ state: 'attached' });
        // A finger on a thing that is no action: its words, without holding it.
        await page
          .locator('.seat-counts [data-explain]')
          .first()
          .evaluate((icon) =>
            icon.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' })),
          );
        await page.locator('.lens-text').filter({ hasText: /point/ }).waitFor();
        await page.locator('.prompt-buttons [data-move=keep]').click();
        await page.locator('[data-announced] > p', { hasText: SENTENCE }).waitFor({ state: 'attached' });
        expect(await note.textContent()).toBe('');
      });
    });

    test.concurrent('cards move; with reduced motion they only fade', async () => {
      for (const calm of [false, true]) {
        await withPage(environment(), { motion: 120, calm }, async (page) => {
          await markMotion(page);
          await startGame(page, 'scout', { seed: 'motion', seats: 2 });
          await playOn(page, { seed: 'motion', most: 4 });
          await page
            .locator(calm ? 'html[data-faded]' : 'html[data-travelled]')
            .waitFor({ state: 'attached' });
          expect(await page.locator('html[data-travelled]').count()).toBe(calm ? 0 : 1);
        });
      }
    });

    test.concurrent('a forced move waits for a tap, or plays itself by a setting', async () => {
      await withPage(environment(), { forced: false }, async (page) => {
        await startGame(page, 'biblios', { seed: 'forced', seats: 2 });
        const only = async () => {
          for (;;) {
            const turn = await waitForTurn(page);
            if (typeof turn === 'string') throw new Error(`the game is ${turn} before a forced move`);
            if (turn.count === 1 && !turn.name.endsWith(' …')) return turn;
            await playOn(page, { seed: 'forced', most: 1 });
          }
        };
        const { revision } = await only();
        await page.keyboard.press('o');
        await page.locator('.sheet .menu').waitFor();
        expect(await page.locator('.frame').getAttribute('data-revision')).toBe(revision);
        await page.getByLabel(en.settings.forced).check();
        await page.keyboard.press('Escape');
        await page.locator(`.frame:not([data-revision="${revision}"])`).waitFor();
      });
    });

    test.concurrent('events have sounds until the sound is turned off', async () => {
      await withPage(environment(), { sound: true }, async (page) => {
        await page.addInitScript(() => {
          const { prototype } = AudioContext;
          for (const maker of ['createOscillator', 'createBufferSource'] as const) {
            const make: () => AudioNode = prototype[maker];
            Object.defineProperty(prototype, maker, {
              value(this: AudioContext) {
                const { dataset } = document.documentElement;
                dataset.sounds = String(Number(dataset.sounds ?? 0) + 1);
                return make.call(this);
              },
            });
          }
        });
        const soundCount = async () => Number((await page.locator('html').getAttribute('data-sounds')) ?? 0);
        await startGame(page, 'scout', { seed: 'sound', seats: 2 });
        await playOn(page, { seed: 'sound', most: 3 });
        await page.locator('html[data-sounds]').waitFor({ state: 'attached' });
        await page.keyboard.press('s');
        const before = await soundCount();
        await playOn(page, { seed: 'silence', most: 3 });
        expect(await soundCount()).toBe(before);
      });
    });
  });
}
