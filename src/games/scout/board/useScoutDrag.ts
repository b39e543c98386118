// Dragging an end of the ring's set into a gap of the hand, as an alternative to tapping both.
import { useRef } from 'preact/hooks';
import type { End } from '../rules/state.ts';
import { gapAt } from './gapAt.ts';

interface Drag {
  readonly end: End;
  readonly card: HTMLElement;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/** Fewer pixels are a tap. */
const MIN_DRAG_PX = 10;

export function useScoutDrag(drop: (end: End, place: number) => void) {
  const drag = useRef<Drag | null>(null);
  /** The click after a drag must not choose anything. */
  const wasDragged = useRef(false);
  const follow = ({ card, x, y }: Drag, event: PointerEvent) => {
    card.style.translate = `${event.clientX - x}px ${event.clientY - y}px`;
  };
  const end = () => {
    if (drag.current) {
      drag.current.card.style.translate = '';
      drag.current.card.classList.remove('is-dragged');
    }
    drag.current = null;
    markGap(null);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      wasDragged.current = false;
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('.is-end') : null;
      if (!card || event.button !== 0) return;
      const side = card.classList.contains('is-left') ? 'left' : 'right';
      drag.current = { end: side, card, x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove: (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
      const now = drag.current;
      if (!now) return;
      if (!now.moved) {
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < MIN_DRAG_PX) return;
        now.moved = true;
        now.card.classList.add('is-dragged');
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      follow(now, event);
      markGap(gapAt(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const now = drag.current;
      const gap = now?.moved ? gapAt(event) : null;
      wasDragged.current = now?.moved ?? false;
      end();
      if (now && gap) drop(now.end, gap.place);
    },
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
  };
}

/** Draws a mark where the card would go. */
function markGap(gap: ReturnType<typeof gapAt>): void {
  for (const slot of document.querySelectorAll('.scout .slot')) slot.classList.remove('opens', 'opens-after');
  if (gap) gap.slot.classList.add(gap.isAfter ? 'opens-after' : 'opens');
}
