// Publishes the size of an element to the style sheet as `--width` and `--height`. Container units do the same, but a grid that measures its content asks them anew with sizes that do not last.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { beforeNextFrame } from './beforeNextFrame.ts';

interface SizeOptions {
  /** Which element inside is measured; the root itself if left out. */
  readonly selector?: string;
  /** Before `width` and `height` in the names, where one measured element is in another. */
  readonly prefix?: string;
}

export function useSize(
  root: RefObject<HTMLElement | null>,
  { selector, prefix = '' }: SizeOptions = {},
): void {
  // Before the first frame: without a size the letters would stand in its corners for a moment.
  useLayoutEffect(() => {
    const element = root.current;
    const measured = selector === undefined ? element : element?.querySelector(selector);
    if (!element || !measured) return;
    const publish = ({ width, height }: Size) => {
      element.style.setProperty(`--${prefix}width`, `${width}px`);
      element.style.setProperty(`--${prefix}height`, `${height}px`);
    };
    const first = { measured, publish };
    publishSoon(first);
    const observer = new ResizeObserver(([entry]) => entry && publish(entry.contentRect));
    observer.observe(measured);
    return () => {
      unpublished.delete(first);
      observer.disconnect();
    };
  }, [root, selector, prefix]);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Measured {
  readonly measured: Element;
  publish(size: Size): void;
}

const unpublished = new Set<Measured>();

/** All at once: after each that is published the page would be laid out anew for the next. Pieces are measured for their flights after it. */
function publishSoon(element: Measured): void {
  unpublished.add(element);
  if (unpublished.size > 1) return;
  beforeNextFrame(() => {
    const all = [...unpublished].map((each) => ({ ...each, size: contentBoxOf(each.measured) }));
    unpublished.clear();
    for (const { publish, size } of all) publish(size);
  });
}

function contentBoxOf(element: Element): Size {
  const style = getComputedStyle(element);
  const [top, right, bottom, left] = [
    style.paddingTop,
    style.paddingRight,
    style.paddingBottom,
    style.paddingLeft,
  ].map(Number.parseFloat);
  return { width: element.clientWidth - left! - right!, height: element.clientHeight - top! - bottom! };
}
