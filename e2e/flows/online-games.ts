// Online games: two people in two languages, a lost connection, a spectator, seat links, rematch, passkeys.
import { describe, expect, test } from 'vitest';
import { manifests } from '../../src/games/index.ts';
import { openFaultyProxy } from '../support/faulty-proxy.ts';
import { visit } from '../support/navigation.ts';
import { join, playByApi, playTogether, setTable, withDevices } from '../support/online-devices.ts';
import { sampled } from '../support/sampled-games.ts';
import type { TestEnvironment } from '../support/test-page.ts';

/** The shortest game. */
const PLAYS_TO_THE_END = 'scout';
/** Scripts & Scribes has the board of Biblios. */
const BOARDS = sampled('online', manifests).filter(({ id }) => id !== 'scripts-and-scribes');

export function onlineGamesSuite(environment: () => TestEnvironment): void {
  describe('online', () => {
    test.concurrent.each(BOARDS)(
      '$id: a whole game by two people in two languages, with a reload, a lost connection, and programs in place of pages',
      async ({ id }) => {
        const proxy = await openFaultyProxy(environment().address);
        const proxied = { ...environment(), address: proxy.address };
        await withDevices(proxied, [{ lang: 'en' }, { lang: 'fr' }], async (devices) => {
          const [anna, bruno] = devices;
          const link = await setTable(anna!, id);
          await join(bruno!, link, 'Bruno');
          await anna!.page.locator('.frame').waitFor();
          // On most phones nothing is cut off below the screen, the strip above the board included.
          await anna!.page.setViewportSize({ width: 390, height: 844 });
          await anna!.page.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight);
          await playTogether(devices, id, 6);
          await bruno!.page.reload();
          await bruno!.page.locator('.frame').waitFor();
          await playTogether(devices, `${id} on`, 6);
          proxy.cut();
          await anna!.page.locator('.online-cut').waitFor();
          proxy.restore();
          await anna!.page.locator('.online-cut').waitFor({ state: 'detached' });
          const { pathname } = new URL(bruno!.page.url());
          // Boards and positions are the same as on one device: one page that plays to the end is enough.
          const stays = id === PLAYS_TO_THE_END;
          const programs = (stays ? [bruno!] : devices).map((device) =>
            playByApi(device, environment().address, `${id} ${devices.indexOf(device)}`),
          );
          if (stays) expect(await playTogether([anna!], `${id} to the end`)).toBe(true);
          await Promise.all(programs);
          for (const { page } of stays ? [bruno!] : devices) await visit(page, pathname);
          for (const { page } of devices) await page.locator('.online-proof.is-fair').waitFor();
          expect(await anna!.page.locator('html').getAttribute('lang')).toBe('en');
          expect(await bruno!.page.locator('main').first().getAttribute('lang')).toBe('fr');
        });
        await proxy.close();
      },
    );

    test.concurrent('a spectator receives no hidden card; phrases appear in the reader’s language', async () => {
      await withDevices(environment(), [{ lang: 'en' }, { lang: 'fr' }, { lang: 'fr' }], async (devices) => {
        const [anna, bruno, watcher] = devices;
        const link = await setTable(anna!, 'scout');
        await join(bruno!, link, 'Bruno');
        await watcher!.page.goto(link);
        await watcher!.page.locator('.frame').waitFor();
        await playTogether([anna!, bruno!], 'watched', 20);
        // The hands as their owners received them.
        const hands = [anna!, bruno!].map(({ received }) => handsIn(received));
        for (const hand of hands) expect(hand.length).toBeGreaterThan(0);
        for (const text of watcher!.received)
          for (const hand of hands.flat()) expect(text).not.toContain(hand);
        for (const text of anna!.received) for (const hand of hands[1]!) expect(text).not.toContain(hand);
        await anna!.page.locator('[data-chat]').click();
        await anna!.page.locator('[data-phrase="well-played"]').click();
        await bruno!.page.locator('[data-chat]').click();
        await bruno!.page.locator('[data-said]').waitFor();
        expect(await bruno!.page.locator('[data-said]').innerText()).toContain('Bien joué');
        expect(await anna!.page.locator('[data-said]').innerText()).toContain('Well played');
      });
    });

    test.concurrent('a seat link moves the seat to another device, and the rematch brings both back', async () => {
      await withDevices(environment(), [{}, {}], async ([anna, phone]) => {
        await anna!.page.goto('/game/scout');
        await anna!.page.locator('[data-seats]').selectOption('2');
        await anna!.page.locator('[data-online]').click();
        await anna!.page.locator('[data-seat-choice]').selectOption('apprentice');
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
        // It is listed, though the server knows neither the device nor its person.
        const { pathname } = new URL(phone!.page.url());
        const listed = phone!.page.waitForResponse((response) => response.url().includes('/matches/linked'));
        await phone!.page.goto('/games');
        await listed;
        await phone!.page.locator(`.kept a[href="${pathname}"]`).click();
        await phone!.page.locator('.frame').waitFor();
        expect(await playTogether([phone!], 'phone')).toBe(true);
        // Without a connection the answer is where the question was asked.
        await anna!.page.locator('[data-result]').waitFor();
        await anna!.context.setOffline(true);
        await anna!.page.locator('[data-cut]').waitFor({ state: 'attached' });
        await anna!.page.locator('[data-result] .big-button').click();
        await anna!.page.locator('[data-result] [data-refused]').waitFor();
        await anna!.context.setOffline(false);
        await anna!.page.locator('[data-cut]').waitFor({ state: 'detached' });
        await anna!.page.locator('[data-result] [data-refused]').waitFor({ state: 'detached' });
        await anna!.page.locator('[data-result] .big-button').click();
        await anna!.page.waitForURL((url) => !link.startsWith(url.href));
        await anna!.page.locator('.frame').waitFor();
        await phone!.page.locator('[data-result] [data-look]').click();
        await phone!.page.locator('[data-next]').click();
        await phone!.page.waitForURL(anna!.page.url());
      });
    });

    test.concurrent('a passkey brings name and settings to a new device', async () => {
      await withDevices(environment(), [{ lang: 'fr' }], async ([anna]) => {
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
        // What the server knows can be deleted where it is listed, after a question.
        await page.goto('/games');
        await page.locator('[data-forget]').click();
        await page.locator('[data-forgetting] [data-forget]').click();
        await page.locator('[data-forget]').waitFor({ state: 'detached' });
        expect(await page.evaluate(() => localStorage.getItem('scriptorium.device'))).toBe(null);
      });
    });
  });
}

/** Each hand of Scout in the messages to its owner, as text. */
function handsIn(received: readonly string[]): string[] {
  return received.flatMap((text) => {
    const { kind, view } = JSON.parse(text) as { kind: string; view?: { seat: number; hands: unknown[][] } };
    const hand = kind === 'position' ? view?.hands[view.seat] : undefined;
    return hand && hand.length > 5 ? [JSON.stringify(hand).slice(1, -1)] : [];
  });
}
