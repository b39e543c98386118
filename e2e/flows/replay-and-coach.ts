// After a game: files, replay, what if, the coach, links to a position, the proof of fairness, for every game.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { manifests } from '../../src/games/index.ts';
import {
  expectAccessible,
  expectAccessibleInEveryTheme,
  expectNoSidewaysScroll,
  expectTargets,
} from '../support/accessibility-checks.ts';
import { playOn, setLanguage, waitForTurn } from '../support/driver.ts';
import { expectGoodEnd } from '../support/end-checks.ts';
import { visit } from '../support/navigation.ts';
import { expectPosition } from '../support/replay-checks.ts';
import { sampled } from '../support/sampled-games.ts';
import { type SavedGame, savedGames, saveGame } from '../support/saved-games.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';
import { twoPlayerSave } from '../support/two-player-save.ts';

interface PlantedFile {
  readonly record: { readonly moves: readonly string[]; readonly seal: string };
  readonly planted: { readonly seat: number; readonly ply: number };
}

/** A bot game in which one move was the worst: `npm run study -- coach --keep e2e/planted`. */
const pathOf = (game: string) => fileURLToPath(new URL(`../planted/${game}.json`, import.meta.url));

function plantedIn(game: string): PlantedFile {
  return JSON.parse(readFileSync(pathOf(game), 'utf8'));
}

/** All themes and targets for one game only: bar and report are the same for all. */
async function expectGoodLooks(page: Page, game: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  if (game !== 'scout') {
    await expectAccessible(page);
    return;
  }
  await expectTargets(page);
  await expectAccessibleInEveryTheme(page);
}

/** What a board shows of another hand while it is hidden; games without secrets show nothing. */
const CLOSED: { readonly [game: string]: string } = {
  biblios: '.seat-strip .seat:not(:has(.open-hand b))',
  'scripts-and-scribes': '.seat-strip .seat:not(:has(.open-hand b))',
  scout: '.backs i',
};

/** Opens the file through the page, at the first position of the game. */
async function openFile(page: Page, game: string): Promise<void> {
  await page.goto('/file');
  await page.locator('input[type=file]').setInputFiles(pathOf(game));
  await page.locator('[data-replay]').waitFor();
}

const openCoach = (page: Page) => visit(page, new URL(page.url()).pathname.replace('/table/', '/coach/'));

/** Why the better move is better, in both languages, with both moves on the board and a line of play after each. */
async function expectReasons(page: Page, ply: number): Promise<void> {
  const decision = page.locator(`[data-mattered="${ply}"]`);
  const reason = decision.locator('[data-cause]').first();
  const said = [await reason.textContent()];
  expect(await decision.locator('[data-line]').count()).toBe(2);
  await decision.locator('[data-boards]').click();
  await decision.locator('.both-boards .ring').nth(1).waitFor();
  await setLanguage(page, 'fr');
  await page.locator('[data-review][lang=fr]').waitFor();
  said.push(await reason.textContent());
  expect(said[0]).toMatch(/hand|set|run|card|chip|round/);
  expect(said[1]).toMatch(/main|série|suite|carte|jeton|manche/);
  await setLanguage(page, 'en');
  await page.locator('[data-review][lang=en]').waitFor();
}

/** A game from a file does not count as the person's own; its copy looks like one played here. */
async function expectStatistics(page: Page, game: string, opened: SavedGame): Promise<void> {
  await saveGame(page, { ...opened, id: 'played-here' });
  await visit(page, `/game/${game}/numbers`);
  await page.locator('.seat-shares').waitFor();
  expect(await page.locator('.bars').count()).toBe(2);
  await expectGoodLooks(page, game);
}

/** The page of the coach is the same for all games. `review.test.ts` reviews the same records without a page. */
const COACHED = ['scout', 'biblios'];

/** Where the branch is. */
const PLIES_BEFORE_END = 8;

export function replayAndCoachSuite(environment: () => TestEnvironment): void {
  const games = manifests.filter(({ id }) => existsSync(pathOf(id)));

  describe.each(sampled('replay', games))('after a game of $id', ({ id }) => {
    test.concurrent('replayed by keys and slider, from several viewpoints; a branch is played to its end and leaves the old game unchanged; the statistics show own games and games of masters', async () => {
      const { record } = plantedIn(id);
      const last = record.moves.length;
      await withPage(environment(), {}, async (page) => {
        await openFile(page, id);
        await expectPosition(page, 0);
        await page.locator('h1').click();
        for (const [key, at] of [
          ['ArrowRight', 1],
          ['ArrowRight', 2],
          ['ArrowLeft', 1],
          ['End', last],
          ['Home', 0],
        ] as const) {
          await page.keyboard.press(key);
          await expectPosition(page, at);
        }
        await page.goto(`${page.url().split('?')[0]}?at=9`);
        await expectPosition(page, 9);
        const viewpoint = page.locator('[data-replay] select');
        expect(await viewpoint.inputValue()).toBe('all');
        const closed = CLOSED[id];
        await page.waitForFunction(
          (closed) => document.querySelector('.frame') && !(closed && document.querySelector(closed)),
          closed,
        );
        await expectGoodLooks(page, id);
        await viewpoint.selectOption('1');
        await page.waitForFunction(() => location.search.includes('eyes=2'));
        if (closed) await page.locator(closed).first().waitFor();
        const before = await savedGames(page);
        expect(before).toHaveLength(1);
        // Near the end, so that every board is played to its last move.
        const branch = last - PLIES_BEFORE_END;
        await page.locator('h1').click();
        await page.keyboard.press('End');
        for (let at = last; at > branch; at--) {
          await expectPosition(page, at);
          await page.keyboard.press('ArrowLeft');
        }
        await expectPosition(page, branch);
        await page.locator('[data-after]').click();
        await page.locator('[data-branch]').click();
        await waitForTurn(page);
        expect(await playOn(page, { seed: 'what if' })).toBe(true);
        await expectGoodEnd(page);
        const after = await savedGames(page);
        expect(after).toHaveLength(2);
        expect(after).toContainEqual(before[0]);
        const moves = after.find(({ id }) => id !== before[0]?.id)?.record?.moves ?? [];
        expect(moves.slice(0, branch)).toEqual(record.moves.slice(0, branch));
        expect(moves.length).toBeGreaterThan(branch);
        await expectStatistics(page, id, before[0]!);
      });
    });
  });

  const coached = sampled('coach', games).filter(({ id }) => COACHED.includes(id));
  describe.each(coached)('after a game of $id', ({ id }) => {
    test.concurrent('the coach names the blunder', async () => {
      const { planted } = plantedIn(id);
      await withPage(environment(), {}, async (page) => {
        await openFile(page, id);
        await openCoach(page);
        await page.locator('progress').waitFor();
        await page.locator('[data-review]').waitFor({ timeout: 300_000 });
        const named = await page
          .locator('[data-mattered]')
          .evaluateAll((all) => all.map((each) => Number((each as HTMLElement).dataset.mattered)));
        expect(named).toContain(planted.ply);
        if (id === 'scout') await expectReasons(page, planted.ply);
        await page.locator('details summary').click();
        await expectGoodLooks(page, id);
        await page.locator(`[data-mattered="${planted.ply}"] a`).click();
        await expectPosition(page, planted.ply - 1);
      });
    });
  });

  describe('records', () => {
    test.concurrent('a review can be stopped, and begun again', async () => {
      await withPage(environment(), {}, async (page) => {
        await openFile(page, 'scout');
        await openCoach(page);
        await page.locator('.coach-thinking button').click();
        await page.locator('progress').waitFor({ state: 'detached' });
        await page.locator('.coach-thinking button').click();
        await page.locator('progress').waitFor();
      });
    });

    test.concurrent('the coach reviews a game of two people, and explains the moves of both, in both languages', async () => {
      const file = twoPlayerSave();
      await withPage(environment(), {}, async (page) => {
        await page.goto('/file');
        await page.locator('input[type=file]').setInputFiles({
          name: 'two.json',
          mimeType: 'application/json',
          buffer: Buffer.from(JSON.stringify(file)),
        });
        await page.locator('[data-replay]').waitFor();
        await openCoach(page);
        await page.locator('[data-review]').waitFor({ timeout: 300_000 });
        await page.locator('details summary').click();
        const judged: string[] = [];
        for (const [at, { name }] of file.people.entries()) {
          await page.locator('.coach select').selectOption(String(at));
          await page.locator('[data-review] > p', { hasText: name }).first().waitFor();
          const said = await page.locator('.verdicts tbody th > a').allTextContents();
          for (const sentence of said) expect(sentence).toMatch(/^\d+\. \S/);
          judged.push(...said.map((sentence) => `${Number.parseInt(sentence, 10)}: ${at}`));
        }
        const decided = file.record.moves.map((move, i) => `${i + 1}: ${move.split(' ')[0]}`);
        expect(judged.toSorted()).toEqual(decided.toSorted());
        await setLanguage(page, 'fr');
        await page.locator('[data-review][lang=fr]').waitFor();
        for (const sentence of await page.locator('.verdicts tbody th > a').allTextContents())
          expect(sentence).toMatch(/^\d+\. (Montrer|Recruter|Garder|Retourner|Scout)/);
        // It is kept: much sooner than a new one could be done.
        await page.reload();
        await page.locator('[data-review]').waitFor({ timeout: 5_000 });
      });
    });

    test.concurrent('the proof of a game in plain words; the saved file equals the opened one', async () => {
      await withPage(environment(), {}, async (page) => {
        await openFile(page, 'scout');
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page
            .locator('[data-after]')
            .click()
            .then(() => page.locator('.after .menu button').nth(1).click()),
        ]);
        const saved = JSON.parse(readFileSync(await download.path(), 'utf8'));
        const original = JSON.parse(readFileSync(pathOf('scout'), 'utf8'));
        expect(saved.record).toEqual(original.record);
        expect(saved.people).toEqual(original.people);
        await page.locator('.after a[href^="/fair/"]').click();
        await page.locator('.fair-good').waitFor();
        expect(await page.locator('main').textContent()).toContain(original.record.proof.secret);
        await expectNoSidewaysScroll(page);
        await expectAccessibleInEveryTheme(page);
      });
    });

    test.concurrent('a link to a position opens on another device', async () => {
      let link = '';
      await withPage(environment(), {}, async (page) => {
        await openFile(page, 'scout');
        await page.keyboard.press('End');
        await page.locator('[data-after]').click();
        await page.evaluate(() => {
          Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject() } });
          document.execCommand = () => false;
        });
        await page.locator('[data-share]').click();
        link = await page.locator('.after [role=status] input').inputValue();
      });
      await withPage(environment(), {}, async (page) => {
        await page.goto(link.replace(/at=\d+/, 'at=4'));
        await expectPosition(page, 4);
      });
      await withPage(environment(), {}, async (page) => {
        await page.goto(link.slice(0, -40));
        await page.locator('h1', { hasText: 'not complete' }).waitFor();
      });
      const [address = '', packed = ''] = link.split('#');
      const file = JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString());
      const [first, ...others] = file.people;
      const changed = [
        [{ ...file, record: { ...file.record, version: 99 } }, 'version 99'],
        [{ ...file, people: [{ ...first, name: '\u202eabc\u0000' }, ...others] }, 'name at seat 1'],
      ] as const;
      for (const [data, words] of changed) {
        await withPage(environment(), {}, async (page) => {
          await page.goto(`${address}#${deflateRawSync(JSON.stringify(data)).toString('base64url')}`);
          await page.locator('h1', { hasText: words }).waitFor();
        });
      }
    });

    test.concurrent('a damaged file gets a clear message', async () => {
      const text = readFileSync(pathOf('scout'), 'utf8');
      const { record } = JSON.parse(text);
      const files = [
        ['not JSON', text.slice(0, 100), 'not a saved game'],
        ['no record', '{"format": 3}', 'not a record'],
        ['a changed seed', JSON.stringify({ ...record, seed: 'ab'.repeat(32) }), 'seed'],
        ['a changed move', JSON.stringify({ ...record, moves: ['0 show 40-41'] }), 'Move 1'],
        ['another game', JSON.stringify({ ...record, game: 'chess' }), 'chess'],
      ] as const;
      await withPage(environment(), {}, async (page) => {
        await page.goto('/file');
        for (const [name, content, words] of files) {
          await page.locator('input[type=file]').setInputFiles({
            name: `${name}.json`,
            mimeType: 'application/json',
            buffer: Buffer.from(content),
          });
          await page.locator('[role=alert]', { hasText: words }).waitFor();
        }
        await expectNoSidewaysScroll(page);
        await expectTargets(page);
        await expectAccessibleInEveryTheme(page);
      });
    });
  });
}
