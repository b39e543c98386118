// How people part: presence at the places, an offer to end the game, a resignation, and another game together.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, expectTargets } from '../support/accessibility-checks.ts';
import { nameOf } from '../support/names.ts';
import { join, setTable, withDevices } from '../support/online-devices.ts';
import { saveGame } from '../support/saved-games.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

/** Opens the table sheet and goes one way out: the question has the focus on the safe answer, and Tab leads to the other. */
async function giveUp(page: Page, way: 'leave' | 'resign' | 'offer-end'): Promise<void> {
  await page.locator('[data-table]').click();
  await page.locator(`[data-give-up=${way}]`).click();
  await page.locator(`[data-giving-up=${way}] button:focus`).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('[data-giving-up]').waitFor({ state: 'detached' });
}

/** A game that Hildegard won with 7 points, before Zoé at this device with 4. */
function finishedBiblios() {
  const text = readFileSync(new URL('../../src/games/biblios/golden/3.json', import.meta.url), 'utf8');
  const record = JSON.parse(text);
  const sitters = [
    { kind: 'person', name: 'Zoé' },
    { kind: 'bot', name: 'Hildegard', level: 'scribe' },
    { kind: 'bot', name: 'Bede', level: 'scribe' },
  ];
  return {
    id: 'finished',
    game: 'biblios',
    sitters,
    options: record.options,
    record,
    seed: null,
    playedAt: 0,
  };
}

/** Text that still fades in has too little contrast. */
const fadedIn = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState === 'finished' || effect?.getTiming().iterations !== 1),
  );

/** The count goes on by itself: a check that has met lines fading in is made again. */
async function expectAccessibleCount(page: Page, attempts = 3): Promise<void> {
  await fadedIn(page);
  try {
    await expectAccessible(page);
  } catch (error) {
    if (attempts === 1) throw error;
    await expectAccessibleCount(page, attempts - 1);
  }
}

const presence = (page: Page, state: string) => page.locator(`.seat [data-presence=${state}]`);

/** No notice lies over these. */
async function expectUncovered(page: Page, places: string): Promise<void> {
  const box = (selector: string) => page.locator(selector).filter({ visible: true }).first().boundingBox();
  const [notice, place] = [(await box('.online-notices > *'))!, (await box(places))!];
  expect(notice.y + notice.height).toBeLessThanOrEqual(place.y);
}

async function expectPage(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectTargets(page);
  await expectAccessible(page);
}

export function endingsSuite(environment: () => TestEnvironment): void {
  describe('parting', () => {
    test.concurrent('the place of a player says whether they are there; offers, resigning and another game are answered where they are asked', async () => {
      await withDevices(environment(), [{}, { lang: 'fr' }], async ([anna, bruno]) => {
        const link = await setTable(anna!, 'scout', true);
        await join(bruno!, link, 'Bruno');
        const [one, two] = [anna!.page, bruno!.page];
        await presence(one, 'here').waitFor();
        // A closed page is noticed, after a moment in which it may only be reloading.
        await two.goto('/');
        await presence(one, 'away').waitFor();
        await one
          .locator('[data-announced]')
          .filter({ hasText: 'Bruno is away.' })
          .waitFor({ state: 'attached' });
        expect(await nameOf(one.locator('.seat-strip .seat').first())).toContain('away');
        await expectNoSidewaysScroll(one);
        await two.goto(link);
        await presence(one, 'here').waitFor();
        // An offer is seen on the table and refused there.
        await giveUp(one, 'offer-end');
        await two.locator('[data-end-offer=open]').waitFor();
        await expectUncovered(two, '.seat-strip .seat');
        await expectTargets(two);
        await expectAccessible(two);
        await two.locator('[data-refuse]').click();
        await one.locator('[data-end-offer]').waitFor({ state: 'detached' });
        await one.locator('[data-passing]').filter({ hasText: 'Bruno would rather play on.' }).waitFor();
        await one
          .locator('[data-announced]')
          .filter({ hasText: 'Bruno would rather play on.' })
          .waitFor({ state: 'attached' });
        // It cannot be repeated at once: the sheet says why.
        await one.locator('[data-table]').click();
        await one.locator('[data-give-up=offer-end]').click();
        await one.locator('[data-confirm]').click();
        await one.locator('.sheet [role=alert]').filter({ hasText: 'already offered this' }).waitFor();
        await one.keyboard.press('Escape');
        // Resigning is in the menu too, and asks there as well.
        await two.locator('.opens-menu').click();
        await two.locator('[data-menu=flag]').click();
        await two.locator('[data-giving-up=resign] [data-confirm]').click();
        await one.locator('[data-result]').filter({ hasText: 'Bruno has resigned.' }).waitFor();
        await two.locator('[data-result]').filter({ hasText: 'Vous avez abandonné.' }).waitFor();
        expect(await one.locator('[data-result] .is-winner').count()).toBe(1);
        await one.locator('[data-result] [data-rated=true]').filter({ hasText: 'Bruno' }).waitFor();
        for (const page of [one, two]) await page.locator('.online-proof.is-fair').waitFor();
        await expectAccessible(one);
        // The replay is there, and nothing can be chosen.
        await one.locator('[data-look]').click();
        // Nobody has decided anything: there is nothing for the coach.
        await one.locator('[data-share-game]').click();
        await one.locator('.sheet [data-share]').waitFor();
        expect(await one.locator('a[href^="/coach/"]').count()).toBe(0);
        await one.keyboard.press('Escape');
        expect(await one.locator('.frame :is([data-move], [data-step])').count()).toBe(0);
        await one.locator('[data-ending] [data-show-result]').click();
        // One asks, the other accepts with one tap, and both sit at the next table.
        await one.locator('[data-result] .big-button').click();
        await one.locator('[data-result] [data-rematch=open]').waitFor();
        await two.locator('[data-result] [data-rematch=yes]').waitFor();
        await two.locator('[data-result] .big-button').click();
        for (const page of [one, two]) {
          await page.waitForURL((url) => !link.endsWith(url.pathname));
          await page.locator('.frame').waitFor();
        }
        // This one they end together.
        await giveUp(one, 'offer-end');
        await two.locator('[data-agree]').click();
        await one.locator('[data-result]').filter({ hasText: 'Nobody has won' }).waitFor();
        await two.locator('[data-result]').filter({ hasText: 'Personne n’a gagné' }).waitFor();
        await one.locator('[data-result] .big-button').click();
        await two.locator('[data-decline]').click();
        await one.locator('[data-result] [data-rematch=no]').waitFor();
        await one.locator('[data-result] .big-button').filter({ hasText: 'Invite somebody else' }).waitFor();
        // The names of the players lead to profiles, and those to the leaderboard.
        await one.locator('[data-look]').click();
        await one.locator('[data-table]').click();
        await one.locator('.online-seats a').filter({ hasText: 'Bruno' }).click();
        await one.locator('[data-rating=scout]').filter({ hasText: '1 rated game, 1 finished' }).waitFor();
        expect(await one.locator('[data-played]').count()).toBe(2);
        await expectPage(one);
        await one.locator('[data-rating=scout] a').click();
        await one.locator('[data-own-place]').filter({ hasText: 'not listed yet' }).waitFor();
        await expectPage(one);
      });
    });

    test.concurrent('the count and the verdict are seen once, a tap goes on, and the result is shared as a picture', async () => {
      await withPage(environment(), { motion: 120, speed: 'normal' }, async (page) => {
        await page.goto('/');
        await page.locator('.game-link').first().waitFor();
        await saveGame(page, finishedBiblios());
        await page.goto('/table/finished');
        const stage = (phase: string) => page.locator(`[data-ceremony=${phase}]`);
        await stage('count').waitFor();
        expect(await page.locator('[data-result]').count()).toBe(0);
        await expectAccessibleCount(page);
        // A tap on the board shows the next step and chooses nothing.
        const title = page.locator('.count-title');
        const first = await title.innerText();
        await page.locator('.frame-table').click({ position: { x: 5, y: 5 } });
        await expect.poll(() => title.innerText()).not.toBe(first);
        // The count may end before the tap arrives: then the verdict lies over the table.
        for (let step = 0; step < 5 && (await stage('count').count()) > 0; step++)
          await page
            .locator('.frame-table')
            .click({ position: { x: 5, y: 5 }, timeout: 1000 })
            .catch(() => {});
        await stage('verdict').filter({ hasText: 'Hildegard wins by 3 points' }).waitFor();
        await page.locator('[data-skip-ceremony]').click();
        await page.locator('[data-result].tone-loss').filter({ hasText: 'You come second.' }).waitFor();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        // The picture is made in the page.
        await page.locator('[data-share-result]').click();
        const picture = page.locator('.share-result img');
        await picture.waitFor();
        const size = await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
        expect(size).toEqual([1200, 630]);
        expect(await picture.getAttribute('alt')).toMatch(
          /Biblios, .+ · Hildegard wins by 3 points · Hildegard 7, Zoé 4, Bede 3/,
        );
        await expectAccessible(page);
        // After a reload there is the result alone, and the count can be asked for again.
        await page.reload();
        await page.locator('[data-result]').waitFor();
        expect(await page.locator('[data-ceremony]').count()).toBe(0);
        await page.locator('[data-count-again]').click();
        await stage('count').waitFor();
        await page.keyboard.press('Escape');
        await page.locator('[data-result]').waitFor();
      });
    });

    test.concurrent('the own time that runs out is seen and announced once', async () => {
      await withDevices(environment(), [{ forced: false }], async ([anna]) => {
        const { page } = anna!;
        await page.goto('/game/scout');
        await page.locator('[data-seats]').selectOption('2');
        await page.locator('[data-online]').click();
        await page.locator('[data-seat-choice]').selectOption('apprentice');
        await page.locator('[data-clocks]').selectOption('move-30');
        await page.locator('[data-set]:enabled').click();
        await page.locator('.frame [data-move], .frame [data-step]').first().waitFor();
        expect(await page.locator('[data-low-time]').count()).toBe(0);
        await page
          .locator('[data-low-time]')
          .filter({ hasText: /running out: 0:\d\d left/ })
          .waitFor({ timeout: 40_000 });
        await expectNoSidewaysScroll(page);
      });
    });
  });
}
