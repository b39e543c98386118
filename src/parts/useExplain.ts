// Explains anything on a board: resting with the mouse, keyboard focus, a long press, or a tap on what does nothing else shows its words, and small pieces enlarged.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Explained, explanationOf, isExplainedByTap } from './explanation.ts';
import './explain.css';

const HOVER_DELAY_MS = 600;
const FOCUS_DELAY_MS = 900;
const LONG_PRESS_DELAY_MS = 450;
/** After a tap, unless another one comes before. */
const TAPPED_SHOWN_MS = 6000;
const MAGNIFIED_WIDTH_PX = 130;
/** A smaller enlargement is not worth showing. */
const MIN_ZOOM = 1.6;
const MARGIN_PX = 8;

export function useExplain(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = root.current;
    if (!frame) return;
    let timer = 0;
    let lens: HTMLElement | null = null;
    let shown: Element | null = null;
    let isHeld = false;
    const hide = () => {
      clearTimeout(timer);
      lens?.remove();
      lens = null;
      shown = null;
    };
    const wait = (target: EventTarget | null, ms: number, then: () => void = () => {}) => {
      const found = explanationOf(target);
      if (found && found.element === shown) return;
      hide();
      if (!found) return;
      shown = found.element;
      timer = window.setTimeout(() => {
        // Found anew: its words may have changed since.
        lens = open(frame, explanationOf(target) ?? found);
        if (lens) then();
      }, ms);
    };
    const listeners: { readonly [event: string]: (event: PointerEvent) => void } = {
      pointerover: ({ target, pointerType, buttons }) => {
        if (pointerType === 'mouse' && buttons === 0) wait(target, HOVER_DELAY_MS);
      },
      pointerdown: ({ target, pointerType }) => {
        isHeld = false;
        hide();
        if (pointerType === 'mouse') return;
        wait(target, LONG_PRESS_DELAY_MS, () => {
          isHeld = true;
        });
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
    const tap = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.pointerType === 'mouse' || event.pointerType === '')
        return;
      const found = explanationOf(event.target);
      if (!found || !isExplainedByTap(event.target)) return;
      hide();
      lens = open(frame, found);
      timer = window.setTimeout(hide, TAPPED_SHOWN_MS);
    };
    const focus = ({ target }: Event) => {
      if (target instanceof Element && target.matches(':focus-visible')) wait(target, FOCUS_DELAY_MS);
    };
    for (const [name, listen] of Object.entries(listeners)) {
      frame.addEventListener(name, (event) => event instanceof PointerEvent && listen(event));
    }
    frame.addEventListener('click', swallow, true);
    // Before its button changes its words.
    frame.addEventListener('click', tap, true);
    frame.addEventListener('contextmenu', swallow);
    frame.addEventListener('focusin', focus);
    frame.addEventListener('focusout', hide);
    frame.addEventListener('keydown', hide);
    return hide;
  }, [root]);
}

function open(frame: HTMLElement, { element, text, magnified }: Explained): HTMLElement | null {
  if (!element.isConnected) return null;
  const large = magnified && enlarged(magnified);
  if (!large && text === null) return null;
  const lens = document.createElement('div');
  lens.className = 'lens';
  lens.ariaHidden = 'true';
  lens.inert = true;
  if (large) lens.append(large);
  if (text !== null) {
    const words = document.createElement('p');
    words.className = 'lens-text';
    words.textContent = text;
    words.style.margin = '0';
    lens.append(words);
  }
  // Not at the end, as in flipAnimation.ts.
  frame.insertBefore(lens, frame.lastElementChild);
  place(lens, frame.getBoundingClientRect(), (magnified ?? element).getBoundingClientRect());
  return lens;
}

function enlarged(small: HTMLElement): HTMLElement | null {
  const box = small.getBoundingClientRect();
  const zoom = Math.min(4, MAGNIFIED_WIDTH_PX / box.width);
  const copy = zoom < MIN_ZOOM ? null : small.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return null;
  for (const name of ['data-flip', 'data-move', 'data-step', 'data-action']) copy.removeAttribute(name);
  // The size that it had from its row.
  copy.style.cssText += `;inline-size:${box.width}px;block-size:${box.height}px;zoom:${zoom}`;
  return copy;
}

/** Above the thing if there is room, below it otherwise, and never outside the window. */
function place(lens: HTMLElement, frame: DOMRect, box: DOMRect): void {
  // Its size at rest: it appears smaller, and grows.
  const { offsetWidth: width, offsetHeight: height } = lens;
  const middle = box.left + box.width / 2 - width / 2;
  const left = Math.min(innerWidth - width - MARGIN_PX, Math.max(MARGIN_PX, middle));
  const above = box.top - height - MARGIN_PX;
  const below = Math.min(innerHeight - height - MARGIN_PX, box.bottom + MARGIN_PX);
  lens.style.left = `${left - frame.left}px`;
  lens.style.top = `${(above >= MARGIN_PX ? above : below) - frame.top}px`;
}
