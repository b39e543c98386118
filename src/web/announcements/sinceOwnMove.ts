// What has happened since a seat last did something: all of it, oldest first.
import type { Seat } from '../../engine/game.ts';
import type { LogEntry } from '../../parts/board.ts';

/** For a spectator, who makes no moves. */
const WATCHED_ENTRIES = 5;

export function sinceOwnMove(log: readonly LogEntry[], seat: Seat | null): readonly LogEntry[] {
  if (seat === null) return log.slice(-WATCHED_ENTRIES);
  const own = log.findLastIndex(({ by }) => by === seat);
  return log.slice(own + 1);
}
