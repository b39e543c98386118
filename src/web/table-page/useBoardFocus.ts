// Keeps the focus on the board: when the focused element is gone, the first action that can be chosen gets the focus.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

export const CHOOSABLE = '.table-main .frame :is([data-move], [data-step])';

export function useBoardFocus(root: RefObject<HTMLElement | null>, revision: number): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const follow = (event: FocusEvent) => {
      wasInside.current = event.target instanceof Element && event.target.closest('.frame') !== null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  // Checked after every update of the table.
  useLayoutEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(CHOOSABLE)?.focus({ preventScroll: true });
  }, [revision]);
}
