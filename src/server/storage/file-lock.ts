// Makes sure that one server at a time uses a SQLite file: each keeps parts of it in memory.
import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../start-errors.ts';
import { makeDirectories } from './make-directories.ts';
import { DatabaseSync } from './sqlite-driver.ts';
import { SQLITE, sqliteCodeOf } from './sqlite-errors.ts';

/**
 * Locks the file until the returned function is called or the process ends: the system releases the locks of a dead
 * process. The lock is on an empty file beside it, so that the file itself can be backed up meanwhile.
 */
export function lockFile(path: string): () => void {
  if (path === ':memory:') return () => {};
  makeDirectories(dirname(path));
  const lock = new DatabaseSync(`${realPath(path)}.lock`);
  try {
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    throw sqliteCodeOf(error) === SQLITE.busy ? new StartError({ code: 'data-in-use', path }) : error;
  }
  // The lock goes by name, and so does SQLite's journal: through a hard link two servers would write side by side.
  if ((statSync(path, { throwIfNoEntry: false })?.nlink ?? 1) > 1) {
    lock.close();
    throw new StartError({ code: 'data-has-other-names', path });
  }
  return () => lock.close();
}

/** Two names of one file have the same lock. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
