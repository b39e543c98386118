// Measures the named pieces of a board and animates them to their new places (FLIP: first, last, invert, play).

export interface Places {
  /** By `data-flip`. The elements are kept for pieces that leave the board. */
  readonly pieces: ReadonlyMap<string, Piece>;
  /** By `data-anchor`. */
  readonly anchors: ReadonlyMap<string, DOMRect>;
}

interface Piece {
  /** Where it is seen, also in the middle of a flight. */
  readonly box: DOMRect;
  /** Its size at rest. */
  readonly size: { readonly width: number; readonly height: number };
  readonly element: HTMLElement;
  /** Its parents below the frame, outermost first: style rules depend on them. */
  readonly ancestors: readonly Ancestor[];
}

/** A piece in its new place. */
type Arrived = Pick<Piece, 'box' | 'element'>;

/** A parent as it was when measured; its classes may have changed when the piece has left. */
interface Ancestor {
  readonly className: string;
  readonly style: string;
}

interface AnimationOptions {
  readonly durationMs: number;
  readonly leaves?: ((flip: string) => string | undefined) | undefined;
}

export function measurePlaces(root: HTMLElement): Places {
  return { pieces: measurePieces(root), anchors: measureAnchors(root) };
}

function measurePieces(root: HTMLElement): Map<string, Piece> {
  const pieces = new Map<string, Piece>();
  // Most pieces lie in a row with others.
  const known = new Map<Element | null, readonly Ancestor[]>();
  const ancestors = (element: HTMLElement) => {
    const { parentElement } = element;
    const around = known.get(parentElement) ?? ancestorsOf(element, root);
    known.set(parentElement, around);
    return around;
  };
  for (const [flip, { box, element }] of arrivedPieces(root)) {
    const size = element.classList.contains('is-flying') ? sizeAtRest(element) : box;
    pieces.set(flip, { box, size, element, ancestors: ancestors(element) });
  }
  return pieces;
}

function arrivedPieces(root: HTMLElement): Map<string, Arrived> {
  const pieces = new Map<string, Arrived>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]'))
    pieces.set(element.dataset.flip!, { box: element.getBoundingClientRect(), element });
  return pieces;
}

function measureAnchors(root: HTMLElement): Map<string, DOMRect> {
  const anchors = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const box = element.getBoundingClientRect();
    // An element that is hidden at this screen size cannot be a starting point.
    if (box.width > 0) anchors.set(element.dataset.anchor!, box);
  }
  return anchors;
}

/** In a flight the box is scaled. */
function sizeAtRest(element: HTMLElement): { readonly width: number; readonly height: number } {
  const { width, height } = getComputedStyle(element);
  return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
}

function ancestorsOf(element: HTMLElement, root: HTMLElement): Ancestor[] {
  const around: Ancestor[] = [];
  const frame = frameOf(root);
  for (let at = element.parentElement; at && at !== frame && at !== root; at = at.parentElement)
    around.unshift({ className: at.className, style: at.style.cssText });
  return around;
}

const frameOf = (root: HTMLElement) => root.querySelector<HTMLElement>('.frame') ?? root;

export function animateMoves(
  root: HTMLElement,
  before: Places,
  { durationMs, leaves }: AnimationOptions,
): void {
  const pieces = arrivedPieces(root);
  const leaving = [...before.pieces].filter(
    ([flip, { element }]) => !pieces.has(flip) && !element.isConnected,
  );
  const anchors = leaving.length > 0 && leaves ? measureAnchors(root) : null;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const timing = { duration: durationMs, easing: 'ease-out' } as const;
  for (const [flip, { box, element }] of pieces) {
    const { from, order = '0' } = element.dataset;
    const known = before.pieces.get(flip)?.box;
    const start = known ?? (from === undefined ? undefined : before.anchors.get(from));
    // New pieces arrive one after the other.
    const wait = known ? 0 : Number(order) * durationMs * STAGGER;
    const when = { ...timing, delay: wait, fill: 'backwards' } as const;
    if (!start || (calm && hasMoved(start, box))) element.animate({ opacity: [0, 1] }, when);
    else if (hasMoved(start, box))
      fly(element, { start, box, size: known ? known.height : box.height / 2 }, when);
  }
  for (const [flip, piece] of leaving) {
    const to = leaves?.(flip);
    const target = to === undefined ? undefined : (anchors?.get(to) ?? before.anchors.get(to));
    if (target) animateRemoval(root, { ...piece, target }, calm ? { ...timing, duration: 0 } : timing);
  }
}

/** A dealt card follows the one before it after this part of a flight. */
const STAGGER = 0.28;

interface Flight {
  readonly start: DOMRect;
  readonly box: DOMRect;
  /** Its height at the start: what comes from a place is small at first. */
  readonly size: number;
}

/** From one box to the other, growing or shrinking on the way, above everything that lies still. */
function fly(element: HTMLElement, flight: Flight, timing: KeyframeAnimationOptions): void {
  const { start, box } = flight;
  // A part of a drawing would be scaled from the corner of the drawing.
  const scale = element instanceof SVGElement ? 1 : flight.size / Math.max(1, box.height);
  const size = Math.min(2.5, Math.max(0.25, scale));
  element.classList.add('is-flying');
  element
    .animate({ transform: [`${shift(start, box)} scale(${size})`, 'none'] }, timing)
    .finished.catch(() => {})
    .finally(() => element.classList.remove('is-flying'));
}

/** The element has already left the page, so it is put back as a ghost for the animation. */
function animateRemoval(
  root: HTMLElement,
  { element, box, size, ancestors, target }: Piece & { readonly target: DOMRect },
  timing: KeyframeAnimationOptions,
): void {
  const ghost = document.createElement('div');
  ghost.append(element);
  // The box was measured without margins.
  element.style.margin = '0';
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  for (const named of ghost.querySelectorAll('[data-move], [data-step], [data-flip], [data-action]')) {
    for (const name of ['data-move', 'data-step', 'data-flip', 'data-action', 'data-anchor'])
      named.removeAttribute(name);
  }
  const frame = frameOf(root);
  const origin = frame.getBoundingClientRect();
  Object.assign(ghost.style, {
    // Not fixed: in some browsers the container of the board is the origin of fixed boxes.
    position: 'absolute',
    // The piece fills its box, as in the rows of a board.
    display: 'grid',
    left: `${box.left + (box.width - size.width) / 2 - origin.left}px`,
    top: `${box.top + (box.height - size.height) / 2 - origin.top}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
    pointerEvents: 'none',
    zIndex: '10',
  });
  // Cards are sized by their row, which the ghost no longer has.
  ghost.style.setProperty('--card-w', `${size.width}px`);
  ghost.style.setProperty('--card-h', `${size.height}px`);
  const journey = withAncestors(ghost, ancestors);
  // Not at the end: what is styled as the last child, and everything in it, would be styled anew.
  frame.insertBefore(journey, frame.lastElementChild);
  const end = `${shift(target, box)} scale(0.4)`;
  ghost
    .animate({ transform: ['none', end], opacity: [1, 0.2] }, timing)
    .finished.finally(() => journey.remove());
}

/** Wraps the ghost in copies of its former parents (display: contents), so that the same style rules apply. */
function withAncestors(ghost: HTMLElement, around: readonly Ancestor[]): HTMLElement {
  return around.reduceRight((inside, { className, style }) => {
    const copy = document.createElement('div');
    copy.className = `${className} ghost-parent`;
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

/** The translation from the centre of one box to the centre of the other. */
function shift(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px)`;
}
