// At an online table: taking back, asking for it and answering; standing orders, given, shown and revoked.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { guest, post, TestClient } from '../../src/server/fixtures.ts';
import { type Device, withDevices } from '../support/online-devices.ts';
import type { TestEnvironment } from '../support/test-page.ts';

/** A table of two people: each has a page, and a program that plays for them. */
async function tableOf(game: string, address: string, devices: readonly Device[]) {
  const names = ['Anna', 'Héloïse'];
  const tokens = await Promise.all(names.map((name) => guest(address, name)));
  const seats = names.map(() => ({ kind: 'person' }));
  const { match } = await post<{ match: string }>(address, '/matches', { game, seats }, tokens[0]);
  const programs: TestClient[] = [];
  for (const [i, device] of tokens.entries()) {
    const program = await new TestClient(address).enter({ match, device, moves: true });
    await program.ask({ kind: 'sit', name: names[i]!, contribution: names[i]! });
    programs.push(program);
  }
  for (const program of programs) await program.until(() => program.view !== null);
  for (const [i, { page }] of devices.entries()) {
    // A page that registers no device of its own.
    await page.goto('/about');
    await page.evaluate((token) => localStorage.setItem('scriptorium.device', token), tokens[i]!);
    await page.goto(`/play/${match}`);
    await page.locator('.frame').waitFor();
  }
  return { match, programs };
}

const play = async (programs: readonly TestClient[], seat: number, move: string) => {
  const { ply } = programs[seat]!;
  await programs[seat]!.ask({ kind: 'play', ply, moves: [move] });
  await Promise.all(programs.map((program) => program.until(() => program.ply > ply)));
};
const WAITING = /Waiting for .+ to keep or turn/;
const SETTLED = /’s turn|The ring is empty/;
/** Waits until the page shows the position, by its prompt. */
const prompted = (page: Page, text: RegExp) =>
  page.locator('.prompt-text').filter({ hasText: text }).waitFor();
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .focus()
    .then(() => page.keyboard.press('Enter'));

/** Nothing sticks out at the side, and the buttons beside it are on the screen. */
async function expectFits(page: Page): Promise<void> {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('[data-order], [data-orders], [data-table], [data-chat]')]
        .map((each) => each.getBoundingClientRect())
        .filter((box) => box.width > 0 && (box.left < 0 || box.right > innerWidth)),
    );
    expect(outside).toEqual([]);
    // On a wide screen the whole table is in sight.
    if (width > height) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  }
}

export function takeBackAndOrdersSuite(environment: () => TestEnvironment): void {
  describe('taking back and standing orders online', () => {
    test.concurrent('a decision is taken back at once, or when the other person allows it, by keyboard alone', async () => {
      await withDevices(environment(), [{ forced: false }, { forced: false }], async (devices) => {
        const { programs } = await tableOf('scout', environment().address, devices);
        const [anna, heloise] = devices.map(({ page }) => page);
        await play(programs, 0, 'keep');
        await prompted(anna!, WAITING);
        await press(anna!, '[aria-label="Take back"]');
        await programs[1]!.until(() => programs[1]!.ply === 0);
        for (const page of [anna!, heloise!])
          await page.locator('[data-taken-back]').filter({ hasText: 'Anna took back a move.' }).waitFor();
        await play(programs, 0, 'turn');
        await play(programs, 1, 'keep');
        await prompted(anna!, SETTLED);
        await press(anna!, '[aria-label="Take back"]');
        await press(anna!, '[data-ask-take-back]');
        await anna!.locator('[data-take-back]').filter({ hasText: 'You have asked' }).waitFor();
        await heloise!.locator('[data-take-back]').filter({ hasText: 'Anna would like' }).waitFor();
        // A second notice waits until the first one is answered.
        await programs[0]!.ask({ kind: 'offer-end' });
        await heloise!.locator('[data-end-offer=open]').waitFor({ state: 'attached' });
        const shown = heloise!.locator('.online-notices > *').filter({ visible: true });
        expect(await shown.count()).toBe(1);
        expect(await shown.getAttribute('data-take-back')).toBe('');
        await press(heloise!, '[data-grant]');
        await programs[1]!.until(() => programs[1]!.ply === 0);
        await anna!.locator('[data-take-back]').waitFor({ state: 'detached' });
        await heloise!.locator('[data-end-offer=open]').waitFor();
        await press(heloise!, '[data-end-offer] [data-refuse]');
        await heloise!.locator('[data-end-offer]').waitFor({ state: 'detached' });
        await play(programs, 0, 'keep');
        await play(programs, 1, 'keep');
        await prompted(anna!, SETTLED);
        await press(anna!, '[aria-label="Take back"]');
        await press(anna!, '[data-ask-take-back]');
        await press(heloise!, '[data-refuse]');
        await anna!
          .locator('[data-passing]')
          .filter({ hasText: 'Héloïse would rather keep the move' })
          .waitFor();
        expect(programs[0]!.ply).toBe(2);
        for (const program of programs) program.close();
      });
    });

    test.concurrent('an order is given in the sheet, shown to its owner alone, revoked with one tap, and carried out', async () => {
      await withDevices(environment(), [{ forced: false }, { forced: false }], async (devices) => {
        const { programs } = await tableOf('biblios', environment().address, devices);
        const isBidding = () => (programs[0]!.view as { phase: string }).phase === 'bid';
        while (!isBidding()) {
          const seat = programs.findIndex(({ moves }) => moves.length > 0);
          await play(programs, seat, programs[seat]!.moves[0]!);
        }
        const away = programs.findIndex(({ moves }) => moves.length === 0);
        const { page } = devices[away]!;
        // A plan for the next move: whatever the other does, and then if the other passes.
        await page.locator('[data-orders]').click();
        await page.locator('[data-offer=planned] [data-plan]').first().click();
        await page.locator('[data-offer=planned] [data-give]').click();
        await page
          .locator('[data-order=planned]')
          .filter({ hasText: /^Next: / })
          .waitFor();
        await page.locator('[data-orders]').click();
        await page.locator('[data-offer=planned] [data-when]').selectOption({ index: 1 });
        await page.locator('[data-offer=planned] .order-condition').waitFor();
        await page.locator('[data-offer=planned] [data-plan]').first().click();
        await page.locator('[data-offer=planned] [data-give]').click();
        await page.locator('[data-order=planned]').filter({ hasText: /^If / }).waitFor();
        await expectFits(page);
        for (const left of [1, 0]) {
          await page.locator('[data-order=planned]').first().click();
          await page.waitForFunction(
            (count) => document.querySelectorAll('[data-order=planned]').length === count,
            left,
          );
        }
        await page.locator('[data-orders]').click();
        await page.locator('[data-offer=limits] [data-give]').click();
        await page.locator('[data-order=limits]').waitFor();
        await expectFits(page);
        await page.locator('[data-orders]').click();
        await page.locator('[data-revoke=limits]').click();
        await page.locator('[data-order=limits]').waitFor({ state: 'detached' });
        await page.locator('[data-offer=pass-auction] [data-give]').click();
        await page.locator('[data-order=pass-auction]').waitFor();
        const { ply } = programs[away]!;
        await play(programs, 1 - away, 'bid 1');
        await programs[away]!.until(() => programs[away]!.ply >= ply + 2, 25_000);
        // When its auction is over, so is the order.
        const auction = () => (programs[0]!.view as { auctionSize: number }).auctionSize;
        for (const now = auction(); auction() === now; )
          await play(programs, 1 - away, programs[1 - away]!.moves[0]!);
        await page.locator('[data-order=pass-auction]').waitFor({ state: 'detached' });
        const others = devices[1 - away]!.received.join('\n');
        expect(others).toContain('"passed"');
        expect(others).not.toContain('"orders"');
        for (const program of programs) program.close();
      });
    });
  });
}
