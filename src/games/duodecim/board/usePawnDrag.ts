// Dragging a pawn to a letter, into the tray of those that are out, or from those to enter: the same targets as tapping both.
import { useRef } from 'preact/hooks';
import { useBoardContext } from '../../../parts/boardContext.ts';
import { OFF, WAITING } from '../rules/data.ts';
import type { StoneProps } from './Letter.tsx';
import { targets } from './picking.ts';

interface Drag {
  readonly from: number;
  readonly disc: HTMLElement;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/** Fewer pixels are a tap. */
const MIN_DRAG_PX = 8;
/** The pawn waits where it was dropped until the table has moved it, or returns. */
const RETURN_MS = 500;

type Handlers = Pick<StoneProps, 'seat' | 'from' | 'moves' | 'picked' | 'pick'>;

export function usePawnDrag({ seat, from, moves, picked, pick }: Handlers) {
  const { choose } = useBoardContext();
  const drag = useRef<Drag | null>(null);
  /** The click after a drag must not choose anything. */
  const wasDragged = useRef(false);
  const placeAt = (element: Element | null): number | null => {
    const anchor = element?.closest<HTMLElement>('[data-anchor]')?.dataset.anchor ?? '';
    if (anchor === `waiting-${seat}`) return WAITING;
    if (anchor === `off-${seat}`) return OFF;
    return anchor.startsWith('place-') ? Number(anchor.slice('place-'.length)) : null;
  };
  const release = (disc: HTMLElement) => {
    disc.style.translate = '';
    disc.classList.remove('is-dragged');
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      wasDragged.current = false;
      const thing = event.target instanceof Element ? event.target.closest('.action') : null;
      const disc = thing?.querySelector<HTMLElement>('.disc.is-top');
      const place = placeAt(thing);
      if (!disc || place === null || !from.has(place) || event.button !== 0) return;
      drag.current = { from: place, disc, x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove: (event: PointerEvent & { readonly currentTarget: HTMLElement }) => {
      const now = drag.current;
      if (!now) return;
      if (!now.moved) {
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < MIN_DRAG_PX) return;
        now.moved = true;
        now.disc.classList.add('is-dragged');
        event.currentTarget.setPointerCapture(event.pointerId);
        if (picked?.from !== now.from || picked.to !== undefined) pick({ from: now.from });
      }
      now.disc.style.translate = `${event.clientX - now.x}px ${event.clientY - now.y}px`;
    },
    onPointerUp: (event: PointerEvent) => {
      const now = drag.current;
      drag.current = null;
      wasDragged.current = now?.moved ?? false;
      if (!now?.moved) return;
      const place = placeAt(document.elementFromPoint(event.clientX, event.clientY));
      const ways = place === null ? undefined : targets(moves, now.from).get(place);
      if (ways?.length === 1) {
        choose([ways[0]!.notation]);
        setTimeout(() => release(now.disc), RETURN_MS);
        return;
      }
      release(now.disc);
      pick(ways && place !== null ? { from: now.from, to: place } : null);
    },
    onPointerCancel: () => {
      if (drag.current) release(drag.current.disc);
      drag.current = null;
    },
    onClickCapture: (event: MouseEvent) => {
      if (wasDragged.current) event.stopPropagation();
      wasDragged.current = false;
    },
  };
}
