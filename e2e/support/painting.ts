// Tests that do not check colours run without painting, and without animations that never end: they were half of the processor time.
import type { Page } from 'playwright-core';

/** Makes the page transparent before it loads: it is laid out and can be hit, but not painted. */
export async function skipPainting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :is(html, dialog) { opacity: 0 }
      .seat.is-acting .portrait, .end-mark, .cell { animation: none !important }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Paints the page until its next load, for checks of colours. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
