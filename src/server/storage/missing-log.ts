// Notices a SQLite file that has lost its write-ahead log: the last writes are in the `-wal` file, and without it SQLite opens an older or empty database without an error.
import { closeSync, existsSync, openSync, readSync } from 'node:fs';

/** https://www.sqlite.org/fileformat.html: the version for reading, which is 2 in WAL mode. */
const READ_VERSION_OFFSET = 19;
const WAL = 2;

/**
 * Whether the file is in WAL mode without a log beside it. A server that ends leaves WAL mode, a backup never was in it,
 * and after a crash the log is there. So the file was copied alone while a server used it, or the log was deleted; or
 * another program has opened the file after a crash and merged the log, which loses nothing. Ask before the file is opened.
 */
export function lacksLog(path: string): boolean {
  return existsSync(path) && !existsSync(`${path}-wal`) && readVersionOf(path) === WAL;
}

function readVersionOf(path: string): number | null {
  let file: number | null = null;
  try {
    file = openSync(path, 'r');
    const byte = Buffer.alloc(1);
    return readSync(file, byte, 0, 1, READ_VERSION_OFFSET) === 1 ? (byte[0] ?? null) : null;
  } catch {
    // Whatever is wrong with the file, SQLite reports it.
    return null;
  } finally {
    if (file !== null) closeSync(file);
  }
}
