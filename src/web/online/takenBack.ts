// Who has taken a decision back, from the position before and the one that stands now.
import type { Snapshot } from '../table/tableClient.ts';
import type { TakenBack } from './onlineState.ts';

/** Null if nothing was taken back between the two. The first decision that no longer stands is that of who took it back. */
export function takenBack(
  before: Pick<Snapshot, 'takeBacks' | 'log'> | null,
  now: Pick<Snapshot, 'takeBacks' | 'ply'>,
): TakenBack | null {
  const { takeBacks, ply } = now;
  if (!before || takeBacks === undefined || takeBacks <= (before.takeBacks ?? 0)) return null;
  return { ply, takeBacks, seat: before.log.find((entry) => entry.ply > ply)?.by ?? null };
}
