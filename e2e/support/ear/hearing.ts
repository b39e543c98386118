// What a screen reader would say on its own: every change of a live region, as long as it is not behind a modal dialog.
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    heard: string[];
    /** What the page has shown as the answer to a key, without the full stop. */
    answers: Set<string>;
  }
}

/** Call it before the first page is opened. */
export async function listen(page: Page): Promise<void> {
  // The loader of the command line names functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.addInitScript(() => {
    const live = '[aria-live], [role=status], [role=alert], [role=log]';
    window.heard = [];
    window.answers = new Set();
    const spoken = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const regionsOf = (node: Node): Element[] => {
      const element = node instanceof Element ? node : node.parentElement;
      const around = element?.closest(live);
      return around ? [around] : [...(element?.querySelectorAll(live) ?? [])];
    };
    const observer = new MutationObserver((records) => {
      const changed = new Set(
        records.flatMap(({ target, addedNodes }) => [
          ...(target instanceof Element && !target.closest(live) ? [] : regionsOf(target)),
          ...[...addedNodes].flatMap(regionsOf),
        ]),
      );
      const modal = document.querySelector('dialog:modal');
      const answer = spoken(document.querySelector('[data-told]'));
      if (answer) window.answers.add(answer.replace(/\.$/, ''));
      for (const region of changed) {
        const text = spoken(region);
        const isHidden = region.closest('[inert], [aria-hidden=true]') || (modal && !modal.contains(region));
        if (text && !isHidden) window.heard.push(text);
      }
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}

export const heardSince = (page: Page, mark: number): Promise<string[]> =>
  page.evaluate((mark) => window.heard.slice(mark), mark);

/** Where in what was heard the answer to a key is, which the page also shows for a while; -1 if it was not said yet. */
export const answerSince = (page: Page, mark: number): Promise<number> =>
  page.evaluate(
    (mark) => window.heard.findIndex((text, i) => i >= mark && window.answers.has(text.replace(/\.$/, ''))),
    mark,
  );
