// Goes to another page of the application as a link does: without loading the application, and axe, again.
import type { Page } from 'playwright-core';

export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Goes to another page and waits for its title, which may be the same as before. */
export async function leaveFor(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''));
  await visit(page, path);
  await page.locator('h1:not([data-left])').waitFor();
}
