// Dragging a sketch to its place on the page, as an alternative to tapping both: the drag taps them for the player.
import { useRef } from 'preact/hooks';

interface Drag {
  readonly slip: HTMLElement;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/** A shorter way is a tap. */
const MIN_DRAG_PX = 10;

export function useSketchDrag() {
  const drag = useRef<Drag | null>(null);
  /** The click after a drag must not choose anything. */
  const wasDragged = useRef(false);
  const end = () => {
    if (drag.current) {
      drag.current.slip.style.translate = '';
      drag.current.slip.classList.remove('is-dragged');
    }
    drag.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      wasDragged.current = false;
      const slip =
        event.target instanceof Element ? event.target.closest<HTMLElement>('.slip.is-placeable') : null;
      if (slip && event.button === 0)
        drag.current = { slip, x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove: (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
      const now = drag.current;
      if (!now) return;
      const [right, down] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.moved) {
        if (Math.hypot(right, down) < MIN_DRAG_PX) return;
        now.moved = true;
        // The places where it fits light up, as after a tap.
        if (!now.slip.classList.contains('is-chosen')) now.slip.click();
        now.slip.classList.add('is-dragged');
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      now.slip.style.translate = `${right}px ${down}px`;
    },
    onPointerUp: (event: PointerEvent) => {
      wasDragged.current = drag.current?.moved ?? false;
      end();
      if (wasDragged.current) cellAt(event)?.click();
    },
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      const isOfDrag = wasDragged.current && event.isTrusted;
      if (isOfDrag) event.stopPropagation();
      if (isOfDrag) wasDragged.current = false;
    },
  };
}

/** The place under the pointer, if the sketch fits there. */
function cellAt({ clientX, clientY }: PointerEvent): HTMLElement | undefined {
  return document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) => element.closest<HTMLElement>('.cell:is([data-move], [data-step])') ?? [])[0];
}
