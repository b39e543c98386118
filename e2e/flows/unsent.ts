// Moves and chat lines made without a connection survive a reload, another page, a closed tab and a second tab.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { FaultyProxy } from '../support/faulty-proxy.ts';
import type { Device } from '../support/online-devices.ts';
import type { TestEnvironment } from '../support/test-page.ts';
import { annasMove, cut, MOVES, movesReceived, tap, until, withFaultyConnection } from './lost-connection.ts';

/** The pages can be opened without a server. */
const isKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** Every move that the page sends from now on. */
function movesSentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { kind: string; moves?: string[] };
      if (message.kind === 'play') sent.push(...(message.moves ?? []));
    }),
  );
  return sent;
}

/** Cuts the connection and taps a move, which waits; `before` is the number of moves that Bruno has received. */
async function holdMove(
  proxy: FaultyProxy,
  anna: Device,
  bruno: Device,
): Promise<{ readonly move: string; readonly before: number }> {
  const { page } = anna;
  await isKept(page);
  const move = await annasMove(anna, bruno);
  const before = movesReceived(bruno);
  proxy.cut();
  await cut(page).waitFor();
  await tap(page, move);
  await page.locator('[data-held]').waitFor();
  return { move, before };
}

async function write(page: Page, line: string): Promise<void> {
  await page.locator('.online-chat input').fill(line);
  await page.locator('.online-chat input').press('Enter');
  await page.locator('[data-unsent]').filter({ hasText: line }).waitFor();
}

export function unsentSuite(environment: () => TestEnvironment): void {
  describe('what could not be sent', () => {
    test.concurrent('is kept by a reload and by going home, and is sent once after the return', async () => {
      await withFaultyConnection({ ...environment(), installs: true }, async (proxy, anna, bruno) => {
        const { page } = anna;
        const { before } = await holdMove(proxy, anna, bruno);
        await page.locator('[data-chat]').click();
        await write(page, 'first line');
        await write(page, 'second line');
        await page.locator('.online-chat input').fill('half a li');
        await page.keyboard.press('Escape');
        await page.reload();
        await page.locator('[data-kept-move]').waitFor();
        await page.getByText('Your 2 messages').waitFor();
        await page.locator('main a[href="/"]').click();
        await page.locator('.game-link').first().waitFor();
        await page.goBack();
        await page.locator('[data-kept-move]').waitFor();
        proxy.restore();
        await page.locator('.frame').waitFor();
        await until(() => movesReceived(bruno) === before + 1);
        expect(await page.locator('.online-missed').count()).toBe(0);
        await bruno.page.locator('[data-chat]').click();
        const said = bruno.page.locator('[data-said]');
        await said.filter({ hasText: 'second line' }).waitFor();
        expect(await said.allInnerTexts()).toEqual([
          expect.stringContaining('first line'),
          expect.stringContaining('second line'),
        ]);
        // Nothing is left to send for a page that is opened later.
        await page.reload();
        await page.locator('.frame').waitFor();
        expect(movesReceived(bruno)).toBe(before + 1);
        expect(await page.locator('.online-missed').count()).toBe(0);
        // A line that was not finished is still there.
        await page.locator('[data-chat]').click();
        expect(await page.locator('.online-chat input').inputValue()).toBe('half a li');
      });
    });

    test.concurrent('is listed on the home page, also if that was never opened before', async () => {
      await withFaultyConnection({ ...environment(), installs: true }, async (proxy, anna, bruno) => {
        const { page } = anna;
        await holdMove(proxy, anna, bruno);
        await page.goto('/');
        const table = page.locator(`main a[href="${new URL(bruno.page.url()).pathname}"]`);
        await table.filter({ hasText: 'your move is not sent yet' }).waitFor();
        await table.filter({ hasText: 'Bruno' }).waitFor();
        await page.locator('[data-outdated]').waitFor();
      });
    });

    test.concurrent('goes to the tab that was opened last: one tab sends it, also after the first one was closed', async () => {
      await withFaultyConnection({ ...environment(), installs: true }, async (proxy, anna, bruno) => {
        const { page, context } = anna;
        const { move, before } = await holdMove(proxy, anna, bruno);
        const second = await context.newPage();
        const sent = [movesSentBy(page), movesSentBy(second)];
        await second.goto(page.url());
        await second.locator('[data-kept-move]').waitFor();
        await page.locator('[data-held]').waitFor({ state: 'detached' });
        await second.close();
        const third = await context.newPage();
        sent.push(movesSentBy(third));
        await third.goto(page.url());
        await third.locator('[data-kept-move]').waitFor();
        proxy.restore();
        await until(() => movesReceived(bruno) === before + 1);
        await cut(page).waitFor({ state: 'detached' });
        expect(sent).toEqual([[], [], [move]]);
        for (const tab of [page, third]) expect(await tab.locator('.online-missed').count()).toBe(0);
      });
    });

    test.concurrent('because another tab of the seat was quicker is said to be so', async () => {
      await withFaultyConnection(environment(), async (proxy, anna, bruno) => {
        const { page, context } = anna;
        await annasMove(anna, bruno);
        const second = await context.newPage();
        await second.goto(page.url());
        await second.locator(MOVES).nth(1).waitFor();
        // Long enough for both taps to be made before either tab hears of the other's move.
        proxy.delay(700);
        const tapAt = (tab: Page, index: number) =>
          tab.evaluate(([moves, index]) => document.querySelectorAll<HTMLElement>(moves)[index]?.click(), [
            MOVES,
            index,
          ] as const);
        await Promise.all([tapAt(page, 0), tapAt(second, 1)]);
        const notes = [page, second].map((tab) => tab.locator('.online-missed'));
        await Promise.any(notes.map((note) => note.waitFor()));
        const texts = await Promise.all(notes.map((note) => note.allInnerTexts()));
        expect(texts.flat()).toEqual([expect.stringContaining('on another device')]);
      });
    });
  });
}
