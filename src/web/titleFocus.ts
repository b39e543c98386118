// After navigation a screen reader starts at the title of the new page.
import { useEffect } from 'preact/hooks';

let hasNavigated = false;

/** For the application: the page that is opened first keeps the focus where the browser puts it. */
export function useTitleFocus(path: string, firstPath: string): void {
  useEffect(() => {
    hasNavigated ||= path !== firstPath;
    focusTitle();
  }, [path, firstPath]);
}

/** Also called by a page whose code was still loading then. What the page itself has focused keeps the focus. */
export function focusTitle(): void {
  if (!hasNavigated || document.activeElement !== document.body) return;
  const title = document.querySelector('h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}
