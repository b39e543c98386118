// Asks for a name before somebody sits down for the first time. Asked once: a second tap goes on without one.
import { useRef, useState } from 'preact/hooks';
import { settings } from '../settings/settings.ts';

export interface NameFirst {
  readonly isAsked: boolean;
  /** Runs `act` if there is a name, or if it was asked for in vain; otherwise asks, and keeps `act` for `go`. */
  before(act: () => void): void;
  /** The name is typed: goes on with what was wanted. */
  go(): void;
}

export function useNameFirst(): NameFirst {
  const [isAsked, setAsked] = useState(false);
  const wanted = useRef<(() => void) | null>(null);
  return {
    isAsked,
    before: (act) => {
      if (isAsked || settings().name.trim() !== '') return act();
      wanted.current = act;
      setAsked(true);
    },
    go: () => {
      if (settings().name.trim() !== '') wanted.current?.();
    },
  };
}
