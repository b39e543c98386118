// Measures where the named pieces of a board stand, and lets them fly to their new places (first, last, invert, play).

export interface Places {
  /** By `data-flip`; a copy of each is kept, for those that leave. */
  readonly pieces: ReadonlyMap<string, Piece>;
  /** By `data-anchor`. */
  readonly anchors: ReadonlyMap<string, DOMRect>;
}

interface Piece {
  readonly box: DOMRect;
  readonly element: HTMLElement;
  /** What it stands in, from the outside in, below the frame: its look depends on that. */
  readonly around: readonly Surround[];
}

/** As it was when measured: what stays on the board may be in another state when the piece has left. */
interface Surround {
  readonly className: string;
  readonly style: string;
}

interface Flight {
  readonly duration: number;
  readonly leaves?: ((flip: string) => string | undefined) | undefined;
}

export function measure(root: HTMLElement): Places {
  const pieces = new Map<string, Piece>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    pieces.set(element.dataset.flip!, {
      box: element.getBoundingClientRect(),
      element,
      around: aroundOf(element, root),
    });
  }
  const anchors = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const box = element.getBoundingClientRect();
    // What is not shown at this size is no place to come from.
    if (box.width > 0) anchors.set(element.dataset.anchor!, box);
  }
  return { pieces, anchors };
}

function aroundOf(element: HTMLElement, root: HTMLElement): Surround[] {
  const around: Surround[] = [];
  const frame = frameOf(root);
  for (let at = element.parentElement; at && at !== frame && at !== root; at = at.parentElement)
    around.unshift({ className: at.className, style: at.style.cssText });
  return around;
}

const frameOf = (root: HTMLElement) => root.querySelector<HTMLElement>('.frame') ?? root;

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
  for (const [flip, { box, element, around }] of before.pieces) {
    if (now.pieces.has(flip) || element.isConnected) continue;
    const to = leaves?.(flip);
    const target = to === undefined ? undefined : (now.anchors.get(to) ?? before.anchors.get(to));
    if (target) leave(root, { element, box, around, target }, calm ? { ...timing, duration: 0 } : timing);
  }
}

/** What has left the board is gone from the page already: a copy makes the journey. */
function leave(
  root: HTMLElement,
  { element, box, around, target }: Piece & { readonly target: DOMRect },
  timing: KeyframeAnimationOptions,
): void {
  const ghost = document.createElement('div');
  ghost.append(element);
  // The box was measured without it.
  element.style.margin = '0';
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  for (const named of ghost.querySelectorAll('[data-move], [data-step], [data-flip], [data-thing]')) {
    for (const name of ['data-move', 'data-step', 'data-flip', 'data-thing', 'data-anchor'])
      named.removeAttribute(name);
  }
  Object.assign(ghost.style, {
    position: 'fixed',
    // As in the rows of a board: the piece fills its box.
    display: 'grid',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: 'none',
    zIndex: '10',
  });
  // Cards may be sized by the row they lay in, which is not there any more.
  ghost.style.setProperty('--card-w', `${box.width}px`);
  ghost.style.setProperty('--card-h', `${box.height}px`);
  const journey = surrounded(ghost, around);
  frameOf(root).append(journey);
  const end = `${shift(target, box)} scale(0.4)`;
  ghost
    .animate({ transform: ['none', end], opacity: [1, 0.2] }, timing)
    .finished.finally(() => journey.remove());
}

/** Inside boxless copies of what the piece stood in, so that every style rule still finds it. */
function surrounded(ghost: HTMLElement, around: readonly Surround[]): HTMLElement {
  return around.reduceRight((inside, { className, style }) => {
    const copy = document.createElement('div');
    copy.className = className;
    copy.style.cssText = style;
    copy.style.display = 'contents';
    copy.setAttribute('aria-hidden', 'true');
    copy.append(inside);
    return copy;
  }, ghost);
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
