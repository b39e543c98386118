// Checks that the figures of the rules stay inside their boxes and above their captions.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until all figures are drawn, then lists every element that sticks out by more than a pixel. */
export async function expectFiguresFit(page: Page, count: number): Promise<void> {
  await page
    .locator('.figure')
    .nth(count - 1)
    .waitFor();
  const stickingOut = await page.evaluate(() =>
    [...document.querySelectorAll('.figure')].flatMap((figure, number) => {
      const board = figure.querySelector('.figure-board');
      const caption = figure.querySelector('figcaption');
      if (!board || !caption) return [`figure ${number} is not drawn`];
      const edge = board.getBoundingClientRect();
      const found: string[] = [];
      if (caption.getBoundingClientRect().top < edge.bottom - 1) found.push(`figure ${number}: caption`);
      for (const part of board.querySelectorAll('*')) {
        const { left, right, bottom, width, height } = part.getBoundingClientRect();
        if (width === 0 || height === 0 || part.closest('.unseen')) continue;
        if (left < edge.left - 1 || right > edge.right + 1 || bottom > edge.bottom + 1)
          found.push(`figure ${number}: ${part.tagName} ${part.getAttribute('class')}`);
      }
      return found;
    }),
  );
  expect(stickingOut).toEqual([]);
}
