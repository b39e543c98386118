// Keeps taps and keys at a table for the question they were aimed at.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { Aim } from './aim.ts';

/** What decides something: moves, steps to one, a yes, lifting the curtain, a teacher's next sentence. Looking is always possible. */
const DECIDES = '[data-move], [data-step], [data-lift], [data-next]';
const KEYS = ['Enter', ' '];

export function useAim(room: RefObject<HTMLElement | null>, question: string): void {
  const [aim] = useState(() => new Aim(() => settings().settleMs));
  useLayoutEffect(() => aim.ask(question));
  useEffect(() => {
    // At the document: a room may show that it loads before it has anything to tap.
    const isInside = ({ target }: Event) => target instanceof Node && room.current?.contains(target) === true;
    const decides = (event: Event) =>
      isInside(event) && event.target instanceof Element && event.target.closest(DECIDES) !== null;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onPointer = (event: Event) => {
      if (isInside(event)) aim.begin();
    };
    const onKey = (event: KeyboardEvent) => {
      if (!KEYS.includes(event.key) || !decides(event)) return;
      // A key that is held down would answer question after question.
      if (event.repeat) stop(event);
      else aim.begin();
    };
    const onClick = (event: Event) => {
      if (decides(event) && !aim.lands()) stop(event);
    };
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('click', onClick, true);
    };
  }, [room, aim]);
}
