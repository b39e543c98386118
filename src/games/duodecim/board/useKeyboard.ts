// The keyboard on the stone: left and right lead along the path from one possible thing to the next, and a choice leads on to what it opens.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Picked } from './picking.ts';

const POSSIBLE = 'button:is([data-move], [data-step], [data-cancel])';
const NEXT = ':is([data-move], [data-step])';

export function useKeyboard(
  root: RefObject<HTMLElement | null>,
  picked: Picked | null,
): (event: KeyboardEvent) => void {
  useFollow(root, picked);
  return (event) => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const { activeElement } = document;
    if (way === 0 || !root.current || !(activeElement instanceof HTMLElement)) return;
    const all = [...root.current.querySelectorAll<HTMLElement>('button')];
    const stops = all.filter((thing) => thing === activeElement || thing.matches(POSSIBLE));
    const next = stops.at((stops.indexOf(activeElement) + way) % stops.length);
    if (stops.length < 2 || !next) return;
    event.preventDefault();
    event.stopPropagation();
    for (const thing of all) thing.tabIndex = thing === next ? 0 : -1;
    next.focus();
  };
}

/** Only for those who play by key: a finger or a mouse finds its way, and must not be shown a focus. */
function useFollow(root: RefObject<HTMLElement | null>, picked: Picked | null): void {
  const from = picked?.from;
  const to = picked?.to;
  const pawn = useRef<HTMLElement | null>(null);
  const byKey = useRef(false);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      byKey.current = target instanceof Element && target.matches(':focus-visible');
    };
    const onPointer = () => {
      byKey.current = false;
    };
    const element = root.current;
    element?.addEventListener('focusin', onFocus);
    element?.addEventListener('pointerdown', onPointer);
    return () => {
      element?.removeEventListener('focusin', onFocus);
      element?.removeEventListener('pointerdown', onPointer);
    };
  }, [root]);
  useEffect(() => {
    const { activeElement: active } = document;
    const stone = root.current;
    if (!stone || !byKey.current) return;
    if (active instanceof HTMLElement && stone.contains(active) && from !== undefined) {
      const next = stone.querySelector<HTMLElement>(NEXT);
      if (!active.matches('[data-cancel]') || !next) return;
      if (to === undefined) pawn.current = active;
      next.focus();
    } else if (active === document.body) {
      const back = pawn.current?.isConnected ? pawn.current : stone.querySelector<HTMLElement>(NEXT);
      back?.focus();
    }
  }, [from, to]);
}
