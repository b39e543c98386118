// What has happened since somebody last decided: as much as they have to read before they decide again.
import type { Seat } from '../../engine/game.ts';
import type { LogEntry } from '../../parts/board.ts';

/**
 * The seat's last decision and everything after it; everything if it has not decided yet.
 * Without a seat (a spectator after the end): the last decision of anybody.
 */
export function recentEntries(log: readonly LogEntry[], seat: Seat | null): readonly LogEntry[] {
  const last = seat === null ? log.at(-1) : log.findLast(({ by }) => by === seat);
  return last ? log.filter(({ ply }) => ply >= last.ply) : log;
}
