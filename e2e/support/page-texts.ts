// Reads the texts of a page, to compare languages.
import type { Page } from 'playwright-core';

/** Every visible or announced text of at least two words. */
export async function sentences(page: Page): Promise<Set<string>> {
  const all = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      // Latin is Latin in every language; an open explanation repeats words of the board as they were when it opened.
      if (!walker.currentNode.parentElement?.closest('[lang=la], .lens')) {
        texts.push(walker.currentNode.textContent ?? '');
      }
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts;
  });
  return new Set(all.map((text) => text.trim()).filter((text) => /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text)));
}
