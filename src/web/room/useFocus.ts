// Keeps the keyboard at the board: when the thing that had the focus is gone, the next one that can be chosen gets it.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

export const CHOOSABLE = '.room-table .frame :is([data-move], [data-step])';

export function useFocus(room: RefObject<HTMLElement | null>, moment: number): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const follow = (event: FocusEvent) => {
      wasInside.current = event.target instanceof Element && event.target.closest('.frame') !== null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  // Looked at whenever the table has moved on.
  useLayoutEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return;
    room.current?.querySelector<HTMLElement>(CHOOSABLE)?.focus({ preventScroll: true });
  }, [moment]);
}
