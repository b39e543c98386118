// Tells when a page has been painted with nothing on it that still waits for code or a position, and when it is first tapped.
import { browser } from './browser.ts';

export function afterFirstView(root: Element, act: () => void): void {
  const observer = new MutationObserver(() => {
    if (root.querySelector('.waiting')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(act));
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Acts once: at the first tap, or after this time without one. */
export function atTapOrAfter(ms: number, act: () => void): void {
  const once = () => {
    stopListening();
    timer.cancel();
    act();
  };
  const stopListening = browser.listen('click', once);
  const timer = browser.after(ms, once);
}
