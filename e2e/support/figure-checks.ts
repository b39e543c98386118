// Checks that the figures of the rules stay inside their boxes and above their captions.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { APPEAR_TIMEOUT_MS } from './test-page.ts';

/** Waits until all figures are drawn and no element sticks out by more than a pixel. */
export async function expectFiguresFit(page: Page, count: number): Promise<void> {
  await page
    .locator('.figure')
    .nth(count - 1)
    .waitFor();
  const stickingOut = await page.evaluate(async (timeoutMs) => {
    const look = () =>
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
      });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The old scale may fit too: a board is told its new width in the first frame and drawn with it in the second.
    await frame();
    await frame();
    const end = Date.now() + timeoutMs;
    while (look().length > 0 && Date.now() < end) await frame();
    return look();
  }, APPEAR_TIMEOUT_MS);
  expect(stickingOut).toEqual([]);
}
