// Tells when a page has been painted with nothing on it that still waits for code or a position.

export function afterFirstView(root: Element, act: () => void): void {
  const observer = new MutationObserver(() => {
    if (root.querySelector('.waiting')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(act));
  });
  observer.observe(root, { childList: true, subtree: true });
}
