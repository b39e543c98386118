// Keeps taps and keys at a table for the question they were aimed at.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { Aim } from './aim.ts';

/** What decides something: moves, steps to one, a yes, and lifting the curtain. Looking is always possible. */
const DECIDES = '[data-move], [data-step], [data-lift]';
const KEYS = ['Enter', ' '];

export function useAim(room: RefObject<HTMLElement | null>, question: string): void {
  const [aim] = useState(() => new Aim(() => settings().settleMs));
  useLayoutEffect(() => aim.ask(question));
  useEffect(() => {
    const root = room.current;
    if (!root) return;
    const decides = ({ target }: Event) => target instanceof Element && target.closest(DECIDES) !== null;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onPointer = () => aim.begin();
    const onKey = (event: KeyboardEvent) => {
      if (!KEYS.includes(event.key) || !decides(event)) return;
      // A key that is held down would answer question after question.
      if (event.repeat) stop(event);
      else aim.begin();
    };
    const onClick = (event: Event) => {
      if (decides(event) && !aim.lands()) stop(event);
    };
    root.addEventListener('pointerdown', onPointer, true);
    root.addEventListener('keydown', onKey, true);
    root.addEventListener('click', onClick, true);
    return () => {
      root.removeEventListener('pointerdown', onPointer, true);
      root.removeEventListener('keydown', onKey, true);
      root.removeEventListener('click', onClick, true);
    };
  }, [room, aim]);
}
