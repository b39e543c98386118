// One server at one SQLite file: two would each believe to know everything about it.
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { StartFault } from '../start-faults.ts';
import { makeFolders } from './folders.ts';

const BUSY = 5;

/**
 * Takes the file until it is given back or the process ends, however it ends: the system forgets its locks. It is a lock on
 * an empty file beside it, so that back-ups can be made meanwhile.
 */
export function holdFile(path: string): () => void {
  if (path === ':memory:') return () => {};
  makeFolders(dirname(path));
  const lock = new DatabaseSync(`${realPath(path)}.lock`);
  try {
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    const isTaken = error instanceof Error && 'errcode' in error && error.errcode === BUSY;
    throw isTaken ? new StartFault({ code: 'data-in-use', path }) : error;
  }
  return () => lock.close();
}

/** The same file by another name is the same file. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
