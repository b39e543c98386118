// Applies the stale tap guard to taps and keys at a table.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { StaleTapGuard } from './staleTaps.ts';

/** Elements that decide something: moves, steps, confirmation, passing the device, the teacher's next text. Looking is always possible. */
const DECIDES = '[data-move], [data-step], [data-uncover], [data-next]';
const KEYS = ['Enter', ' '];

export function useStaleTapGuard(root: RefObject<HTMLElement | null>, question: string): void {
  const [guard] = useState(() => new StaleTapGuard(() => settings().settleMs));
  useLayoutEffect(() => guard.show(question));
  useEffect(() => {
    // On the document, because the root may be empty while it loads.
    const isInside = ({ target }: Event) => target instanceof Node && root.current?.contains(target) === true;
    const decides = (event: Event) =>
      isInside(event) && event.target instanceof Element && event.target.closest(DECIDES) !== null;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onPointer = (event: Event) => {
      if (isInside(event)) guard.begin();
    };
    const onKey = (event: KeyboardEvent) => {
      if (!KEYS.includes(event.key) || !decides(event)) return;
      // A held key would answer one question after another.
      if (event.repeat) stop(event);
      else guard.begin();
    };
    const onClick = (event: Event) => {
      if (decides(event) && !guard.accepts()) stop(event);
    };
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('click', onClick, true);
    };
  }, [root, guard]);
}
