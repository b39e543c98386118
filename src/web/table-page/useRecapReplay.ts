// Plays the turns since the player's last one again on the board, one position after the other, then returns to now.
import { useEffect, useState } from 'preact/hooks';
import type { Turn } from '../../engine/turns.ts';
import { useSettings } from '../settings/settings.ts';

const STEP_MS = 900;

/** The positions to show: the one before the first turn, then one after each decision, up to but without the present one. */
export function recapPlies(turns: readonly Turn[], last: number): readonly number[] {
  const plies = new Set(turns.flatMap(({ entries }) => entries.map(({ ply }) => ply)));
  const [first] = plies;
  if (first === undefined) return [];
  return [Math.max(0, first - 1), ...plies].filter((ply, i, all) => ply < last && all.indexOf(ply) === i);
}

export interface RecapReplay {
  readonly isOn: boolean;
  start(): void;
  /** Back to now. */
  stop(): void;
}

interface ReplayedTable {
  readonly turns: readonly Turn[];
  readonly last: number;
  showPly(ply: number): void;
}

export function useRecapReplay({ turns, last, showPly }: ReplayedTable): RecapReplay {
  const stepMs = useSettings().motion + STEP_MS;
  const [left, setLeft] = useState<readonly number[] | null>(null);
  useEffect(() => {
    if (left === null) return;
    const [ply, ...rest] = left;
    if (ply !== undefined) showPly(ply);
    const timer = setTimeout(
      () => {
        if (rest.length > 0) setLeft(rest);
        else {
          setLeft(null);
          showPly(last);
        }
      },
      ply === undefined ? 0 : stepMs,
    );
    return () => clearTimeout(timer);
  }, [left]);
  return {
    isOn: left !== null,
    start: () => setLeft(recapPlies(turns, last)),
    stop: () => {
      if (left === null) return;
      setLeft(null);
      showPly(last);
    },
  };
}
