// The tables whose ending was seen on this device: its ceremony is not played again by itself, also after a reload.
import { readStored, writeStored } from '../../browserStorage.ts';

const KEY = 'scriptorium.endingsSeen';
const MAX_KEPT = 60;

function seen(): readonly string[] {
  return (readStored(KEY) ?? '').split(' ').filter((path) => path !== '');
}

export const hasSeenEnding = (path: string): boolean => seen().includes(path);

export function rememberEnding(path: string): void {
  if (!hasSeenEnding(path)) writeStored(KEY, [...seen(), path].slice(-MAX_KEPT).join(' '));
}
