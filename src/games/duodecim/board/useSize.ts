// Publishes the size of an element inside to the style sheet as `--width` and `--height`. Container units do the same, but took a third of the time of every tap.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

export function useSize(root: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const element = root.current;
    const measured = element?.querySelector(selector);
    if (!element || !measured) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      element.style.setProperty('--width', `${entry.contentRect.width}px`);
      element.style.setProperty('--height', `${entry.contentRect.height}px`);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, [root, selector]);
}
