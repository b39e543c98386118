// An online table whose connection is cut, held, slowed down or taken away: the page says so, and nothing is lost or done twice.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Cable, layCable } from './cable.ts';
import { type Ground, PATIENCE } from './device.ts';
import { type Device, join, setTable, withDevices } from './online.ts';

/** What may be tapped and is a move at once. */
const MOVES = '.room-table .frame [data-move]';
/** The page has to know within 5 s; a busy machine is given some more. */
const MOST_TO_NOTICE_MS = 8000;

const cut = (page: Page) => page.locator('[data-cut]');
/** Two people at a table of Scout; the first one's connection goes through a cable of its own. */
export async function withCabled(
  ground: Ground,
  act: (cable: Cable, anna: Device, bruno: Device) => Promise<void>,
): Promise<void> {
  const cable = await layCable(ground.address);
  try {
    await withDevices({ ...ground, address: cable.address }, [{ forced: false }], async ([anna]) => {
      await withDevices(ground, [{ lang: 'fr', forced: false }], async ([bruno]) => {
        const link = await setTable(anna!, 'scout');
        await join(bruno!, new URL(link).pathname, 'Bruno');
        await anna!.page.locator('.frame').waitFor();
        await act(cable, anna!, bruno!);
      });
    });
  } finally {
    await cable.close();
  }
}

/** Plays with Bruno until Anna is asked, and answers the move that she is offered first. */
export async function annasMove({ page: anna }: Device, { page: bruno }: Device): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    const first = anna.locator(MOVES).first();
    if (await first.count()) return (await first.getAttribute('data-move')) ?? '';
    const other = bruno.locator('.room-table .frame :is([data-move], [data-step])').first();
    if (await other.count()) await other.click({ force: true, timeout: 2000 }).catch(() => {});
    else {
      const own = anna.locator('.room-table .frame [data-step]').first();
      if (await own.count()) await own.click({ force: true, timeout: 2000 }).catch(() => {});
    }
    await anna.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }
  throw new Error('Anna is never asked');
}

export const tap = (page: Page, move: string) =>
  page
    .locator(`${MOVES.replace('[data-move]', '')}[data-move="${move}"]`)
    .first()
    .click({ force: true });

/** How many moves this device was told of. */
const movesTold = ({ heard }: Device) =>
  heard.filter((text) => (JSON.parse(text) as { kind: string }).kind === 'moved').length;
const WITHIN = { timeout: PATIENCE };
const refusalsTo = ({ heard }: Device) => heard.filter((text) => text.includes('"refused"'));

export function cutSuite(ground: () => Ground): void {
  describe('a connection that', () => {
    test.concurrent('is held without a word: noticed in seconds; move and line wait, and are sent once', async () => {
      await withCabled(ground(), async (cable, anna, bruno) => {
        const move = await annasMove(anna, bruno);
        const { page } = anna;
        cable.hold();
        const heldAt = Date.now();
        await cut(page).waitFor();
        expect(Date.now() - heldAt).toBeLessThan(MOST_TO_NOTICE_MS);
        await tap(page, move);
        await page.locator('[data-held]').waitFor();
        // It must not push the board out of a phone.
        expect((await cut(page).boundingBox())?.height).toBeLessThan(72);
        // The question itself says what becomes of the move; nothing else can be tapped until it is withdrawn.
        const prompt = page.locator('.prompt-text');
        await prompt.filter({ hasText: 'Will be sent when the connection is back: ' }).waitFor();
        expect(await page.locator(MOVES).count()).toBe(0);
        await page.locator('.prompt-buttons [data-cancel]').click();
        await page.locator('[data-held]').waitFor({ state: 'detached' });
        await tap(page, move);
        await page.locator('[data-held]').waitFor();
        await page.locator('[data-chat]').click();
        const input = page.locator('.online-chat input');
        await input.fill('still here');
        await input.press('Enter');
        await page.locator('[data-unsent]').waitFor();
        expect(await input.inputValue()).toBe('still here');
        // A request that cannot be held is refused in words.
        await page.keyboard.press('Escape');
        await page.locator('[data-table]').click();
        await page.locator('[data-seat-link]').click();
        await page.locator('.sheet [role=alert]').waitFor();
        await page.keyboard.press('Escape');
        const before = movesTold(bruno);
        cable.mend();
        await cut(page).waitFor({ state: 'detached' });
        await expect.poll(() => movesTold(bruno), WITHIN).toBe(before + 1);
        expect(await page.locator('.online-missed').count()).toBe(0);
        // What one has said oneself is no news, also when it comes back from the server.
        await bruno.page.locator('.online-unread').waitFor();
        await expect.poll(() => anna.heard.some((text) => text.includes('still here')), WITHIN).toBe(true);
        expect(await page.locator('.online-unread').count()).toBe(0);
        for (const device of [anna, bruno]) {
          await device.page.locator('[data-chat]').click();
          await device.page.locator('[data-said]').waitFor();
          expect(await device.page.locator('[data-said]').count()).toBe(1);
        }
        expect(await page.locator('[data-unsent]').count()).toBe(0);
        expect(await input.inputValue()).toBe('');
        // With one line in the chat, a cut used to double it.
        cable.cut();
        await page.locator('[data-cut]').waitFor({ state: 'attached' });
        cable.mend();
        await cut(page).waitFor({ state: 'detached' });
        expect(await page.locator('[data-said]').count()).toBe(1);
      });
    });

    test.concurrent('lets the move through and not its answer: it was played, and is not played or reported again', async () => {
      await withCabled(ground(), async (cable, anna, bruno) => {
        const { page } = anna;
        // A slow line is only slow.
        cable.delay(900);
        await page.locator('[data-chat]').click();
        await page.locator('[data-phrase=hello]').click();
        await page.locator('[data-said]').waitFor();
        expect(await cut(page).count()).toBe(0);
        cable.mend();
        await page.keyboard.press('Escape');
        const move = await annasMove(anna, bruno);
        const before = movesTold(bruno);
        cable.hold('down');
        await tap(page, move);
        await expect.poll(() => movesTold(bruno), WITHIN).toBe(before + 1);
        await page.locator('[data-held]').waitFor();
        cable.mend();
        await cut(page).waitFor({ state: 'detached' });
        await page.locator('.online-sending').waitFor({ state: 'detached' });
        expect(refusalsTo(anna)).toEqual([]);
        expect(await page.locator('.online-missed').count()).toBe(0);
        expect(movesTold(bruno)).toBe(before + 1);
      });
    });

    test.concurrent('is cut while another device of the seat plays: the held move is said not to count', async () => {
      await withCabled(ground(), async (cable, anna, bruno) => {
        const { page } = anna;
        const move = await annasMove(anna, bruno);
        const device = await page.evaluate(() => localStorage.getItem('scriptorium.device'));
        await withDevices(ground(), [{ forced: false }], async ([phone]) => {
          await phone!.page.addInitScript(
            (token) => localStorage.setItem('scriptorium.device', token ?? ''),
            device,
          );
          await phone!.page.goto(new URL(page.url()).pathname);
          await phone!.page.locator(MOVES).first().waitFor();
          cable.cut();
          await cut(page).waitFor();
          await tap(page, move);
          await page.locator('[data-held]').waitFor();
          const others = await phone!.page
            .locator(MOVES)
            .evaluateAll((all) => all.map((each) => each.getAttribute('data-move') ?? ''));
          await tap(phone!.page, others.find((each) => each !== move) ?? '');
          await phone!.page.locator(`.frame [data-move="${move}"]`).first().waitFor({ state: 'detached' });
          cable.mend();
          await page.locator('.online-missed').waitFor();
          await page.locator('.online-missed button').click();
          await page.locator('.online-missed').waitFor({ state: 'detached' });
        });
      });
    });

    test.concurrent('is away at a reload: home and another try are offered; "offline" is believed at once', async () => {
      await withCabled(ground(), async (cable, { page, context }) => {
        await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
        await context.setOffline(true);
        await cut(page).filter({ hasText: 'You are offline.' }).waitFor();
        await context.setOffline(false);
        await cut(page).waitFor({ state: 'detached' });
        cable.cut();
        await page.reload();
        await page.locator('main a[href="/"]').waitFor();
        await page.locator('[data-retry]').click();
        cable.mend();
        await page.locator('.frame').waitFor();
        await page.goto('/play/no-such-table');
        await page.locator('main h1').waitFor();
        await page.locator('main a[href="/"]').click();
        await page.locator('.shelf').first().waitFor();
      });
    });
  });
}
