// Keyboard control of the stone: left and right walk along the path, letter by letter, and a choice moves the focus on to the next one.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Moves, Picked } from './picking.ts';

const POSSIBLE = 'button:is([data-move], [data-step], [data-cancel])';
const NEXT = ':is([data-move], [data-step])';

export function useKeyboard(
  root: RefObject<HTMLElement | null>,
  picked: Picked | null,
  moves: Moves,
): (event: KeyboardEvent) => void {
  useFollow(root, picked, moves);
  return (event) => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const { activeElement } = document;
    if (way === 0 || !root.current || !(activeElement instanceof HTMLElement)) return;
    const stops = alongPath([...root.current.querySelectorAll<HTMLElement>('button')]);
    const next = stops.at((stops.indexOf(activeElement) + way) % stops.length);
    if (stops.length < 2 || !next) return;
    event.preventDefault();
    event.stopPropagation();
    stopAt(root.current, next);
  };
}

/** The letters in the order of the path, whatever lies on them; the rims and the choice of a way after them. */
function alongPath(buttons: readonly HTMLElement[]): HTMLElement[] {
  const placeOf = (button: HTMLElement) =>
    Number(button.style.getPropertyValue('--place')) || Number.MAX_VALUE;
  return buttons.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Moves the focus there, and Tab returns there. */
function stopAt(stone: HTMLElement, next: HTMLElement | null): void {
  for (const thing of stone.querySelectorAll<HTMLElement>('button')) {
    if (next) thing.tabIndex = thing === next ? 0 : -1;
  }
  next?.focus();
}

/** Only for keyboard players: touch and mouse players must not see a focus ring. */
function useFollow(root: RefObject<HTMLElement | null>, picked: Picked | null, moves: Moves): void {
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
  // Before the page finds that nothing has the focus.
  useLayoutEffect(() => {
    const { activeElement: active } = document;
    const stone = root.current;
    if (!stone || !byKey.current) return;
    const next = stone.querySelector<HTMLElement>(NEXT);
    if (active === document.body) {
      const isThere = pawn.current?.isConnected && pawn.current.matches(POSSIBLE);
      stopAt(stone, isThere ? pawn.current : next);
    }
    if (active instanceof HTMLElement && stone.contains(active)) {
      const isPicked = from !== undefined && active.matches('[data-cancel]');
      if (isPicked && to === undefined) pawn.current = active;
      if (isPicked || !active.matches(POSSIBLE)) stopAt(stone, next);
    }
  }, [from, to, moves]);
}
