// What must be true of every page: nothing scrolls sideways, nothing is too small to hit, axe has nothing to say.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { draw } from './drawing.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const LEAST = 24;

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { inner, scroll } = await page.evaluate(() => ({
    inner: innerWidth,
    scroll: document.documentElement.scrollWidth,
  }));
  expect(scroll, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(inner);
}

/** The part of each control that a finger can really hit: what another one covers does not count. */
export async function expectTargets(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    // What lies under an open sheet cannot be tapped anyway.
    const ground = document.querySelector('dialog[open]') ?? document;
    const controls = ground.querySelectorAll<HTMLElement>('button, a[href], select, input, summary');
    return [...controls].flatMap((control) => {
      // A label is as good a target as its input.
      const target = control.closest('label') ?? control;
      if (!target.checkVisibility() || target.closest('[inert]')) return [];
      target.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = target.getBoundingClientRect();
      // Folded away, or not shown at this size.
      if (width === 0 || !target.checkVisibility({ visibilityProperty: true })) return [];
      let most = 0;
      for (const down of [0.5, 0.3, 0.7]) {
        let wide = 0;
        for (let x = 0.5; x < width && wide < least; x++) {
          const hit = document.elementFromPoint(left + x, top + height * down);
          if (hit !== null && target.contains(hit)) wide++;
        }
        most = Math.max(most, wide);
        if (most >= least) break;
      }
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return most < least || height < least ? [`${name}: ${most} × ${Math.round(height)}`] : [];
    });
  }, LEAST);
  expect(small, `targets under ${LEAST} px on ${page.url()}`).toEqual([]);
}

/** Waits until a replay stands at this moment. */
export async function expectMoment(page: Page, ply: number): Promise<void> {
  await page.waitForFunction(
    (ply) => document.querySelector<HTMLInputElement>('[data-replay] input')?.value === ply,
    String(ply),
  );
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** With `rules` only those; else all that WCAG 2.2 AA asks and what axe holds for good practice. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  await draw(page);
  // Once into a page, and in that page: AxeBuilder reads it anew for each look and opens a second page to sum up.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly = rules
    ? { type: 'rule' as const, values: [...rules] }
    : { type: 'tag' as const, values: TAGS };
  const { violations } = await page.evaluate(
    (runOnly) => window.axe.run(document, { runOnly, resultTypes: ['violations'] }),
    runOnly,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} — ${node.failureSummary?.split('\n')[1]?.trim()}`),
  );
  expect(found, page.url()).toEqual([]);
}

/** All of it in one light; in the others, what light can change. */
export async function expectAccessibleInEveryLight(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const theme of ['light', 'dark', 'contrast']) {
    // Through the page's own root, so that a board can be seen in every light without leaving it.
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, theme);
    await expectAccessible(page, ['color-contrast']);
  }
}

/** Every text of two words and more that is seen or read out, outside of what is the same in all languages. */
export async function sentences(page: Page): Promise<Set<string>> {
  const all = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts;
  });
  return new Set(all.map((text) => text.trim()).filter((text) => /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text)));
}
