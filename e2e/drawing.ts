// Pages that nobody looks at need not be painted, and painting is half of what a page costs here.
import type { Page } from 'playwright-core';

/** Transparent from its first moment: all of it is laid out and can be hit, but nothing is painted. */
export async function leaveUndrawn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':is(html, dialog) { opacity: 0 }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** For whoever looks at its colours; until the next load. */
export async function draw(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
