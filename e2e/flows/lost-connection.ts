// An online table whose connection is cut, held or slowed down: the page says so, and nothing is lost or sent twice.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { heardSince, listen } from '../support/ear/hearing.ts';
import { type FaultyProxy, openFaultyProxy } from '../support/faulty-proxy.ts';
import { type Device, join, setTable, withDevices } from '../support/online-devices.ts';
import { APPEAR_TIMEOUT_MS, type TestEnvironment } from '../support/test-page.ts';

/** Controls that play a move at once. */
export const MOVES = '.table-main .frame [data-move]';
/** The page has to notice within 5 s; the rest is for a busy machine. */
const MAX_NOTICE_MS = 8000;

export const cut = (page: Page) => page.locator('[data-cut]');
/** Two people at a table of Scout; the first one connects through a faulty proxy, and installs the service worker if told. */
export async function withFaultyConnection(
  { installs = false, ...environment }: TestEnvironment & { readonly installs?: boolean },
  act: (proxy: FaultyProxy, anna: Device, bruno: Device) => Promise<void>,
): Promise<void> {
  const proxy = await openFaultyProxy(environment.address);
  const proxied = { ...environment, address: proxy.address };
  try {
    await withDevices(proxied, [{ forced: false, installs }], async ([anna]) => {
      await withDevices(environment, [{ lang: 'fr', forced: false }], async ([bruno]) => {
        const link = await setTable(anna!, 'scout');
        await join(bruno!, new URL(link).pathname, 'Bruno');
        await anna!.page.locator('.frame').waitFor();
        await act(proxy, anna!, bruno!);
      });
    });
  } finally {
    await proxy.close();
  }
}

/** Plays for Bruno until Anna has to decide, and returns the first move that she is offered. */
export async function annasMove({ page: anna }: Device, { page: bruno }: Device): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    const first = anna.locator(MOVES).first();
    if (await first.count()) return (await first.getAttribute('data-move')) ?? '';
    const other = bruno.locator('.table-main .frame :is([data-move], [data-step])').first();
    if (await other.count()) await other.click({ force: true, timeout: 2000 }).catch(() => {});
    else {
      const own = anna.locator('.table-main .frame [data-step]').first();
      if (await own.count()) await own.click({ force: true, timeout: 2000 }).catch(() => {});
    }
    await anna.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }
  throw new Error('Anna never has to decide');
}

export const tap = (page: Page, move: string) =>
  page
    .locator(`${MOVES.replace('[data-move]', '')}[data-move="${move}"]`)
    .first()
    .click({ force: true });

/** The number of moves that this device received. */
export const movesReceived = ({ received }: Device) =>
  received.filter((text) => (JSON.parse(text) as { kind: string }).kind === 'moved').length;
/** `expect.poll` loses its test when another one ends beside it. */
export async function until(condition: () => boolean): Promise<void> {
  for (const end = Date.now() + APPEAR_TIMEOUT_MS; !condition(); ) {
    if (Date.now() > end) throw new Error(`never true: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const refusalsTo = ({ received }: Device) => received.filter((text) => text.includes('"refused"'));

export function lostConnectionSuite(environment: () => TestEnvironment): void {
  describe('a connection that', () => {
    test.concurrent('is held silently: noticed in seconds; a move and a chat line wait, and are sent once', async () => {
      await withFaultyConnection(environment(), async (proxy, anna, bruno) => {
        const move = await annasMove(anna, bruno);
        const { page } = anna;
        // The chat comes after the table; from then on it needs no connection.
        await page.locator('[data-chat]').click();
        await page.locator('.online-chat input').waitFor();
        await page.keyboard.press('Escape');
        await page.locator('.online-chat').waitFor({ state: 'detached' });
        proxy.hold();
        const heldAt = Date.now();
        await cut(page).waitFor();
        expect(Date.now() - heldAt).toBeLessThan(MAX_NOTICE_MS);
        await tap(page, move);
        await page.locator('[data-held]').waitFor();
        // It must not push the board off the screen of a phone.
        expect((await cut(page).boundingBox())?.height).toBeLessThan(72);
        // The prompt says what happens to the move; nothing else can be tapped until it is withdrawn.
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
        // Further lines can be written; they wait in their order.
        expect(await input.inputValue()).toBe('');
        await input.fill('and again');
        await input.press('Enter');
        await page.locator('[data-unsent]').nth(1).waitFor();
        // A request that cannot be queued is refused with a message.
        await page.keyboard.press('Escape');
        await page.locator('[data-table]').click();
        await page.locator('[data-seat-link]').click();
        await page.locator('.sheet [role=alert]').waitFor();
        await page.keyboard.press('Escape');
        const before = movesReceived(bruno);
        proxy.restore();
        await cut(page).waitFor({ state: 'detached' });
        await until(() => movesReceived(bruno) === before + 1);
        expect(await page.locator('.online-missed').count()).toBe(0);
        // Anna's own line does not count as unread, also when it comes back from the server.
        await bruno.page.locator('.online-unread').waitFor();
        await until(() => anna.received.some((text) => text.includes('still here')));
        expect(await page.locator('.online-unread').count()).toBe(0);
        for (const device of [anna, bruno]) {
          await device.page.locator('[data-chat]').click();
          await device.page.locator('[data-said]').nth(1).waitFor();
          expect(await device.page.locator('[data-said]').allInnerTexts()).toEqual([
            expect.stringContaining('still here'),
            expect.stringContaining('and again'),
          ]);
        }
        expect(await page.locator('[data-unsent]').count()).toBe(0);
        expect(await input.inputValue()).toBe('');
        // A reconnect must not double the lines.
        proxy.cut();
        await page.locator('[data-cut]').waitFor({ state: 'attached' });
        proxy.restore();
        await cut(page).waitFor({ state: 'detached' });
        expect(await page.locator('[data-said]').count()).toBe(2);
      });
    });

    test.concurrent('is cut before a sheet is opened for the first time: it opens by itself once it is back', async () => {
      await withFaultyConnection(environment(), async (proxy, anna, bruno) => {
        await annasMove(anna, bruno);
        const { page } = anna;
        const tries: string[] = [];
        page.on('requestfailed', (request) => tries.push(request.url()));
        proxy.cut();
        await page.locator('[data-chat]').click();
        await page.locator('.sheet .waiting').waitFor();
        // A browser never repeats an import that has failed, so the file must not be imported before it can be.
        await until(() => tries.filter((url) => url.includes('laterModules')).length > 1);
        proxy.restore();
        await page.locator('.online-chat input').waitFor();
      });
    });

    test.concurrent('is cut before a card that may not be played is tapped: the reason is shown, and nothing waits to be sent', async () => {
      await withFaultyConnection(environment(), async (proxy, anna, bruno) => {
        const { page } = anna;
        const illegal = page.locator('.frame [data-flip^="card-"][data-from="ring"][aria-disabled]');
        let move = await annasMove(anna, bruno);
        while (!(await illegal.count())) {
          await tap(page, move);
          await page.locator(MOVES).first().waitFor({ state: 'detached' });
          move = await annasMove(anna, bruno);
        }
        // Online the server gives the reason.
        await illegal.first().click({ force: true });
        const note = page.locator('.prompt-note');
        const reason = await note.innerText();
        await page.reload();
        await illegal.first().waitFor();
        proxy.hold();
        // The first tap is before the page knows that it is cut, the second one after it.
        await illegal.first().click({ force: true });
        await cut(page).waitFor();
        await note.filter({ hasText: reason }).waitFor();
        await illegal.first().click({ force: true });
        await note.filter({ hasText: reason }).waitFor();
        expect(await page.locator('[data-held]').count()).toBe(0);
        expect(await page.locator(MOVES).count()).toBeGreaterThan(0);
        const stored = () => page.evaluate(() => JSON.stringify(localStorage));
        expect(await stored()).not.toContain('scriptorium.outbox');
        // A held move is not replaced by a tap on another card.
        await tap(page, move);
        await page.locator('[data-held]').waitFor();
        const sentence = await page.locator('.prompt-text').innerText();
        await illegal.first().click({ force: true });
        expect(await page.locator('.prompt-text').innerText()).toBe(sentence);
        const before = movesReceived(bruno);
        proxy.restore();
        await until(() => movesReceived(bruno) === before + 1);
        expect(await page.locator('.online-missed').count()).toBe(0);
      });
    });

    test.concurrent('loses the answer to a move: the move is played once and not reported as failed', async () => {
      await withFaultyConnection(environment(), async (proxy, anna, bruno) => {
        const { page } = anna;
        // A slow connection is not reported as lost.
        proxy.delay(900);
        await page.locator('[data-chat]').click();
        await page.locator('[data-phrase=hello]').click();
        await page.locator('[data-said]').waitFor();
        expect(await cut(page).count()).toBe(0);
        proxy.restore();
        await page.keyboard.press('Escape');
        const move = await annasMove(anna, bruno);
        const before = movesReceived(bruno);
        proxy.hold('down');
        await tap(page, move);
        await until(() => movesReceived(bruno) === before + 1);
        await page.locator('[data-held]').waitFor();
        proxy.restore();
        await cut(page).waitFor({ state: 'detached' });
        await page.locator('.online-sending').waitFor({ state: 'detached' });
        expect(refusalsTo(anna)).toEqual([]);
        expect(await page.locator('.online-missed').count()).toBe(0);
        expect(movesReceived(bruno)).toBe(before + 1);
      });
    });

    test.concurrent('is cut while another device of the seat plays: the page says that the waiting move does not count', async () => {
      await withFaultyConnection(environment(), async (proxy, anna, bruno) => {
        const { page } = anna;
        const move = await annasMove(anna, bruno);
        const device = await page.evaluate(() => localStorage.getItem('scriptorium.device'));
        await withDevices(environment(), [{ forced: false }], async ([phone]) => {
          await phone!.page.addInitScript(
            (token) => localStorage.setItem('scriptorium.device', token ?? ''),
            device,
          );
          await phone!.page.goto(new URL(page.url()).pathname);
          await phone!.page.locator(MOVES).first().waitFor();
          proxy.cut();
          await cut(page).waitFor();
          await tap(page, move);
          await page.locator('[data-held]').waitFor();
          const others = await phone!.page
            .locator(MOVES)
            .evaluateAll((all) => all.map((each) => each.getAttribute('data-move') ?? ''));
          await tap(phone!.page, others.find((each) => each !== move) ?? '');
          await phone!.page.locator(`.frame [data-move="${move}"]`).first().waitFor({ state: 'detached' });
          proxy.restore();
          await page.locator('.online-missed').waitFor();
          await page.locator('.online-missed button').click();
          await page.locator('.online-missed').waitFor({ state: 'detached' });
        });
      });
    });

    test.concurrent('is cut while the other plays: afterwards it is announced what happened', async () => {
      await withFaultyConnection(environment(), async (proxy, anna, bruno) => {
        const { page } = anna;
        await listen(page);
        await page.reload();
        // Both choose their hands: she first, and he while she is away.
        await page.locator(MOVES).first().waitFor();
        const first = movesReceived(bruno);
        await tap(page, await annasMove(anna, bruno));
        await until(() => movesReceived(bruno) > first);
        await bruno.page.locator(MOVES).first().waitFor();
        proxy.cut();
        await cut(page).waitFor();
        const mark = (await heardSince(page, 0)).length;
        const before = movesReceived(bruno);
        while (movesReceived(bruno) === before) {
          await bruno.page
            .locator(MOVES)
            .first()
            .click({ force: true, timeout: 2000 })
            .catch(() => {});
          await bruno.page.waitForTimeout(200);
        }
        proxy.restore();
        await page.waitForFunction(
          (mark) => window.heard.slice(mark).some((text) => text.includes('Bruno has decided.')),
          mark,
          { timeout: 20_000 },
        );
      });
    });

    test.concurrent('is away at a reload: the page offers home and another try; the browser\'s "offline" counts at once', async () => {
      await withFaultyConnection({ ...environment(), installs: true }, async (proxy, { page, context }) => {
        await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
        await context.setOffline(true);
        await cut(page).filter({ hasText: 'You are offline.' }).waitFor();
        await context.setOffline(false);
        await cut(page).waitFor({ state: 'detached' });
        proxy.cut();
        await page.reload();
        await page.locator('main a[href="/"]').waitFor();
        await page.locator('[data-retry]').click();
        proxy.restore();
        await page.locator('.frame').waitFor();
        await page.goto('/play/no-such-table');
        await page.locator('main h1').waitFor();
        await page.locator('main a[href="/"]').click();
        await page.locator('.game-link').first().waitFor();
      });
    });
  });
}
