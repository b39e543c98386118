// The latest snapshot of a table, and a number that changes with each.
import { useEffect, useState } from 'preact/hooks';
import type { Snapshot, TableLink } from '../table/link.ts';

export interface Now {
  readonly snapshot: Snapshot;
  readonly moment: number;
}

export function useTable(link: TableLink): Now | null {
  const [now, setNow] = useState<Now | null>(null);
  useEffect(
    () =>
      link.subscribe((snapshot) =>
        setNow((before) => ({
          snapshot: before ? following(before.snapshot, snapshot) : snapshot,
          moment: (before?.moment ?? 0) + 1,
        })),
      ),
    [link],
  );
  return now;
}

/** While the question is the same, its moves stay the same list: a choice half made is not lost when others decide. */
export function following(before: Snapshot, next: Snapshot): Snapshot {
  const isSame =
    before.seat === next.seat &&
    before.since === next.since &&
    before.moves.length === next.moves.length &&
    before.moves.every(({ notation }, i) => notation === next.moves[i]?.notation);
  return isSame ? { ...next, moves: before.moves } : next;
}
