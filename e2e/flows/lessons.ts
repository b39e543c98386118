// Each first game as a learner would go through it: wrong moves, a break, the right ones, and on into a real game.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { LessonTexts } from '../../src/engine/teaching.ts';
import { manifests } from '../../src/games/index.ts';
import { type LessonTask, lessonTasks } from '../../src/web/lessons/lessonTasks.ts';
import { expectAccessible, expectNoSidewaysScroll, expectTargets } from '../support/accessibility-checks.ts';
import { playOn, setLanguage } from '../support/driver.ts';
import { playMove } from '../support/lesson-driver.ts';
import { sampled } from '../support/sampled-games.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

const TEACHER = '.teacher';
const LANGS = ['en', 'fr'] as const;

/** Waits until the lesson stands at a task, and its board is there. */
async function standsAt(page: Page, { number, expects }: LessonTask): Promise<void> {
  await page.locator(`${TEACHER}[data-step-number="${number}"][data-wants="${expects.kind}"]`).waitFor();
  if (expects.kind === 'move') await page.locator('.prompt.is-asked').waitFor();
}

/** What the teacher says at a step is on the page, and fits. */
async function saysOf(page: Page, texts: LessonTexts<string>, step: string): Promise<void> {
  const [beginning = ''] = texts[step]!.say.replaceAll('**', '').split('\n');
  await page.locator(TEACHER, { hasText: beginning.slice(0, 40) }).waitFor();
  await expectNoSidewaysScroll(page);
}

/** Plays a legal move that the lesson does not ask for, if the board offers one directly; the teacher must say why not. */
async function tryWrong(page: Page, task: LessonTask): Promise<boolean> {
  if (task.expects.kind !== 'move') return false;
  const { right } = task.expects;
  const offered = page.locator('.table-main .frame [data-move]');
  const moves = await offered.evaluateAll((all) => all.map(({ dataset }) => dataset.move ?? ''));
  const at = moves.findIndex((move) => !right.includes(move.split(' + ')[0] ?? ''));
  if (at < 0) return false;
  await offered.nth(at).press('Enter');
  await page.locator('.prompt-note:not(:empty)').waitFor();
  await standsAt(page, task);
  return true;
}

export function lessonsSuite(environment: () => TestEnvironment): void {
  // Played in one language, and read in both.
  const games = manifests.flatMap(({ id, lesson }, i) =>
    lesson ? { id, lesson, lang: LANGS[i % LANGS.length]! } : [],
  );
  describe.each(sampled('lesson', games))('first game of $id', ({ id, lesson, lang }) => {
    test.concurrent(`goes through as a learner would (${lang})`, async () => {
      const script = await lesson();
      const other = LANGS.find((each) => each !== lang)!;
      const tasks = lessonTasks(script);
      await withPage(environment(), { lang }, async (page) => {
        await page.goto(`/game/${id}`);
        await page.locator(`a[href="/game/${id}/lesson"]`).click();
        let wrong = 0;
        for (let at = 0; at < tasks.length; ) {
          const task = tasks[at]!;
          if (task.expects.kind === 'watching') {
            at++;
            continue;
          }
          await standsAt(page, task);
          for (const spoken of task.expects.kind === 'reading' ? [other, lang] : [lang]) {
            await setLanguage(page, spoken);
            await saysOf(page, script.texts[spoken], task.step);
          }
          if (task.expects.kind === 'reading') {
            // By keyboard: the button has the focus.
            await page.locator('[data-next]:focus').waitFor();
            await page.keyboard.press('Enter');
            at++;
            continue;
          }
          const isWrong = await tryWrong(page, task);
          if (isWrong) wrong++;
          if (at === Math.floor(tasks.length / 2) || (isWrong && wrong === 1)) {
            await page.reload();
            await standsAt(page, task);
          }
          const asked = tasks
            .slice(at)
            .flatMap(({ step, expects }) =>
              expects.kind === 'move' && step === task.step ? [expects.right[0]!] : [],
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
  });
}
