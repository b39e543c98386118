// The latest snapshot of a table, with a number that rises with every snapshot.
import { useEffect, useState } from 'preact/hooks';
import type { Snapshot, TableClient } from '../table/tableClient.ts';

export interface CurrentSnapshot {
  readonly snapshot: Snapshot;
  readonly revision: number;
}

export function useSnapshot(client: TableClient): CurrentSnapshot | null {
  const [now, setNow] = useState<CurrentSnapshot | null>(null);
  useEffect(
    () =>
      client.subscribe((snapshot) =>
        setNow((before) => ({
          snapshot: before ? withSameMoves(before.snapshot, snapshot) : snapshot,
          revision: (before?.revision ?? 0) + 1,
        })),
      ),
    [client],
  );
  return now;
}

/** While the question is the same, its list of moves stays the same object, so that an unfinished choice is not lost when others decide. */
export function withSameMoves(before: Snapshot, next: Snapshot): Snapshot {
  const isSame =
    before.seat === next.seat &&
    before.since === next.since &&
    before.moves.length === next.moves.length &&
    before.moves.every(({ notation }, i) => notation === next.moves[i]?.notation);
  return isSame ? { ...next, moves: before.moves } : next;
}
