// Publishes the width of an element to its style sheet as `--width`. Container units do the same, but took a third of the time of every tap.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

export function useWidth(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) element.style.setProperty('--width', `${entry.contentRect.width}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
}
