// The outcome of a finished game, also while an earlier position is shown, and whether the result is open.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Outcome } from '../../engine/game.ts';
import type { Snapshot } from '../table/tableClient.ts';

export interface GameOver {
  /** Null during the game, and if it was not played to its end. */
  readonly outcome: Outcome | null;
  readonly isOver: boolean;
  /** Whether the result is open, and whether it opened by itself or was asked for. */
  readonly shown: 'no' | 'by-itself' | 'asked';
  show(): void;
  close(): void;
}

/** The paths whose result was shown since the page was loaded; it does not open again, for example after the coach. */
const shownAt = new Set<string>();

/** `isStopped`: the match ended before its game was over. */
export function useGameOver(
  { outcome, ply, last }: Snapshot,
  { isCopy, isStopped }: { readonly isCopy: boolean; readonly isStopped: boolean },
): GameOver {
  const seen = useRef<{ readonly outcome: Outcome; readonly last: number } | null>(null);
  // Earlier positions have no outcome, so the last one is remembered; after taking back it is no longer valid.
  if (ply === last) seen.current = outcome && { outcome, last };
  const ended = seen.current?.last === last ? seen.current.outcome : null;
  // A link to a position, or a return to a finished game, does not open the result.
  const [path] = useState(location.pathname);
  const isKnown = isCopy || shownAt.has(path) || location.search.includes('at=');
  const [closedAt, setClosedAt] = useState(isKnown ? last : -1);
  const isOver = ended !== null || isStopped;
  useEffect(() => {
    if (!isOver) return;
    return () => void shownAt.add(path);
  }, [isOver, path]);
  const [isAsked, setAsked] = useState(false);
  const isNew = ply === last && closedAt !== last;
  return {
    outcome: ended,
    isOver,
    shown: !isOver ? 'no' : isAsked ? 'asked' : isNew ? 'by-itself' : 'no',
    show: () => setAsked(true),
    close: () => {
      setAsked(false);
      setClosedAt(last);
    },
  };
}
