// The Hell of the Library in Scriptoria: its level follows from the games finished on this device.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { nameOf } from '../support/names.ts';
import { savedGames, saveGame } from '../support/saved-games.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

const { record } = JSON.parse(
  readFileSync(new URL('../planted/scriptoria.json', import.meta.url), 'utf8'),
) as { readonly record: { readonly options: object; readonly moves: readonly string[] } };

const anna = { kind: 'person', name: 'Anna' };
const bot = { kind: 'bot', name: 'Bede', level: 'novice' };
const finished = (id: string, other: object = {}) => ({
  id,
  game: 'scriptoria',
  sitters: [anna, bot],
  options: record.options,
  record,
  seed: null,
  playedAt: 1,
  ...other,
});

const hell = (page: Page) => page.locator('select:has(option[value=closed])');

export function scriptoriaHellSuite(environment: () => TestEnvironment): void {
  describe('the Hell of the Library', () => {
    test.concurrent('opens as far as the person has played, and everybody starts there', async () => {
      await withPage(environment(), { lang: 'fr' }, async (page) => {
        await page.goto('/game/scriptoria');
        await hell(page).waitFor();
        const values = () =>
          hell(page)
            .locator('option')
            .evaluateAll((all) => all.map((each) => each.getAttribute('value')));
        expect(await values()).toEqual(['closed', '0']);
        await saveGame(page, finished('one'));
        await saveGame(page, finished('two'));
        // None of these counts as a game that the person has finished.
        await saveGame(page, finished('bots alone', { sitters: [bot, bot] }));
        await saveGame(page, finished('what if', { branchesAt: 9 }));
        await saveGame(page, finished('not over', { record: null }));
        await page.reload();
        await hell(page).waitFor();
        expect(await values()).toEqual(['closed', '2']);
        await hell(page).selectOption('2');
        await page.locator('[data-start]:enabled').click();
        await page.locator('.frame').waitFor();
        const games = (await savedGames(page)) as readonly { options?: { hell?: unknown } }[];
        expect(games.filter(({ options }) => options?.hell === 2)).toHaveLength(1);
        // Two points for each of the two games, shown with every name.
        expect(await nameOf(page.locator('.seat-strip .seat').first())).toContain('4 points');
      });
    });
  });
}
