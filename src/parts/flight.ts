// Measures where the named pieces of a board stand, and lets them fly to their new places (first, last, invert, play).

export interface Places {
  /** By `data-flip`; a copy of each is kept, for those that leave. */
  readonly pieces: ReadonlyMap<string, { readonly box: DOMRect; readonly element: HTMLElement }>;
  /** By `data-anchor`. */
  readonly anchors: ReadonlyMap<string, DOMRect>;
}

interface Flight {
  readonly duration: number;
  readonly leaves?: ((flip: string) => string | undefined) | undefined;
}

export function measure(root: HTMLElement): Places {
  const pieces = new Map<string, { box: DOMRect; element: HTMLElement }>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    pieces.set(element.dataset.flip!, { box: element.getBoundingClientRect(), element });
  }
  const anchors = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const box = element.getBoundingClientRect();
    // What is not shown at this size is no place to come from.
    if (box.width > 0) anchors.set(element.dataset.anchor!, box);
  }
  return { pieces, anchors };
}

export function fly(root: HTMLElement, before: Places, { duration, leaves }: Flight): void {
  const now = measure(root);
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const timing = { duration, easing: 'ease-out' } as const;
  for (const [flip, { box, element }] of now.pieces) {
    const { from } = element.dataset;
    const start = before.pieces.get(flip)?.box ?? (from === undefined ? undefined : before.anchors.get(from));
    if (!start) element.animate({ opacity: [0, 1] }, timing);
    else if (hasMoved(start, box)) {
      element.animate(calm ? { opacity: [0, 1] } : { transform: [shift(start, box), 'none'] }, timing);
    }
  }
  for (const [flip, { box, element }] of before.pieces) {
    if (now.pieces.has(flip) || element.isConnected) continue;
    const to = leaves?.(flip);
    const target = to === undefined ? undefined : (now.anchors.get(to) ?? before.anchors.get(to));
    if (target) leave(root, { element, box, target }, calm ? { ...timing, duration: 0 } : timing);
  }
}

/** What has left the board is gone from the page already: a copy makes the journey. */
function leave(
  root: HTMLElement,
  { element, box, target }: { element: HTMLElement; box: DOMRect; target: DOMRect },
  timing: KeyframeAnimationOptions,
): void {
  const ghost = document.createElement('div');
  ghost.append(element);
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  for (const named of ghost.querySelectorAll('[data-move], [data-step], [data-flip], [data-thing]')) {
    for (const name of ['data-move', 'data-step', 'data-flip', 'data-thing', 'data-anchor'])
      named.removeAttribute(name);
  }
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: 'none',
    zIndex: '10',
  });
  root.append(ghost);
  const end = `${shift(target, box)} scale(0.4)`;
  ghost
    .animate({ transform: ['none', end], opacity: [1, 0.2] }, timing)
    .finished.finally(() => ghost.remove());
}

function hasMoved(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) + Math.abs(a.top - b.top) > 1;
}

/** From the middle of one box to the middle of the other. */
function shift(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px)`;
}
