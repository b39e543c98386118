// A club's own site: its name and colour, the join code; blocking and reporting, and what the operator does about it.
import { afterAll, describe, expect, test } from 'vitest';
import { guest, TestClient } from '../../src/server/fixtures.ts';
import {
  expectAccessible,
  expectAccessibleInEveryTheme,
  expectTargets,
} from '../support/accessibility-checks.ts';
import { setTable, withDevices } from '../support/online-devices.ts';
import { openCopy, type Site } from '../support/site.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

const TOKEN = 'a token of the operators';
const CODE = 'blue ink';
const BRANDING = { name: 'Café des Moines', colour: '#2f5d8a', lang: 'en' } as const;

export function hostsSuite(environment: () => TestEnvironment): void {
  const opened: Promise<Site>[] = [];
  const on = async (settings: Parameters<typeof openCopy>[2]): Promise<TestEnvironment> => {
    opened.push(openCopy(environment().web, [], { adminToken: TOKEN, branding: BRANDING, ...settings }));
    const { address, web } = await opened.at(-1)!;
    return { ...environment(), address, web };
  };
  afterAll(async () => {
    for (const each of opened) await (await each).close();
  });

  describe('a site of one’s own', () => {
    test.concurrent('a closed site asks for its code where it is needed, once', async () => {
      const site = await on({ joinCode: CODE });
      await withDevices(site, [{}, {}], async ([anna, bruno]) => {
        const { page } = anna!;
        await page.goto('/');
        expect(await page.title()).toBe(BRANDING.name);
        expect(await page.locator('h1').innerText()).toBe(BRANDING.name);
        await page.locator('a[href="/new/friends"]').click();
        await page.locator('[data-choose=scout]').click();
        await page.locator('[data-name-asked]').waitFor();
        await page.keyboard.type('Anna');
        await page.keyboard.press('Enter');
        const sheet = page.locator('dialog:has([data-join-code])');
        await sheet.locator('[data-join-code]').fill('red ink');
        await page.keyboard.press('Enter');
        await sheet.locator('[role=alert]').filter({ hasText: 'not the join code' }).waitFor();
        await expectAccessible(page);
        await sheet.locator('[data-join-code]').fill('Blue Ink');
        await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
        await page.locator('[data-choose=scout]').click();
        const link = await page.locator('[data-link]').innerText();
        // The table itself asks too, and a link brings the code.
        await bruno!.page.goto(link);
        await bruno!.page.locator('[data-join-code]').waitFor();
        await bruno!.page.goto(`${link}#join=${encodeURIComponent(CODE)}`);
        await bruno!.page.getByText('Anna invites you').waitFor();
        expect(new URL(bruno!.page.url()).hash).toBe('');
      });
    });

    test.concurrent('somebody is reported and blocked; the operator reads it, closes it, and tells everybody', async () => {
      const site = await on({});
      await withDevices(site, [{}], async ([anna]) => {
        const { page } = anna!;
        const link = await setTable(anna!, 'scout');
        const match = new URL(link).pathname.split('/').at(-1)!;
        const device = await guest(site.address, 'Bruno');
        const bruno = await new TestClient(site.address).enter({ match, device });
        await bruno.ask({ kind: 'sit', name: 'Bruno', contribution: '' });
        await bruno.ask({ kind: 'say', said: { kind: 'line', line: 'You scribble like a hen' } });
        await page.locator('[data-chat]').click();
        await page.locator('[data-said] [data-person-menu]').click();
        await page.locator('[data-report-reason]').selectOption('insults');
        await page.locator('.safety-report textarea').fill('He is rude.');
        await page.locator('[data-report]').click();
        await page.locator('[data-person-actions] [role=status]').filter({ hasText: 'Thank you' }).waitFor();
        await expectTargets(page);
        await page.locator('[data-block=block]').click();
        await page.locator('[data-said]').waitFor({ state: 'detached' });
        bruno.close();

        await page.goto('/operator');
        await page.locator('[data-token]').fill(TOKEN);
        await page.keyboard.press('Enter');
        await page.locator('[data-view=reports]').click();
        await page.locator('[data-act=show-report]').click();
        await page.locator('.is-reported').filter({ hasText: 'like a hen' }).waitFor();
        await expectAccessible(page);
        await page.locator('[data-act=close-report]').click();
        await page.locator('[data-act=show-report]').waitFor({ state: 'detached' });
        await page.locator('[data-view=bulletins]').click();
        await page.locator('[data-text=en]').fill('Tournament tonight at 20:00.');
        await page.locator('[data-act=announce]').click();
        await page.locator('.operator-rows').getByText('Tournament tonight').waitFor();
      });
      await withPage(site, { lang: 'fr' }, async (page) => {
        await page.goto('/');
        await page.locator('.bulletin').filter({ hasText: 'Tournament tonight' }).waitFor();
        await expectAccessibleInEveryTheme(page);
        await page.locator('.bulletin .icon-button').click();
        await page.locator('.bulletin').waitFor({ state: 'detached' });
      });
    });
  });
}
