// Checks of a replay in the page.
import type { Page } from 'playwright-core';

/** Waits until a replay shows this ply. */
export async function expectPosition(page: Page, ply: number): Promise<void> {
  await page.waitForFunction(
    (ply) => document.querySelector<HTMLInputElement>('[data-replay] input')?.value === ply,
    String(ply),
  );
}
