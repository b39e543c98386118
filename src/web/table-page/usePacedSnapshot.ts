// The snapshot of a table that is on the screen, at the pace of the settings, with a number that rises with every one.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { announceUpcomingPosition } from '../../parts/upcomingPosition.ts';
import type { Snapshot, TableClient } from '../table/tableClient.ts';
import { type PacePhase, SnapshotPace } from './snapshotPace.ts';

export interface CurrentSnapshot {
  readonly snapshot: Snapshot;
  readonly revision: number;
}

export interface Pace {
  readonly phase: PacePhase;
  /** Ends the present beat. */
  next(): void;
  /** As long as it is held, one position follows the other. */
  setFast(isFast: boolean): void;
}

export function usePacedSnapshot(
  client: TableClient,
  beatMs: (snapshot: Snapshot) => number,
  /** The beats are counted anew when it changes. */
  speed: string,
): { readonly now: CurrentSnapshot | null; readonly pace: Pace } {
  const [now, setNow] = useState<CurrentSnapshot | null>(null);
  const [phase, setPhase] = useState<PacePhase>('idle');
  const beat = useRef(beatMs);
  beat.current = beatMs;
  const pace = useMemo(
    () =>
      new SnapshotPace({
        show: (snapshot) => {
          announceUpcomingPosition();
          setNow((before) => ({
            snapshot: before ? withSameMoves(before.snapshot, snapshot) : snapshot,
            revision: (before?.revision ?? 0) + 1,
          }));
        },
        release: (ply) => client.release(ply),
        onPhase: setPhase,
        beatMs: (snapshot) => beat.current(snapshot),
      }),
    [client],
  );
  useEffect(() => {
    const stop = client.subscribe((snapshot) => pace.receive(snapshot));
    return () => {
      stop();
      pace.close();
    };
  }, [client, pace]);
  useLayoutEffect(() => pace.restart(), [speed, pace]);
  return {
    now,
    pace: { phase, next: () => pace.next(), setFast: (isFast) => pace.setFast(isFast) },
  };
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
