// Online: people in two browsers at one table, a cut of the network, a spectator, both languages.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SHELF } from '../src/web/shelf.ts';
import { layCable } from './cable.ts';
import { type Ground, PATIENCE } from './device.ts';
import { leaveUndrawn } from './drawing.ts';
import { type PageSettings, setSettings, tapOn } from './driver.ts';

const PHONE = { width: 360, height: 640 };

/** One person's device. `heard` is every message of the server, as it came. */
export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly heard: string[];
  readonly faults: string[];
}

async function device({ browser, address }: Ground, settings: PageSettings): Promise<Device> {
  const context = await (browser as Browser).newContext({ viewport: PHONE, baseURL: address });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const [heard, faults]: [string[], string[]] = [[], []];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('pageerror', (error) => faults.push(String(error.stack)));
  await setSettings(page, { forced: true, ...settings });
  await leaveUndrawn(page);
  return { context, page, heard, faults };
}

/** A table for as few people as the game allows; answers the link to send. */
export async function setTable({ page }: Device, game: string): Promise<string> {
  await page.goto(`/game/${game}`);
  const chairs = page.locator('[data-chair]');
  await chairs.first().waitFor();
  const counts = page.locator('[data-seats]');
  if (await counts.count()) await counts.selectOption({ index: 0 });
  for (let seat = 0; seat < (await chairs.count()); seat++) await chairs.nth(seat).selectOption('person');
  await page.locator('[data-online]').click();
  await page.locator('[data-set]:enabled').click();
  return page.locator('[data-link]').innerText();
}

export async function join({ page }: Device, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('[data-name]').fill(name);
  await page.locator('[data-sit]').first().click();
  await page.locator('.frame').waitFor();
}

/** All play what they are offered until the end, or so many taps each. */
async function playTogether(devices: readonly Device[], seed: string, most = Infinity): Promise<boolean> {
  const ends = await Promise.all(devices.map(({ page }, i) => tapOn(page, `${seed}/${i}`, most)));
  return ends.every((isOver) => isOver);
}

/** Runs with devices that are put away afterwards; a fault in a page is a fault of the test. */
export async function withDevices(
  ground: Ground,
  settings: readonly PageSettings[],
  act: (devices: readonly Device[]) => Promise<void>,
): Promise<void> {
  const devices = await Promise.all(settings.map((each) => device(ground, each)));
  try {
    await act(devices);
    expect(devices.flatMap(({ faults }) => faults)).toEqual([]);
  } finally {
    await Promise.all(devices.map(({ context }) => context.close()));
  }
}

export function onlineSuite(ground: () => Ground): void {
  describe('online', () => {
    test.concurrent.each(SHELF.map(({ id }) => id))(
      '%s: a whole game by two people in two languages, one with a reload and a cut in the middle',
      async (id) => {
        const cable = await layCable(ground().address);
        const cabled = { ...ground(), address: cable.address };
        await withDevices(cabled, [{ lang: 'en' }, { lang: 'fr' }], async (devices) => {
          const [anna, bruno] = devices;
          const link = await setTable(anna!, id);
          await join(bruno!, link, 'Bruno');
          await anna!.page.locator('.frame').waitFor();
          await playTogether(devices, id, 10);
          await bruno!.page.reload();
          await bruno!.page.locator('.frame').waitFor();
          await playTogether(devices, `${id} on`, 10);
          cable.cut();
          await anna!.page.locator('.online-cut').waitFor();
          cable.mend();
          await anna!.page.locator('.online-cut').waitFor({ state: 'detached' });
          expect(await playTogether(devices, `${id} to the end`)).toBe(true);
          for (const { page } of devices) await page.locator('.online-proof.is-fair').waitFor();
          expect(await anna!.page.locator('html').getAttribute('lang')).toBe('en');
          expect(await bruno!.page.locator('main').first().getAttribute('lang')).toBe('fr');
        });
        await cable.close();
      },
    );

    test.concurrent('a spectator gets no card that is hidden; phrases are read in one’s own language', async () => {
      await withDevices(ground(), [{ lang: 'en' }, { lang: 'fr' }, { lang: 'fr' }], async (devices) => {
        const [anna, bruno, watcher] = devices;
        const link = await setTable(anna!, 'scout');
        await join(bruno!, link, 'Bruno');
        await watcher!.page.goto(link);
        await watcher!.page.locator('.frame').waitFor();
        await playTogether([anna!, bruno!], 'watched', 20);
        // The hands themselves, as their owners were told them.
        const hands = [anna!, bruno!].map(({ heard }) => handsIn(heard));
        for (const hand of hands) expect(hand.length).toBeGreaterThan(0);
        for (const text of watcher!.heard) for (const hand of hands.flat()) expect(text).not.toContain(hand);
        for (const text of anna!.heard) for (const hand of hands[1]!) expect(text).not.toContain(hand);
        await anna!.page.locator('[data-chat]').click();
        await anna!.page.locator('[data-phrase="well-played"]').click();
        await bruno!.page.locator('[data-chat]').click();
        await bruno!.page.locator('[data-said]').waitFor();
        expect(await bruno!.page.locator('[data-said]').innerText()).toContain('Bien joué');
        expect(await anna!.page.locator('[data-said]').innerText()).toContain('Well played');
      });
    });

    test.concurrent('a seat’s link brings the seat to another device, and the rematch brings both back', async () => {
      await withDevices(ground(), [{}, {}], async ([anna, phone]) => {
        await anna!.page.goto('/game/scout');
        await anna!.page.locator('[data-seats]').selectOption('2');
        await anna!.page.locator('[data-online]').click();
        await anna!.page.locator('[data-chair]').selectOption('apprentice');
        await anna!.page.locator('[data-set]:enabled').click();
        await anna!.page.locator('.frame').waitFor();
        await anna!.page.locator('[data-table]').click();
        await anna!.page.locator('[data-seat-link]').click();
        const link = await anna!.page.locator('[data-link]').innerText();
        expect(link).toContain('#seat=');
        await anna!.page.keyboard.press('Escape');
        await phone!.page.goto(link);
        await phone!.page.locator('.frame').waitFor();
        expect(phone!.page.url()).not.toContain('#');
        expect(await playTogether([phone!], 'phone')).toBe(true);
        await anna!.page.locator('[data-result] .big-button').click();
        await anna!.page.waitForURL((url) => !link.startsWith(url.href));
        await anna!.page.locator('.frame').waitFor();
        await phone!.page.locator('[data-result] [data-look]').click();
        await phone!.page.locator('[data-next]').click();
        await phone!.page.waitForURL(anna!.page.url());
      });
    });

    test.concurrent('a passkey is made, and brings name and settings to a device that knows nothing', async () => {
      await withDevices(ground(), [{ lang: 'fr' }], async ([anna]) => {
        const { page, context } = anna!;
        const authenticator = await context.newCDPSession(page);
        await authenticator.send('WebAuthn.enable');
        await authenticator.send('WebAuthn.addVirtualAuthenticator', {
          options: {
            protocol: 'ctap2',
            transport: 'internal',
            hasResidentKey: true,
            hasUserVerification: true,
            isUserVerified: true,
            automaticPresenceSimulation: true,
          },
        });
        await page.goto('/settings');
        await page.locator('input[autocomplete=nickname]').fill('Hildegarde');
        await page.locator('[data-passkey=make]').click();
        await page.locator('[data-passkey=make]').waitFor({ state: 'detached' });
        const before = await page.evaluate(() => localStorage.getItem('scriptorium.device'));
        await page.evaluate(() => localStorage.setItem('scriptorium.settings', '{"lang":"en"}'));
        await page.evaluate(() => localStorage.removeItem('scriptorium.device'));
        await page.reload();
        await page.locator('[data-passkey=enter]').click();
        await page.locator('html[lang=fr]').waitFor();
        expect(await page.locator('input[autocomplete=nickname]').inputValue()).toBe('Hildegarde');
        const after = await page.evaluate(() => localStorage.getItem('scriptorium.device'));
        expect(after).not.toBe(before);
        await page.locator('[data-forget]').click();
        await page.locator('[data-forget]').click();
        await page.locator('[data-forget]').waitFor({ state: 'detached' });
        expect(await page.evaluate(() => localStorage.getItem('scriptorium.device'))).toBe(null);
      });
    });
  });
}

/** Each hand of Scout that was sent to its owner, as it travelled. */
function handsIn(heard: readonly string[]): string[] {
  return heard.flatMap((text) => {
    const { kind, view } = JSON.parse(text) as { kind: string; view?: { seat: number; hands: unknown[][] } };
    const hand = kind === 'position' ? view?.hands[view.seat] : undefined;
    return hand && hand.length > 5 ? [JSON.stringify(hand).slice(1, -1)] : [];
  });
}
