// What operators tell everybody, as far as this page knows it.
import type { Bulletin } from '../../protocol/bulletins.ts';

let known: readonly Bulletin[] = [];
const listeners = new Set<(bulletins: readonly Bulletin[]) => void>();

/** From the socket of a table, or by asking. */
export function receiveBulletins(bulletins: readonly Bulletin[]): void {
  known = bulletins;
  for (const listener of listeners) listener(bulletins);
}

export function onBulletins(listener: (bulletins: readonly Bulletin[]) => void): () => void {
  listeners.add(listener);
  listener(known);
  return () => listeners.delete(listener);
}
