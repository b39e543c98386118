// Makes a folder and those above it, one by one: Node's own way (`recursive`) never ends where the system says that a folder it is to make does not exist, as under /proc.
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Throws what the system says where one cannot be made. */
export function makeFolders(path: string): void {
  const missing: string[] = [];
  for (let folder = resolve(path); !exists(folder); folder = dirname(folder)) {
    missing.push(folder);
    if (dirname(folder) === folder) break;
  }
  for (const folder of missing.reverse()) {
    try {
      mkdirSync(folder);
    } catch (error) {
      // Made by somebody else meanwhile.
      if (!exists(folder)) throw error;
    }
  }
}

const exists = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;
