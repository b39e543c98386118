// When a player has little time left: how little depends on the clock of the table.
import type { Clock } from '../../protocol/values.ts';

export interface RunningClock {
  readonly leftMs: number;
  readonly isLow: boolean;
}

const [MIN_LOW_MS, MAX_LOW_MS] = [10_000, 3 * 3_600_000];
/** Of the time for a decision, and of the time for the whole game. */
const [MOVE_SHARE, GAME_SHARE] = [0.2, 0.1];

export function isLowTime(clock: Clock, leftMs: number): boolean {
  if (!clock) return false;
  const share = clock.kind === 'move' ? MOVE_SHARE : GAME_SHARE;
  return leftMs <= Math.min(MAX_LOW_MS, Math.max(MIN_LOW_MS, clock.seconds * 1000 * share));
}
