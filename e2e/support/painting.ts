// Tests that do not check colours run without painting, and all without animations that never end: they were half of the processor time.
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Not in a page that a test opens by itself. */
    unpainted?: CSSStyleSheet;
  }
}

/** Makes the page transparent before it loads: it is laid out and can be hit, but not painted. */
export async function skipPainting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [still, unpainted] = [new CSSStyleSheet(), new CSSStyleSheet()];
    still.replaceSync(':is(.seat.is-acting .portrait, .end-mark, .cell) { animation: none !important }');
    unpainted.replaceSync(':is(html, dialog) { opacity: 0 }');
    window.unpainted = unpainted;
    document.adoptedStyleSheets = [still, unpainted];
  });
}

/** Paints the page while its colours are checked. */
export async function whilePainted(page: Page, check: () => Promise<void>): Promise<void> {
  await setPainted(page, true);
  await check();
  await setPainted(page, false);
}

const setPainted = (page: Page, isPainted: boolean) =>
  page.evaluate((isPainted) => {
    if (window.unpainted) window.unpainted.disabled = isPainted;
  }, isPainted);
