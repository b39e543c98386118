// The end of a game: its result is accessible and can be closed.
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessibility-checks.ts';

export async function expectGoodEnd(page: Page): Promise<void> {
  await page.locator('[data-result]').waitFor();
  await expectAccessible(page);
  await page.locator('[data-result] [data-look]').click();
  await page.locator('[data-result]').waitFor({ state: 'detached' });
}
