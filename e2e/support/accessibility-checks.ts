// Checks for every page: no horizontal scrolling, targets large enough to tap, no findings of axe.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { whilePainted } from './painting.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const MIN_TARGET_PX = 24;

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { inner, scroll } = await page.evaluate(() => ({
    inner: innerWidth,
    scroll: document.documentElement.scrollWidth,
  }));
  expect(scroll, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(inner);
}

/** Measures the part of each control that a finger can hit: parts covered by others do not count. */
export async function expectTargets(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    // What lies under an open dialog cannot be tapped.
    const scope = document.querySelector('dialog[open]') ?? document;
    const controls = scope.querySelectorAll<HTMLElement>('button, a[href], select, input, summary');
    return [...controls].flatMap((control) => {
      // Tapping a label taps its input.
      const target = control.closest('label') ?? control;
      if (!target.checkVisibility() || target.closest('[inert]')) return [];
      target.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = target.getBoundingClientRect();
      // Collapsed, or not shown at this size.
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
      const name =
        control.getAttribute('aria-label') ??
        control.querySelector('.unseen')?.textContent ??
        control.textContent;
      return most < least || height < least ? [`${name}: ${most} × ${Math.round(height)}`] : [];
    });
  }, MIN_TARGET_PX);
  expect(small, `targets under ${MIN_TARGET_PX} px on ${page.url()}`).toEqual([]);
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** While a sheet still slides in, axe takes the page below it for a part of what can be used. */
const sheetsAtRest = (page: Page) =>
  page.evaluate(async () => {
    const moving = [...document.querySelectorAll('dialog[open]')].flatMap((sheet) => sheet.getAnimations());
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** Runs axe: the given rules, or all of WCAG 2.2 AA and best practice. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  await whilePainted(page, () => expectNoFindings(page, rules));
}

async function expectNoFindings(page: Page, rules?: readonly string[]): Promise<void> {
  await sheetsAtRest(page);
  // Loaded once for each page: AxeBuilder loads it for every run and opens a second page to collect results.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly = rules
    ? { type: 'rule' as const, values: [...rules] }
    : { type: 'tag' as const, values: TAGS };
  const { violations } = await page.evaluate(
    (runOnly) => window.axe.run(document, { runOnly, resultTypes: ['violations'], preload: false }),
    runOnly,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} — ${node.failureSummary?.split('\n')[1]?.trim()}`),
  );
  expect(found, page.url()).toEqual([]);
}

/** All rules in one theme; in the others only the rule that a theme can change. */
export async function expectAccessibleInEveryTheme(page: Page): Promise<void> {
  await whilePainted(page, async () => {
    for (const theme of ['light', 'dark', 'contrast']) {
      // Set on the root of the page, so that the board stays as it is.
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
      }, theme);
      await expectNoFindings(page, theme === 'light' ? undefined : ['color-contrast']);
    }
  });
}
