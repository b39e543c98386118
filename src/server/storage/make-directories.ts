// Creates a directory and its missing parents, one by one. Node's `mkdir` with `recursive` never returns where the system refuses a new directory with ENOENT, as it does under /proc.
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Throws the system's error if one of them cannot be created. */
export function makeDirectories(path: string): void {
  const missing: string[] = [];
  for (let directory = resolve(path); !exists(directory); directory = dirname(directory)) {
    missing.push(directory);
    if (dirname(directory) === directory) break;
  }
  for (const directory of missing.reverse()) {
    try {
      mkdirSync(directory);
    } catch (error) {
      // Another process may have created it meanwhile.
      if (!exists(directory)) throw error;
    }
  }
}

const exists = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;
