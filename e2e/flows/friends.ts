// From home to a friend at the table: counted taps, the host's settings, names, and the way back from the rules.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, expectTargets } from '../support/accessibility-checks.ts';
import { withDevices } from '../support/online-devices.ts';
import type { TestEnvironment } from '../support/test-page.ts';

/** Counts what a person does with a finger: every click that the browser takes for one. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = ({ isTrusted, detail }: MouseEvent) => {
      // A click on a label also clicks its field; that one has no finger behind it.
      if (isTrusted && detail > 0)
        sessionStorage.setItem('taps', String(1 + Number(sessionStorage.getItem('taps'))));
    };
    addEventListener('click', count, { capture: true });
  });
  return async () => Number(await page.evaluate(() => sessionStorage.getItem('taps')));
}

/** The two taps from home to a table for friends, and the name, which is asked for; returns the link. */
async function inviteTo(page: Page, game: string, name: string): Promise<string> {
  await page.goto('/');
  await page.locator('a[href="/new/friends"]').click();
  await page.locator(`[data-choose=${game}]`).click();
  await page.locator('[data-name-asked]').waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  return page.locator('[data-link]').innerText();
}

/** Moves the focus as a person without a pointer does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).waitFor();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await page.locator(`${selector}:focus`).count()) return;
  }
  throw new Error(`the focus never came to ${selector}`);
}

const seats = (page: Page) => page.locator('.online-seats li');

export function friendsSuite(environment: () => TestEnvironment): void {
  describe('with friends', () => {
    test.concurrent('from home to "she has joined": at most three taps for the host, two for the guest', async () => {
      await withDevices(environment(), [{ forced: false }, { forced: false }], async ([anna, bruno]) => {
        const [annasTaps, brunosTaps] = [await countTaps(anna!.page), await countTaps(bruno!.page)];
        const link = await inviteTo(anna!.page, 'scout', 'Anna');
        // The host has a seat without another tap.
        await seats(anna!.page).nth(0).filter({ hasText: 'you' }).waitFor();
        await anna!.page.locator('[data-copy]').click();
        await anna!.page.locator('.qr-code').waitFor();
        // The server of the tests listens to this machine alone, and the page says what that means for the link.
        await anna!.page.locator('[data-reach=this-device]').waitFor();
        // Opening the link is the guest's first tap, outside of the page.
        await bruno!.page.goto(link);
        await bruno!.page.getByText('Anna invites you').waitFor();
        await bruno!.page.locator('[data-sit]').click();
        await bruno!.page.locator('[data-name-asked]').waitFor();
        await bruno!.page.keyboard.type('Bruno');
        await bruno!.page.keyboard.press('Enter');
        for (const { page } of [anna!, bruno!]) await page.locator('.frame').waitFor();
        expect(await annasTaps()).toBeLessThanOrEqual(3);
        expect(1 + (await brunosTaps())).toBeLessThanOrEqual(2);
      });
    });

    test.concurrent('two people find each other in the lobby; who has left the page is not found; open tables are listed', async () => {
      await withDevices(environment(), [{}, {}, {}], async ([anna, bruno, chloe]) => {
        /** Nobody should wait for a stranger who has left. */
        const hasClock = (page: Page) =>
          page.locator('[data-clocks]:has(option[value=move-120]:checked)').waitFor();
        const seek = async (page: Page, name: string) => {
          await hasClock(page);
          await page.locator('[data-name]').fill(name);
          await page.locator('[data-seek-game]').selectOption('duodecim');
          await page.locator('[data-seek]').click();
        };
        // Chloé searches, then goes elsewhere in the same page.
        await chloe!.page.goto('/lobby');
        await chloe!.page.locator('[data-live-games] h2').waitFor();
        await seek(chloe!.page, 'Chloé');
        await chloe!.page.locator('[data-seeking]').waitFor();
        await expectAccessible(chloe!.page);
        const withdrawn = chloe!.page.waitForResponse((response) => response.request().method() === 'DELETE');
        await chloe!.page.locator('.bar a[href="/"]').click();
        await withdrawn;
        await anna!.page.goto('/lobby');
        await seek(anna!.page, 'Anna');
        await anna!.page.locator('[data-seeking]').waitFor();
        await bruno!.page.goto('/lobby');
        // Who searches for what is listed, and one tap answers it; a name is asked for.
        await bruno!.page.getByText('Anna is looking for somebody for Duodecim').waitFor();
        await bruno!.page.locator('[data-seeker=duodecim] button').click();
        await bruno!.page.locator('[data-name-asked]').waitFor();
        await bruno!.page.keyboard.type('Bruno');
        await bruno!.page.keyboard.press('Enter');
        const found = (page: Page, name: string) =>
          page
            .locator('[data-passing]')
            .filter({ hasText: `You play Duodecim scriptorum with ${name}.` })
            .waitFor();
        await Promise.all([found(anna!.page, 'Bruno'), found(bruno!.page, 'Anna')]);
        expect(anna!.page.url()).toBe(bruno!.page.url());
        // A table that its host opens to everybody appears without a reload.
        await bruno!.page.goto('/lobby');
        await chloe!.page.goto('/new/friends');
        await chloe!.page.locator('[data-choose=scout]').click();
        const link = await chloe!.page.locator('[data-link]').innerText();
        await chloe!.page.locator('[data-table-settings] summary').click();
        await chloe!.page.locator('[data-open]').check();
        await hasClock(chloe!.page);
        const { pathname } = new URL(link);
        await bruno!.page.locator(`[data-open-tables] a[href="${pathname}"]`).click();
        await bruno!.page.locator('[data-sit]').waitFor();
      });
    });

    test.concurrent('by keyboard alone: from home to a table, a bot for the free seat, and the game', async () => {
      await withDevices(environment(), [{ forced: false }], async ([anna]) => {
        const { page } = anna!;
        await page.goto('/');
        await tabTo(page, 'a[href="/new/friends"]');
        await page.keyboard.press('Enter');
        await tabTo(page, '[data-choose=scout]');
        await page.keyboard.press('Enter');
        await page.locator('[data-name]:focus').waitFor();
        await page.keyboard.type('Anna');
        await page.keyboard.press('Enter');
        await seats(page).nth(0).filter({ hasText: 'you' }).waitFor();
        await tabTo(page, '[data-table-settings] summary');
        await page.keyboard.press('Enter');
        await tabTo(page, '[data-seat-choice="1"]');
        await page.keyboard.press('ArrowDown');
        await seats(page).nth(1).filter({ hasText: 'Bot: ' }).waitFor();
        // The focus stays where it was: the next choice is one key away.
        expect(await page.locator('[data-seat-choice="1"]:focus').count()).toBe(1);
        await tabTo(page, '[data-fill]');
        await page.keyboard.press('Enter');
        await page.locator('.frame').waitFor();
      });
    });

    test.concurrent('the name is asked once and changes everywhere; the host adds seats and bots while a guest sits', async () => {
      await withDevices(environment(), [{ forced: false }, { lang: 'fr' }], async ([anna, bruno]) => {
        const { page } = anna!;
        await page.goto('/new/friends');
        // Asked over the games: none of them moves, and the one that was chosen is not chosen again.
        await page.locator('[data-choose=scout]').click();
        await page.locator('dialog [data-name]').fill('<b>Zoé</b> & “Q”');
        await page.locator('dialog [data-go]').click();
        const link = await page.locator('[data-link]').innerText();
        await seats(page).nth(0).filter({ hasText: '<b>Zoé</b> & “Q”' }).waitFor();
        // The invitation says who invites, in the guest's language, and leads to the rules and back.
        const guest = bruno!.page;
        await guest.goto(link);
        await guest.getByText('<b>Zoé</b> & “Q” vous invite à jouer à Scout').waitFor();
        await expectNoSidewaysScroll(guest);
        await expectTargets(guest);
        await expectAccessible(guest);
        const { pathname } = new URL(link);
        for (const part of ['rules', 'lesson']) {
          await guest.locator(`a[href^="/game/scout/${part}"]`).click();
          await guest.locator(`.bar a[href="${pathname}"]`).click();
          await guest.locator('[data-sit]').waitFor();
        }
        // Four seats, then the guest takes one, and a bot the next.
        await page.locator('[data-seats]').selectOption('4');
        await seats(guest).nth(3).waitFor();
        await guest.locator('[data-name]').fill('Bruno');
        await guest.locator('[data-sit]').click();
        await seats(page).nth(1).filter({ hasText: 'Bruno' }).waitFor();
        await guest.locator('[data-sit="3"]').click();
        await seats(page).nth(3).filter({ hasText: 'Bruno' }).waitFor();
        await page.locator('[data-table-settings] summary').click();
        await page.locator('[data-seat-choice="1"]').selectOption('novice');
        await seats(guest).nth(1).filter({ hasText: 'robot' }).waitFor();
        await page.locator('[data-clocks]').selectOption('move-86400');
        await guest.getByText('1 jour par coup').waitFor();
        // An odd name is refused with a reason; a new one is seen at once by the other.
        await guest.locator('[data-name]').fill('\u202eBruno');
        await guest.locator('.name-field [role=alert]').waitFor();
        await guest.locator('[data-name]').fill('Héloïse');
        await seats(page).nth(3).filter({ hasText: 'Héloïse' }).waitFor();
        await expectNoSidewaysScroll(page);
        await expectTargets(page);
        await expectAccessible(page);
        // Three seats: the guest moves to the one that is left, and nobody is missing.
        await page.locator('[data-seats]').selectOption('3');
        await seats(page).nth(2).filter({ hasText: 'Héloïse' }).waitFor();
        await page.getByText('Everybody is seated').waitFor();
        await page.locator('[data-fill]').click();
        for (const each of [page, guest]) await each.locator('.frame').waitFor();
        // It is kept.
        await guest.goto('/settings');
        expect(await guest.locator('[data-name]').inputValue()).toBe('Héloïse');
        await page.goto('/new/friends');
        await page.locator('[data-choose]').first().waitFor();
        expect(await page.locator('[data-name]').count()).toBe(0);
      });
    });
  });
}
