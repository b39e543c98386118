// Inviting a friend to an online table over plain HTTP, as in a home network: from the form to the end of the game.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, expectTargets } from '../support/accessibility-checks.ts';
import { PLAIN_HOST } from '../support/browser.ts';
import { tapUntil } from '../support/driver.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

const overPlainHttp = (environment: TestEnvironment): TestEnvironment => ({
  ...environment,
  address: `http://${PLAIN_HOST}:${new URL(environment.address).port}`,
});

/** The default table, but for two; returns the link to send. */
async function setTable(page: Page, name: string): Promise<string> {
  await page.goto('/game/scout');
  await page.locator('[data-seats]').selectOption('2');
  await page.locator('.seat-choice input').first().fill(name);
  await page.locator('[data-online]').click();
  await page.locator('[data-set]:enabled').click();
  await page.locator('.online-seats').waitFor();
  return page.locator('[data-link]').innerText();
}

const seats = (page: Page) => page.locator('.online-seats li');

/** The text that pasting gives. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'pasted';
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.focus();
  });
  await page.keyboard.press('ControlOrMeta+v');
  const text = await page.locator('#pasted').inputValue();
  await page.evaluate(() => document.querySelector('#pasted')?.remove());
  return text;
}

async function expectCopied(page: Page, link: string): Promise<void> {
  const button = page.locator('[data-copy]');
  let copied = '';
  // Another test may use the clipboard at the same time.
  for (let tries = 0; copied !== link && tries < 3; tries++) {
    await button.click();
    await page.locator('[data-copy=copied]').waitFor();
    copied = await pasted(page);
  }
  expect(copied).toBe(link);
}

export function invitationSuite(environment: () => TestEnvironment): void {
  describe('friends over plain http', () => {
    test.concurrent('the default table has a seat for a friend, shows the typed name, and its link can be copied', async () => {
      const plain = overPlainHttp(environment());
      await withPage(plain, {}, async (anna) => {
        const link = await setTable(anna, 'Anna Høeg');
        expect(await anna.evaluate(() => isSecureContext)).toBe(false);
        await seats(anna).filter({ hasText: 'Anna Høeg' }).waitFor();
        expect(await seats(anna).nth(1).innerText()).toContain('Free seat');
        await expectNoSidewaysScroll(anna);
        await expectTargets(anna);
        await expectAccessible(anna);
        await expectCopied(anna, link);
        await withPage(plain, {}, async (bruno) => {
          await bruno.goto(link);
          await bruno.locator('[data-name]').fill('Bruno');
          await bruno.locator('[data-sit]').click();
          for (const page of [anna, bruno]) await page.locator('.frame').waitFor();
          await anna.locator('.seat-strip, .frame').filter({ hasText: 'Bruno' }).first().waitFor();
          // Copying works in a dialog too, where nothing outside can be selected.
          await anna.locator('[data-table]').click();
          await anna.locator('[data-seat-link]').click();
          await expectCopied(anna, await anna.locator('[data-link]').innerText());
          await anna.keyboard.press('Escape');
          const ends = await Promise.all([
            tapUntil(anna, 'anna', Infinity),
            tapUntil(bruno, 'bruno', Infinity),
          ]);
          expect(ends).toEqual([true, true]);
          for (const page of [anna, bruno]) {
            await page.locator('.online-proof.is-fair').waitFor();
            await page.keyboard.press('Escape');
            await page.locator('[data-ending] a[href^="/coach/"]').waitFor();
          }
          await bruno.reload();
          await bruno.locator('[data-result]').waitFor();
          await bruno.keyboard.press('Escape');
          // On a phone the buttons must fit into one line.
          expect((await bruno.locator('[data-ending]').boundingBox())?.height).toBeLessThan(60);
          await bruno.locator('[data-share-game]').click();
          await bruno.locator('[data-share]').click();
          await bruno.getByText('The link is copied').waitFor();
          await bruno.keyboard.press('Escape');
          // The coach reviews an online game too, and leads back to the same table, and the result is not shown again.
          const { pathname } = new URL(bruno.url());
          await bruno.locator('[data-ending] > a[href^="/coach/"]').click();
          await bruno.locator('progress').waitFor();
          await bruno.locator(`.bar a[href="${pathname}"]`).click();
          await bruno.locator('[data-ending]').waitFor();
          await bruno.locator('[data-chat]').waitFor();
          expect(await bruno.locator('[data-result]').count()).toBe(0);
          // The copy on the device is read-only and never becomes a local game.
          await bruno.goto(pathname.replace('/play/', '/table/'));
          await bruno.locator('[data-ending]').waitFor();
          expect(await bruno.locator('.prompt-tool:enabled').count()).toBe(0);
          await bruno.locator('[data-again]').click();
          await bruno.waitForURL((url) => url.pathname === pathname);
          await bruno.locator('[data-result] .big-button').click();
          await bruno.locator('[data-result] [data-next]').click();
          await bruno.locator('.online-waiting').waitFor();
          // It is listed once, and not as a game to continue.
          const listed = anna.waitForResponse((response) => response.url().includes('/me/matches'));
          await anna.goto('/games');
          await listed;
          // The rematch, where Bruno sits already, is above everything else.
          const first = anna.locator('[data-section]').first();
          await first.filter({ hasText: 'A seat is reserved for you' }).locator('a').waitFor();
          expect(await first.innerText()).toMatch(/with Bruno.*Rematch · the others are waiting for you/is);
          await expectNoSidewaysScroll(anna);
          await expectTargets(anna);
          await expectAccessible(anna);
          expect(await anna.locator(`.kept a[href="${pathname}"]`).count()).toBe(1);
          await anna.goto('/');
          await anna.locator('.door').first().waitFor();
          expect(await anna.locator('.home-leaf > .big-button').count()).toBe(0);
          // The statistics know which of the two people this is.
          await anna.goto('/game/scout/numbers');
          await anna.locator('.numbers .bars').first().waitFor();
          expect(await anna.locator('[data-uncounted]').count()).toBe(0);
        });
        // The name is remembered.
        await anna.goto('/game/biblios');
        expect(await anna.locator('.seat-choice input').first().inputValue()).toBe('Anna Høeg');
        await anna.goto('/settings');
        await anna.getByText('plain http').first().waitFor();
        expect(await anna.locator('[data-passkey]').count()).toBe(0);
      });
    });

    test.concurrent('if copying is not possible, the link is selected and the page says so', async () => {
      await withPage(overPlainHttp(environment()), { lang: 'fr' }, async (page) => {
        await page.addInitScript(() => {
          document.execCommand = () => false;
        });
        const link = await setTable(page, '');
        await page.locator('[data-copy]').click();
        await page.locator('.online-copy-note').waitFor();
        expect(await page.evaluate(() => getSelection()?.toString())).toBe(link);
      });
    });

    test.concurrent('the last person at a table can change seats, confirms standing up, and can close the table', async () => {
      await withPage(environment(), {}, async (page) => {
        await setTable(page, 'Zoé');
        await seats(page).first().filter({ hasText: 'Zoé' }).waitFor();
        await page.locator('[data-sit="1"]').click();
        await seats(page).nth(1).filter({ hasText: 'Zoé' }).waitFor();
        await page.locator('[data-stand]').click();
        await page.locator('[data-leaving] :focus').waitFor();
        await expectTargets(page);
        await expectAccessible(page);
        // The focused button is the one to stay.
        await page.keyboard.press('Enter');
        await page.locator('[data-stand]').click();
        await page.locator('[data-leave]').click();
        await page.locator('[data-stand]').waitFor({ state: 'detached' });
        await page.locator('[data-sit="0"]').click();
        await seats(page).first().filter({ hasText: 'Zoé' }).waitFor();
        await page.locator('[data-stand]').click();
        await page.locator('[data-close]').click();
        await page.locator('a[href="/game/scout"]').waitFor();
      });
    });
  });
}
