// The number of connections that the system's limit of open files allows.
import { readFileSync } from 'node:fs';

/** File descriptors for the database, workers and files that are being served. */
const RESERVED_DESCRIPTORS = 200;
const MIN_CONNECTIONS = 50;
/** Also the value where the system has no limit: beyond it, processor and memory of one process are the limit. */
const MAX_CONNECTIONS = 20_000;

/** Connections that can be open at once without running out of file descriptors. */
export function connectionCapacity(limits = systemLimits()): number {
  const [, given] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  if (given === undefined) return MAX_CONNECTIONS;
  return Math.min(MAX_CONNECTIONS, Math.max(MIN_CONNECTIONS, Number(given) - RESERVED_DESCRIPTORS));
}

/** Empty on other systems than Linux. */
function systemLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
