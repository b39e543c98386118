// Publishes the size of an element to the style sheet as `--width` and `--height`. Container units do the same, but a grid that measures its content asks them anew with sizes that do not last.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Of the element that matches the selector inside, or of the root itself. */
export function useSize(root: RefObject<HTMLElement | null>, selector?: string): void {
  // Before the first frame: without a size the letters would stand in its corners for a moment.
  useLayoutEffect(() => {
    const element = root.current;
    const measured = selector === undefined ? element : element?.querySelector(selector);
    if (!element || !measured) return;
    const publish = ({ width, height }: { readonly width: number; readonly height: number }) => {
      element.style.setProperty('--width', `${width}px`);
      element.style.setProperty('--height', `${height}px`);
    };
    publish(contentBoxOf(measured));
    const observer = new ResizeObserver(([entry]) => entry && publish(entry.contentRect));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [root, selector]);
}

function contentBoxOf(element: Element): { readonly width: number; readonly height: number } {
  const style = getComputedStyle(element);
  const [top, right, bottom, left] = [
    style.paddingTop,
    style.paddingRight,
    style.paddingBottom,
    style.paddingLeft,
  ].map(Number.parseFloat);
  return { width: element.clientWidth - left! - right!, height: element.clientHeight - top! - bottom! };
}
