// The end of a game: known also while one looks back from it, and its result can be opened again.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Outcome } from '../../engine/game.ts';
import type { Snapshot } from '../table/link.ts';

export interface Ending {
  /** Null while the game goes on. */
  readonly outcome: Outcome | null;
  /** Whether the result is shown, and whether somebody asked for it rather than the game having just ended. */
  readonly shown: 'no' | 'by-itself' | 'asked';
  show(): void;
  close(): void;
}

/** Where a result was shown since the page was loaded: whoever comes back, from the coach perhaps, knows it. */
const shownAt = new Set<string>();

export function useEnding({ outcome, ply, last }: Snapshot, isCopy: boolean): Ending {
  const seen = useRef<{ readonly outcome: Outcome; readonly last: number } | null>(null);
  // A position before the end has no outcome; one that was reached after taking back is the end no longer.
  if (ply === last) seen.current = outcome && { outcome, last };
  const ended = seen.current?.last === last ? seen.current.outcome : null;
  // Whoever comes for a certain moment, or back to a game that is long over, is not told the result first.
  const [path] = useState(location.pathname);
  const isKnown = isCopy || shownAt.has(path) || location.search.includes('at=');
  const [closedAt, setClosedAt] = useState(isKnown ? last : -1);
  const isOver = ended !== null;
  useEffect(() => {
    if (!isOver) return;
    return () => void shownAt.add(path);
  }, [isOver, path]);
  const [isAsked, setAsked] = useState(false);
  const isNew = ply === last && closedAt !== last;
  return {
    outcome: ended,
    shown: ended === null ? 'no' : isAsked ? 'asked' : isNew ? 'by-itself' : 'no',
    show: () => setAsked(true),
    close: () => {
      setAsked(false);
      setClosedAt(last);
    },
  };
}
