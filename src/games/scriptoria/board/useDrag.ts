// Dragging a sketch to its place, a lectern to a copyist or an ink to oneself: the drag taps both ends for the player.
import { useRef } from 'preact/hooks';
import { dropOf } from './drops.ts';

interface Drag {
  readonly piece: HTMLElement;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/** A shorter way is a tap. */
const MIN_DRAG_PX = 10;
const PIECES = '.slip.is-placeable, .desk:is([data-move], [data-step]), .heap[data-step]';

export function useDrag() {
  const drag = useRef<Drag | null>(null);
  /** The click after a drag must not choose anything. */
  const wasDragged = useRef(false);
  const move = (event: PointerEvent) => {
    const now = drag.current;
    if (!now) return;
    const [right, down] = [event.clientX - now.x, event.clientY - now.y];
    if (!now.moved) {
      if (Math.hypot(right, down) < MIN_DRAG_PX) return;
      now.moved = true;
      // Where it can go lights up, as after a tap. What a tap would play at once waits for its target.
      if (now.piece.dataset.move === undefined && !now.piece.classList.contains('is-chosen'))
        now.piece.click();
      now.piece.classList.add('is-dragged');
    }
    now.piece.style.translate = `${right}px ${down}px`;
  };
  const end = (event: PointerEvent) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    const now = drag.current;
    drag.current = null;
    if (!now?.moved) return;
    // Below it: the piece itself lets the pointer through while it is dragged.
    const below = document.elementsFromPoint(event.clientX, event.clientY);
    now.piece.style.translate = '';
    now.piece.classList.remove('is-dragged');
    wasDragged.current = true;
    const target = event.type === 'pointerup' ? dropOf(now.piece, below) : undefined;
    if (target instanceof HTMLElement) target.click();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      wasDragged.current = false;
      const piece = event.target instanceof Element ? event.target.closest<HTMLElement>(PIECES) : null;
      if (!piece || event.button !== 0) return;
      drag.current = { piece, x: event.clientX, y: event.clientY, moved: false };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    },
    onClickCapture: (event: MouseEvent) => {
      const isOfDrag = wasDragged.current && event.isTrusted;
      if (isOfDrag) event.stopPropagation();
      if (isOfDrag) wasDragged.current = false;
    },
  };
}
