// What a table offers whatever is played at it: sheets, looking back, asking first, refusals, motion, what is kept and what is loaded.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { defaultPeople, HUMAN } from '../src/cli/people.ts';
import { newSitting } from '../src/cli/play/sitting.ts';
import { findEntry } from '../src/games/index.ts';
import { en } from '../src/web/texts/en.ts';
import {
  expectAccessibleInEveryLight,
  expectMoment,
  expectNoSidewaysScroll,
  expectTargets,
} from './checks.ts';
import { type Ground, withPage } from './device.ts';
import { liftCurtain, playOn, startGame, waitForTurn } from './driver.ts';
import { keepGame, keptGames } from './kept.ts';
import { weigh } from './weight.ts';

const SHEETS = [
  ['?', '.keys'],
  ['l', '.sheet .log'],
  ['r', '.sheet .prose'],
  ['o', '.sheet .menu'],
  ['h', '.advice button'],
] as const;

const KILO = 1000;
const SENTENCE = /\p{L}+ .*\./u;

const { record: planted } = JSON.parse(
  readFileSync(new URL('./planted/scout.json', import.meta.url), 'utf8'),
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

/** Marks the page as soon as a piece sets out for somewhere, or only fades: asked for later, it may have arrived. */
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

export function tablesSuite(ground: () => Ground): void {
  describe('at any table', () => {
    test.concurrent('every sheet, the curtain and the past are accessible and large enough', async () => {
      await withPage(ground(), {}, async (page) => {
        await startGame(page, 'scout', { seed: 'sheets' });
        await playOn(page, { seed: 'sheets', most: 4 });
        await waitForTurn(page);
        for (const [key, content] of SHEETS) {
          await page.keyboard.press(key);
          await page.locator(content).first().waitFor();
          await expectNoSidewaysScroll(page);
          await expectTargets(page);
          await expectAccessibleInEveryLight(page);
          await page.keyboard.press('Escape');
          await page.locator('dialog[open]').waitFor({ state: 'detached' });
        }
        await page.locator('.opens-log').click();
        await page.locator('.sheet .log button').last().click();
        await page.locator('[data-replay]').waitFor();
        await expectTargets(page);
        await expectAccessibleInEveryLight(page);
        await startGame(page, 'scout', { seed: 'sheets', people: 2 });
        await page.locator('.curtain').waitFor();
        await expectTargets(page);
        await expectAccessibleInEveryLight(page);
      });
    });

    test.concurrent('around one device: a curtain between two people, and no hand behind it', async () => {
      await withPage(ground(), {}, async (page) => {
        await startGame(page, 'scout', { seed: 'curtain', seats: 2, people: 2 });
        for (const person of ['one', 'two', 'one again']) {
          expect(await waitForTurn(page), person).toBe('covered');
          expect(await page.locator('.frame').count()).toBe(0);
          await liftCurtain(page);
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
        // The bots have shown something: only in a practice game can it be taken back, and that is asked first.
        await page.keyboard.press('u');
        await page.locator('[data-practise]').click();
        await page.locator('[data-move=keep]').waitFor();
        await page.locator('[data-practice]').waitFor();
        expect((await keptGames(page))[0]?.practice).toBe(true);
        await page.goto('/');
        await page.locator('li em', { hasText: 'practice' }).waitFor();
      });
    });

    test.concurrent('a log entry leads to its moment and back', async () => {
      await withPage(ground(), {}, async (page) => {
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

    test.concurrent('what is not possible says why, and what happens is read out', async () => {
      await withPage(ground(), {}, async (page) => {
        await startGame(page, 'scout', { seed: 'why' });
        await waitForTurn(page);
        // By its mark it cannot be chosen, but a finger may still try.
        await page.locator('.hand [data-thing]').first().click({ force: true });
        const note = page.locator('.prompt [role=alert]');
        await note.filter({ hasText: SENTENCE }).waitFor();
        await page.locator('[data-move=keep]').click();
        await page.locator('[role=log]', { hasText: SENTENCE }).waitFor({ state: 'attached' });
        expect(await note.textContent()).toBe('');
      });
    });

    test.concurrent('cards travel; for whoever wants it calm they only fade', async () => {
      for (const calm of [false, true]) {
        await withPage(ground(), { motion: 120, calm }, async (page) => {
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

    test.concurrent('what leaves no choice waits for a tap, or plays itself for whoever wants that', async () => {
      await withPage(ground(), { forced: false }, async (page) => {
        await startGame(page, 'biblios', { seed: 'forced', seats: 2 });
        const only = async () => {
          for (;;) {
            const turn = await waitForTurn(page);
            if (typeof turn === 'string') throw new Error(`the game is ${turn} before a forced move`);
            if (turn.count === 1 && !turn.name.endsWith(' …')) return turn;
            await playOn(page, { seed: 'forced', most: 1 });
          }
        };
        const { moment } = await only();
        await page.keyboard.press('o');
        await page.locator('.sheet .menu').waitFor();
        expect(await page.locator('.frame').getAttribute('data-moment')).toBe(moment);
        await page.getByLabel(en.settings.forced).check();
        await page.keyboard.press('Escape');
        await page.locator(`.frame:not([data-moment="${moment}"])`).waitFor();
      });
    });

    test.concurrent('what happens is heard, until the sound is turned off', async () => {
      await withPage(ground(), { sound: true }, async (page) => {
        await page.addInitScript(() => {
          const { prototype } = AudioContext;
          for (const maker of ['createOscillator', 'createBufferSource'] as const) {
            const make: () => AudioNode = prototype[maker];
            Object.defineProperty(prototype, maker, {
              value(this: AudioContext) {
                const { dataset } = document.documentElement;
                dataset.heard = String(Number(dataset.heard ?? 0) + 1);
                return make.call(this);
              },
            });
          }
        });
        const heard = async () => Number((await page.locator('html').getAttribute('data-heard')) ?? 0);
        await startGame(page, 'scout', { seed: 'sound', seats: 2 });
        await playOn(page, { seed: 'sound', most: 3 });
        await page.locator('html[data-heard]').waitFor({ state: 'attached' });
        await page.keyboard.press('s');
        const before = await heard();
        await playOn(page, { seed: 'silence', most: 3 });
        expect(await heard()).toBe(before);
      });
    });

    test.concurrent('a game forgotten by mistake is brought back', async () => {
      await withPage(ground(), {}, async (page) => {
        await page.goto('/');
        await page.locator('.shelf').first().waitFor();
        await keepGame(page, PLAYED_AROUND_ONE_DEVICE);
        await page.reload();
        const before = await keptGames(page);
        await page.locator('[data-forget-game]').click();
        await page.locator('[data-remember]').waitFor();
        expect(await keptGames(page)).toEqual([]);
        await page.locator('[data-remember]').click();
        await page.locator('[data-forget-game]').waitFor();
        expect(await keptGames(page)).toEqual(before);
      });
    });

    test.concurrent('after the result is closed nothing is lost: result, another game, coach and sharing, by keyboard and after a reload', async () => {
      await withPage(ground(), {}, async (page) => {
        await page.goto('/');
        await page.locator('.shelf').first().waitFor();
        await keepGame(page, PLAYED_AROUND_ONE_DEVICE);
        await page.goto(`/table/${PLAYED_AROUND_ONE_DEVICE.id}`);
        await page.locator('[data-result]').waitFor();
        await page.keyboard.press('Escape');
        // The keyboard is at the bar now; from here on without a pointer.
        await page.locator('[data-show-result]:focus').waitFor();
        await expectNoSidewaysScroll(page);
        await expectTargets(page);
        await expectAccessibleInEveryLight(page);
        await page.keyboard.press('Enter');
        await page.locator('[data-result]').waitFor();
        await page.keyboard.press('Escape');
        await page.keyboard.press('Home');
        await expectMoment(page, 0);
        await page.keyboard.press('e');
        await page.locator('[data-result]').waitFor();
        await page.keyboard.press('Escape');
        await page.reload();
        await page.locator('[data-ending] a[href^="/coach/"]').waitFor();
        expect(await page.locator('[data-result]').count()).toBe(0);
        await page.locator('[data-share-game]').click();
        await page.locator('[data-share]').waitFor();
        await page.keyboard.press('Escape');
        // Home lists the game as finished: the numbers know of it too, and why they do not count it.
        await page.goto('/game/scout/numbers');
        await page.locator('[data-uncounted]', { hasText: '1 finished game is kept' }).waitFor();
        await page.goBack();
        await page.locator('[data-again]').click();
        await page.locator('.curtain').waitFor();
        expect(await page.locator('[data-ending]').count()).toBe(0);
      });
    });

    test.concurrent('a seed text gives the deal that it gives in the terminal; an empty one a new deal each time', async () => {
      const entry = findEntry('duodecim')!;
      const people = defaultPeople([HUMAN, HUMAN], 'en');
      await withPage(ground(), {}, async (page) => {
        const dealt = async (seed: string) => {
          await startGame(page, 'duodecim', { seed: encodeURIComponent(seed) });
          // A game is kept from its first decision on.
          await playOn(page, { seed, most: 1 });
          const id = new URL(page.url()).pathname.split('/').at(-1);
          const games = (await keptGames(page)) as readonly { id: string; record: { seed: string } | null }[];
          return games.find((game) => game.id === id)?.record?.seed;
        };
        for (const seed of [' two words ', 'H\u00e9lo\u00efse', 'He\u0301loi\u0308se', 'ab'.repeat(32)])
          expect(await dealt(seed), seed).toBe(newSitting(entry, people, {}, seed).table.seed);
        expect(await dealt('')).not.toBe(await dealt(''));
      });
    });

    test.concurrent('two games left are both offered again at home', async () => {
      await withPage(ground(), {}, async (page) => {
        for (const game of ['scout', 'duodecim']) {
          await startGame(page, game, { seed: 'left' });
          await playOn(page, { seed: 'left', most: 4 });
        }
        await page.goto('/');
        const kept = page.locator('.kept a');
        await kept.nth(1).waitFor();
        expect(await kept.count()).toBe(2);
        await kept.filter({ hasText: 'Scout' }).click();
        await page.locator('.frame.scout').waitFor();
        await waitForTurn(page);
      });
    });

    test.concurrent('home weighs at most 60 kB, a table 120 kB more, and bots come only where one sits', async () => {
      await withPage(ground(), {}, async (page) => {
        const weight = weigh(page);
        await page.goto('/');
        await page.locator('.shelf').last().waitFor();
        expect((await weight()).bytes).toBeLessThanOrEqual(60 * KILO);
        await startGame(page, 'scriptoria', { seed: 'weight', people: 4, seats: 4 });
        await waitForTurn(page);
        const { bytes, paths } = await weight();
        expect(bytes).toBeGreaterThan(10 * KILO);
        expect(bytes).toBeLessThanOrEqual(120 * KILO);
        expect(paths.filter((path) => /bots|insights/.test(path))).toEqual([]);
        await startGame(page, 'scriptoria', { seed: 'weight', seats: 4, level: 'master' });
        await playOn(page, { seed: 'weight', most: 6 });
        const { paths: withBots } = await weight();
        expect(withBots.filter((path) => /bots|insights/.test(path)).length).toBeGreaterThan(0);
      });
    });
  });
}
