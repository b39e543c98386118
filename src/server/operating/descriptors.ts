// How many files and connections this process may have open.
import { readFileSync } from 'node:fs';

/** For the database, workers, files that are being served. */
const RESERVE = 200;
const LEAST = 50;
/** Where the system does not say, and at most: beyond that one process has other troubles. */
const USUAL = 20_000;

/** Connections that can be open at once without running out of descriptors. */
export function mostConnections(limits = systemLimits()): number {
  const [, given] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  if (given === undefined) return USUAL;
  return Math.min(USUAL, Math.max(LEAST, Number(given) - RESERVE));
}

/** Linux only; empty elsewhere. */
function systemLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
