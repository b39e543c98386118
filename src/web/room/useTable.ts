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
    () => link.subscribe((snapshot) => setNow((before) => ({ snapshot, moment: (before?.moment ?? 0) + 1 }))),
    [link],
  );
  return now;
}
