// A tournament of two people and a bot: made on the page, joined by the link, played to its end, with standing and winner.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TestClient } from '../../src/server/fixtures.ts';
import {
  expectAccessibleInEveryTheme,
  expectNoSidewaysScroll,
  expectTargets,
} from '../support/accessibility-checks.ts';
import { visit } from '../support/navigation.ts';
import { type Device, withDevices } from '../support/online-devices.ts';
import type { TestEnvironment } from '../support/test-page.ts';

async function expectUsable(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectTargets(page);
  await expectAccessibleInEveryTheme(page);
}

/** Goes to each table that is ready, and gives the game up there as a program does, until the tournament is over. */
async function playThrough({ page }: Device, address: string): Promise<void> {
  const device = (await page.evaluate(() => localStorage.getItem('scriptorium.device'))) ?? '';
  const { pathname } = new URL(page.url());
  for (;;) {
    await page.locator('[data-winner], .is-yours .big-button').first().waitFor();
    if (await page.locator('[data-winner]').count()) return;
    const titles = await page.locator('main h2').allInnerTexts();
    expect(titles).toEqual([...new Set(titles)]);
    await page.locator('.is-yours .big-button').click();
    await page.locator(`.bar a[href="${pathname}"]`).waitFor();
    await page.locator('.frame').waitFor();
    const match = new URL(page.url()).pathname.split('/').at(-1)!;
    const client = await new TestClient(address).enter({ match, device, moves: true });
    await client.ask({ kind: 'resign' });
    client.close();
    await page.locator(`.table-online a[href="${pathname}"]`).first().waitFor();
    await visit(page, pathname);
    await page.locator('main[data-tournament]').waitFor();
    // The server counts the table within a moment.
    await page.locator(`.is-yours a[href="/play/${match}"]`).waitFor({ state: 'detached' });
  }
}

export function tournamentsSuite(environment: () => TestEnvironment): void {
  test.concurrent('a tournament of two people and a bot: made, joined, played to the end, with a winner', async () => {
    const { address } = environment();
    await withDevices(environment(), [{}, {}], async (devices) => {
      const [anna, bruno] = devices.map(({ page }) => page) as [Page, Page];
      await anna.goto('/tournaments');
      await anna.locator('[data-name]').fill('Anna');
      await anna.locator('[data-tournament-game]').selectOption('duodecim');
      await anna.locator('input[value=knock-out]').check();
      // Not under the choices that are closed.
      expect(await anna.locator('[data-is-rated]').isVisible()).toBe(true);
      await expectUsable(anna);
      await anna.locator('[data-create-tournament]').click();
      // The host plays unless they say otherwise. A bot too many goes again.
      for (const count of [2, 3]) {
        await anna.locator('[data-add-bot]').click();
        await anna.locator(`[data-entries] li:nth-child(${count})`).waitFor();
      }
      await anna.locator('[data-remove-bot="3"]').click();
      await bruno.goto(await anna.locator('[data-link]').innerText());
      await bruno.locator('[data-name]').fill('Bruno');
      await bruno.locator('[data-join]').click();
      await bruno.locator('[data-ask=leave]').waitFor();
      // What others do appears without a reload, and a reload loses nothing.
      await anna.locator('[data-entries] li').nth(2).waitFor();
      expect(await anna.locator('[data-entries] li').allInnerTexts()).toEqual([
        expect.stringContaining('Anna'),
        expect.stringContaining('bot'),
        'Bruno',
      ]);
      await anna.reload();
      await expectUsable(anna);
      await anna.locator('[data-start-tournament]').click();
      await Promise.all(devices.map((device) => playThrough(device, address)));
      for (const page of [anna, bruno]) {
        expect(await page.locator('[data-standing] tbody tr').count()).toBe(3);
        expect(await page.locator('[data-winner]').innerText()).toMatch(/win/i);
      }
      await bruno.locator('[data-round]').selectOption('1');
      await bruno.locator('[data-rounds] h2').filter({ hasText: 'Round 1 of 2' }).waitFor();
      await expectUsable(bruno);
      await visit(anna, '/tournaments');
      await anna.locator('[data-my-tournaments] a').filter({ hasText: 'over' }).waitFor();
    });
  });
}
