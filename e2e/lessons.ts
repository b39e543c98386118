// Each first game as a learner would go through it: wrong moves, a break, the right ones, and on into a real game.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Beat, beatsOf } from '../src/web/lessons/beats.ts';
import { SHELF } from '../src/web/shelf.ts';
import { expectAccessible, expectNoSidewaysScroll, expectTargets } from './checks.ts';
import { type Ground, withPage } from './device.ts';
import { playOn } from './driver.ts';
import { playMove } from './learner.ts';

const TEACHER = '.teacher';
const LANGS = ['en', 'fr'] as const;

/** Waits until the lesson stands at a beat, and its board is there. */
async function standsAt(page: Page, { number, wants }: Beat): Promise<void> {
  await page.locator(`${TEACHER}[data-step-number="${number}"][data-wants="${wants.kind}"]`).waitFor();
  if (wants.kind === 'move') await page.locator('.prompt.is-asked').waitFor();
}

/** Chooses something legal that is not asked for, if the board offers one at once; the teacher must say why not. */
async function tryWrong(page: Page, beat: Beat): Promise<boolean> {
  if (beat.wants.kind !== 'move') return false;
  const { right } = beat.wants;
  const offered = page.locator('.room-table .frame [data-move]');
  const moves = await offered.evaluateAll((all) => all.map(({ dataset }) => dataset.move ?? ''));
  const at = moves.findIndex((move) => !right.includes(move.split(' + ')[0] ?? ''));
  if (at < 0) return false;
  await offered.nth(at).press('Enter');
  await page.locator('.prompt-note:not(:empty)').waitFor();
  await standsAt(page, beat);
  return true;
}

export function lessonsSuite(ground: () => Ground): void {
  // By turns in both languages; that none lacks a text is tested elsewhere.
  describe.each(SHELF.map(({ id, lesson }, i) => ({ id, lesson, lang: LANGS[i % LANGS.length]! })))(
    'first game of $id',
    ({ id, lesson, lang }) => {
      test.concurrent(`goes through as a learner would (${lang})`, async () => {
        const script = await lesson();
        const beats = beatsOf(script);
        await withPage(ground(), { lang }, async (page) => {
          await page.goto(`/game/${id}`);
          await page.locator(`a[href="/game/${id}/lesson"]`).click();
          let wrong = 0;
          for (let at = 0; at < beats.length; ) {
            const beat = beats[at]!;
            if (beat.wants.kind === 'watching') {
              at++;
              continue;
            }
            await standsAt(page, beat);
            const text = await page.locator(TEACHER).innerText();
            const [beginning = ''] = script.texts[lang][beat.step]!.say.replaceAll('**', '').split('\n');
            expect(text).toContain(beginning.slice(0, 40));
            await expectNoSidewaysScroll(page);
            if (beat.wants.kind === 'reading') {
              // By keyboard: the button has the focus.
              await page.locator('[data-next]:focus').waitFor();
              await page.keyboard.press('Enter');
              at++;
              continue;
            }
            if (await tryWrong(page, beat)) wrong++;
            if (at === Math.floor(beats.length / 2) || wrong === 1) {
              await page.reload();
              await standsAt(page, beat);
            }
            const asked = beats
              .slice(at)
              .flatMap(({ step, wants }) =>
                wants.kind === 'move' && step === beat.step ? [wants.right[0]!] : [],
              );
            at += await playMove(page, asked);
          }
          expect(wrong).toBeGreaterThanOrEqual(2);
          await page.locator('[data-play-on]').waitFor();
          await expectTargets(page);
          await expectAccessible(page);
          await page.locator('[data-play-on]').click();
          await page.locator('.opens-log').waitFor({ state: 'attached' });
          await playOn(page, { seed: 'after the lesson', most: 6 });
        });
      });
    },
  );
}
