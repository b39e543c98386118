// The magnifier: hovering over a small piece, or holding a finger on it, shows it enlarged.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import './magnifier.css';

/** Cards always; other elements with `data-magnify`. */
const MAGNIFIABLE = '[data-magnify], .card:not(.is-back)';
const HOVER_DELAY_MS = 600;
const LONG_PRESS_DELAY_MS = 450;
const MAGNIFIED_WIDTH_PX = 130;
/** A smaller enlargement is not worth showing. */
const MIN_ZOOM = 1.6;

export function useMagnifier(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = root.current;
    if (!frame) return;
    let timer = 0;
    let lens: HTMLElement | null = null;
    let isHeld = false;
    const hide = () => {
      clearTimeout(timer);
      lens?.remove();
      lens = null;
    };
    const wait = (target: EventTarget | null, ms: number, then: () => void) => {
      hide();
      const small = target instanceof Element ? target.closest<HTMLElement>(MAGNIFIABLE) : null;
      if (!small || small.closest('.lens')) return;
      timer = window.setTimeout(() => {
        lens = enlarge(frame, small);
        if (lens) then();
      }, ms);
    };
    const listeners: { readonly [event: string]: (event: PointerEvent) => void } = {
      pointerover: ({ target, pointerType, buttons }) => {
        if (pointerType === 'mouse' && buttons === 0) wait(target, HOVER_DELAY_MS, () => {});
      },
      pointerdown: ({ target, pointerType }) => {
        isHeld = false;
        if (pointerType === 'mouse') hide();
        else {
          wait(target, LONG_PRESS_DELAY_MS, () => {
            isHeld = true;
          });
        }
      },
      pointerup: hide,
      pointercancel: hide,
      pointerleave: hide,
      // A moving finger scrolls or swipes.
      pointermove: ({ pointerType, movementX, movementY }) => {
        if (pointerType !== 'mouse' && Math.abs(movementX) + Math.abs(movementY) > 3) hide();
      },
    };
    /** The tap that ends a long press must not choose anything. */
    const swallow = (event: Event) => {
      if (!isHeld) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') isHeld = false;
    };
    for (const [name, listen] of Object.entries(listeners)) {
      frame.addEventListener(name, (event) => event instanceof PointerEvent && listen(event));
    }
    frame.addEventListener('click', swallow, true);
    frame.addEventListener('contextmenu', swallow);
    return hide;
  }, [root]);
}

function enlarge(frame: HTMLElement, small: HTMLElement): HTMLElement | null {
  const box = small.getBoundingClientRect();
  const zoom = Math.min(4, MAGNIFIED_WIDTH_PX / box.width);
  if (zoom < MIN_ZOOM) return null;
  const lens = document.createElement('div');
  lens.className = 'lens';
  lens.ariaHidden = 'true';
  lens.inert = true;
  const copy = small.cloneNode(true);
  if (copy instanceof HTMLElement) {
    for (const name of ['data-flip', 'data-move', 'data-step', 'data-action']) copy.removeAttribute(name);
    // The size that it had from its row.
    const { width, height } = box;
    copy.style.cssText += `;inline-size:${width}px;block-size:${height}px;zoom:${zoom}`;
  }
  lens.append(copy);
  frame.append(lens);
  const { width, height } = lens.getBoundingClientRect();
  const left = Math.min(innerWidth - width - 8, Math.max(8, box.left + box.width / 2 - width / 2));
  const above = box.top - height - 12;
  lens.style.left = `${left}px`;
  lens.style.top = `${above >= 8 ? above : Math.min(innerHeight - height - 8, box.bottom + 12)}px`;
  return lens;
}
