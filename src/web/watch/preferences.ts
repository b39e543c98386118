// How this device last watched bots: open hands or not, and how fast.
import { readStored, writeStored } from '../browserStorage.ts';

export const WATCH_SPEEDS = ['slow', 'normal', 'fast'] as const;
export type WatchSpeed = (typeof WATCH_SPEEDS)[number];

const HANDS_KEY = 'scriptorium.watch.hands';
const SPEED_KEY = 'scriptorium.watch.speed';

export const readOpenHands = (): boolean => readStored(HANDS_KEY) !== 'closed';

export const saveOpenHands = (isOpen: boolean): void => writeStored(HANDS_KEY, isOpen ? 'open' : 'closed');

export function readWatchSpeed(): WatchSpeed {
  const stored = readStored(SPEED_KEY);
  return WATCH_SPEEDS.find((speed) => speed === stored) ?? 'normal';
}

export const saveWatchSpeed = (speed: WatchSpeed): void => writeStored(SPEED_KEY, speed);
