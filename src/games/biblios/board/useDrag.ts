// Dragging as an alternative to tapping: a card dropped on its place does what a tap there, or on the card, would have done.
import { useEffect } from 'preact/hooks';

interface DragRule {
  /** Selector of what can be picked up. */
  readonly piece: string;
  /** Selector of where it can be dropped. */
  readonly place: string;
  /** What is tapped in the end: something in the place, or the piece itself. */
  readonly taps: 'place' | 'piece';
}

const RULES: readonly DragRule[] = [
  { piece: '.biblios.is-give .drawn .action', place: '.biblios .place', taps: 'place' },
  { piece: '.biblios .public .action[data-move]', place: '.biblios .frame-own', taps: 'piece' },
  {
    piece: '.biblios.is-pay .frame-own .action[data-step]',
    place: '.biblios .auction',
    taps: 'piece',
  },
];

/** Fewer pixels are a tap. */
const MIN_DRAG_PX = 10;

interface Drag {
  readonly piece: HTMLElement;
  readonly rule: DragRule;
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
}

export function useDrag(): void {
  useEffect(() => {
    let drag: Drag | null = null;
    let wasDragged = false;
    const placeAt = ({ clientX, clientY }: PointerEvent) =>
      drag &&
      document
        .elementsFromPoint(clientX, clientY)
        .find((each) => !drag?.piece.contains(each) && each.closest(drag?.rule.place ?? ''))
        ?.closest(drag.rule.place);
    const mark = (place: Element | null | undefined) => {
      for (const marked of document.querySelectorAll('.is-over')) marked.classList.remove('is-over');
      place?.classList.add('is-over');
    };
    const end = () => {
      drag?.piece.classList.remove('is-dragged');
      drag?.piece.style.removeProperty('translate');
      drag = null;
      mark(null);
    };
    const down = (event: PointerEvent) => {
      wasDragged = false;
      if (event.button !== 0 || !(event.target instanceof Element)) return;
      for (const rule of RULES) {
        const piece = event.target.closest<HTMLElement>(rule.piece);
        if (piece) drag = { piece, rule, x: event.clientX, y: event.clientY, isMoving: false };
      }
    };
    const move = (event: PointerEvent) => {
      if (!drag) return;
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.isMoving && Math.hypot(x, y) < MIN_DRAG_PX) return;
      drag.isMoving = true;
      drag.piece.classList.add('is-dragged');
      drag.piece.style.translate = `${x}px ${y}px`;
      mark(placeAt(event));
    };
    const up = (event: PointerEvent) => {
      if (!drag?.isMoving) return end();
      const { piece, rule } = drag;
      const place = placeAt(event);
      end();
      const tapped = rule.taps === 'piece' ? piece : place?.querySelector<HTMLElement>('button');
      if (place) tapped?.click();
      wasDragged = true;
    };
    // The click that the browser sends after a drag must not choose anything.
    const click = (event: MouseEvent) => {
      if (wasDragged && event.isTrusted) event.stopPropagation();
      wasDragged = false;
    };
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', end);
    document.addEventListener('click', click, true);
    return () => {
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', end);
      document.removeEventListener('click', click, true);
    };
  }, []);
}
