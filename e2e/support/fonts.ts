// Waits for the fonts, which come after the first view of a page.
import type { Page } from 'playwright-core';

export async function fontsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family.includes('Uncial Antiqua')),
  );
  await page.evaluate(() => document.fonts.ready);
}
